#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chexers/game.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::chexers::tests {

inline OptionValues options(const std::string& limits = "text") {
    return OptionValues::make(spec(), {{"limits", limits}}).value();
}

/// Parses a position; the text must be valid.
inline Position position(std::string_view text, const std::string& limits = "text") {
    const Result<Position> parsed = parse_position(text, options(limits));
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

/// The canonical texts of all legal actions, sorted.
inline std::vector<std::string> legal(const Position& position) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    std::vector<std::string> texts;
    for (const Action action : actions) texts.push_back(format_action(action));
    std::sort(texts.begin(), texts.end());
    CHECK(static_cast<int>(texts.size()) == position.legal_action_count());
    return texts;
}

inline bool is_legal(const Position& position, const std::string& action) {
    const std::vector<std::string> all = legal(position);
    return std::find(all.begin(), all.end(), action) != all.end();
}

/// The position after an action. The action must be legal.
inline Position after(Position position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    if (!action) FAIL(action.error().message);
    position.play(action.value());
    return position;
}

/// The message that refuses an action; empty if the action is legal.
inline std::string refusal(const Position& position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    return action ? "" : action.error().message;
}

using Texts = std::vector<std::string>;

}  // namespace quintet::chexers::tests
