#pragma once

#include <string>
#include <string_view>

#include "engine/games/chexers/game.hpp"
#include "engine/games/chexers/text/notation.hpp"
#include "tests/engine/actions.hpp"

template <>
struct quintet::tests::GameOf<quintet::chexers::Position> {
    using type = quintet::chexers::Game;
};

namespace quintet::chexers::tests {

using namespace quintet::tests;

inline OptionValues options(const std::string& limits = "text") {
    return OptionValues::make(Game::spec(), {{"limits", limits}}).value();
}

/// Parses a position; the text must be valid.
inline Position position(std::string_view text, const std::string& limits = "text") {
    const Result<Position> parsed = Game::parse_position(text, options(limits));
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

}  // namespace quintet::chexers::tests
