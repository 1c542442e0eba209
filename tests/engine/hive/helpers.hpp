#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/hive/game.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::hive::tests {

using Texts = std::vector<std::string>;

inline OptionValues options(const std::string& expansions = "MLP",
                            const std::string& repetition = "none") {
    return OptionValues::make(spec(), {{"expansions", expansions}, {"repetition", repetition}})
        .value();
}

/// Parses a position; the text must be valid. By default all expansions are in play.
inline Position position(std::string_view text, const std::string& expansions = "MLP") {
    const Result<Position> parsed = parse_position(text, options(expansions));
    if (!parsed) FAIL(std::string(text) + ": " + parsed.error().message);
    return parsed.value();
}

/// The message that refuses a position text; empty if the text is valid.
inline std::string refused_position(std::string_view text, const std::string& expansions = "MLP") {
    const Result<Position> parsed = parse_position(text, options(expansions));
    return parsed ? "" : parsed.error().message;
}

inline Position start(const std::string& expansions = "") {
    return Game::start(options(expansions));
}

/// The position after an action. The action must be legal.
inline Position after(Position position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    if (!action) FAIL(action.error().message);
    position.play(action.value());
    return position;
}

inline Position after_all(Position position, const Texts& texts) {
    for (const std::string& text : texts) position = after(position, text);
    return position;
}

inline Actions actions_of(const Position& position) {
    Actions actions;
    position.legal_actions(actions);
    CHECK(static_cast<int>(actions.size()) == position.legal_action_count());
    return actions;
}

/// The canonical texts of all legal actions, sorted.
inline Texts legal(const Position& position) {
    Texts texts;
    for (const Action action : actions_of(position)) {
        texts.push_back(format_action(action, position));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The hexes that a piece may be moved or thrown to, as `q,r`, sorted.
inline Texts targets(const Position& position, std::string_view name) {
    Texts found;
    for (const Action action : actions_of(position)) {
        if (action.is_pass() || action.is_placement()) continue;
        if (name_of(position.piece_of(action)) != name) continue;
        found.push_back(view(action, position).to);
    }
    std::sort(found.begin(), found.end());
    return found;
}

inline bool is_legal(const Position& position, const std::string& action) {
    const Texts all = legal(position);
    return std::find(all.begin(), all.end(), action) != all.end();
}

/// The message that refuses an action; empty if the action is legal.
inline std::string refusal(const Position& position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    return action ? "" : action.error().message;
}

}  // namespace quintet::hive::tests
