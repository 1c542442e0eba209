#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/games/tetress/game.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::tetress::tests {

using Texts = std::vector<std::string>;

/// Parses a position; the text must be valid.
inline Position position(std::string_view text, Limits limits = Limits::text) {
    const Result<Position> parsed = parse_position(text, limits);
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

/// A position with these tokens, for tests where it does not matter whether a game can reach it.
inline Position tokens(std::string_view rows, int ply, Limits limits = Limits::text) {
    std::array<Board, 2> boards;
    int cell = 0;
    for (const char letter : rows) {
        if (letter == '/') continue;
        if (letter == 'r') boards[red].insert(cell);
        if (letter == 'b') boards[blue].insert(cell);
        ++cell;
    }
    REQUIRE(cell == cell_count);
    return Position(limits, boards, ply);
}

/// The canonical texts of all legal actions, sorted.
inline Texts legal(const Position& position) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    CHECK(static_cast<int>(actions.size()) == position.legal_action_count());
    Texts texts;
    for (const Action action : actions) texts.push_back(format_action(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

inline bool is_legal(const Position& position, const std::string& action) {
    const Texts all = legal(position);
    return std::binary_search(all.begin(), all.end(), action);
}

/// The position after an action. The action must be legal.
inline Position after(Position position, std::string_view text) {
    const Result<Action> action = parse_action(text, position);
    if (!action) FAIL(action.error().message);
    position.play(action.value());
    return position;
}

inline Position after_all(Position position, const Texts& actions) {
    for (const std::string& text : actions) position = after(position, text);
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

/// Calls `visit(position, action)` before every action of random games.
template <class Visit>
void for_random_games(int games, Visit&& visit) {
    Random random(2024);
    for (int game = 0; game < games; ++game) {
        Position position(Limits::text);
        while (!position.outcome().over()) {
            ActionList<Position> actions;
            position.legal_actions(actions);
            const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            visit(position, action);
            position.play(action);
        }
    }
}

}  // namespace quintet::tetress::tests
