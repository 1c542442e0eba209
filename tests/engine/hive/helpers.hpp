#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/games/hive/game.hpp"
#include "engine/games/hive/text/notation.hpp"
#include "tests/engine/actions.hpp"

template <>
struct quintet::tests::GameOf<quintet::hive::Position> {
    using type = quintet::hive::Game;
};

namespace quintet::hive::tests {

using namespace quintet::tests;

inline OptionValues options(const std::string& expansions = "MLP",
                            const std::string& repetition = "none") {
    return OptionValues::make(Game::spec(),
                              {{"expansions", expansions}, {"repetition", repetition}})
        .value();
}

/// Parses a position; the text must be valid. By default all expansions are in play.
inline Position position(std::string_view text, const std::string& expansions = "MLP") {
    const Result<Position> parsed = Game::parse_position(text, options(expansions));
    if (!parsed) FAIL(std::string(text) + ": " + parsed.error().message);
    return parsed.value();
}

/// The message that refuses a position text; empty if the text is valid.
inline std::string refused_position(std::string_view text, const std::string& expansions = "MLP") {
    const Result<Position> parsed = Game::parse_position(text, options(expansions));
    return parsed ? "" : parsed.error().message;
}

inline Position start(const std::string& expansions = "") {
    return Game::start(options(expansions));
}

/// The hexes that a piece may be moved or thrown to, as `q,r`, sorted.
inline Texts targets(const Position& position, std::string_view name) {
    Texts found;
    for (const Action action : actions_of(position)) {
        if (action.is_pass() || action.is_placement()) continue;
        if (name_of(position.piece_of(action)) != name) continue;
        found.push_back(Game::view(action, position).to);
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace quintet::hive::tests
