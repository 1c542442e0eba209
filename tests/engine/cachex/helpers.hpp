#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/games/cachex/game.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::cachex::tests {

using Texts = std::vector<std::string>;

/// Parses a position; the text must be valid. Its number of rows is the size.
inline Position position(std::string_view text) {
    const auto size = 1 + std::count(text.begin(), text.end(), '/');
    const Result<Position> parsed = parse_position(text, static_cast<int>(size));
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

/// The canonical texts of all legal actions, in the order of generation.
inline Texts legal(const Position& position) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    CHECK(static_cast<int>(actions.size()) == position.legal_action_count());
    Texts texts;
    for (const Action action : actions) texts.push_back(format_action(action));
    return texts;
}

inline bool is_legal(const Position& position, const std::string& action) {
    const Texts all = legal(position);
    return std::find(all.begin(), all.end(), action) != all.end();
}

/// The position after an action. The action must be legal.
inline Position after(Position position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    if (!action) FAIL(action.error().message);
    position.play(action.value());
    return position;
}

/// The rows alone, without the player to move and the number of actions.
inline std::string rows(const Position& position) {
    const std::string text = format_position(position);
    return text.substr(0, text.find(' '));
}

/// The message that refuses an action; empty if the action is legal.
inline std::string refusal(const Position& position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    return action ? "" : action.error().message;
}

inline Action random_action(const Position& position, Random& random) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Calls `visit(position, action)` before every action of `games` random games on every size.
template <class Visit>
void for_random_games(int games, Visit&& visit) {
    Random random(2022);
    for (int size = smallest_size; size <= largest_size; ++size) {
        for (int game = 0; game < games; ++game) {
            Position position(size);
            while (!position.outcome().over()) {
                const Action action = random_action(position, random);
                visit(position, action);
                position.play(action);
            }
        }
    }
}

}  // namespace quintet::cachex::tests
