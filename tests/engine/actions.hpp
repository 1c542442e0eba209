#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/core/concepts.hpp"
#include "tests/engine/catch.hpp"

// Positions and actions as texts, for the tests of one game.

namespace quintet::tests {

using Texts = std::vector<std::string>;

/// The game of a position: `using type = Game`. The helpers.hpp of each game defines it.
template <PositionType P>
struct GameOf;

/// Returns all legal actions.
template <PositionType P>
ActionList<P> actions_of(const P& position) {
    ActionList<P> actions;
    position.legal_actions(actions);
    CHECK(static_cast<int>(actions.size()) == position.legal_action_count());
    return actions;
}

/// Returns the canonical texts of all legal actions, sorted.
template <PositionType P>
Texts legal(const P& position) {
    Texts texts;
    for (const auto& action : actions_of(position)) {
        texts.push_back(GameOf<P>::type::format_action(action, position));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

template <PositionType P>
bool is_legal(const P& position, const std::string& action) {
    const Texts all = legal(position);
    return std::binary_search(all.begin(), all.end(), action);
}

/// Returns the position after an action, which must be legal.
template <PositionType P>
P after(P position, std::string_view text) {
    const auto action = GameOf<P>::type::parse_action(text, position);
    if (!action) FAIL(action.error().message);
    position.play(action.value());
    return position;
}

template <PositionType P>
P after_all(P position, const Texts& texts) {
    for (const std::string& text : texts) position = after(position, text);
    return position;
}

/// Returns the message that refuses an action; an empty text if the action is legal.
template <PositionType P>
std::string refusal(const P& position, std::string_view text) {
    const auto action = GameOf<P>::type::parse_action(text, position);
    return action ? "" : action.error().message;
}

/// Returns the key of the reason why an attempt leads to no legal action; empty without one.
template <PositionType P>
std::string why_key(const P& position, const Attempt& attempt) {
    return std::string(GameOf<P>::type::why_not(attempt, position).key);
}

/// Returns the first word of a position's text: the board without the player to move.
template <PositionType P>
std::string rows(const P& position) {
    const std::string text = GameOf<P>::type::format_position(position);
    return text.substr(0, text.find(' '));
}

/// Plays a random game and calls `visit(position, action)` before every action.
template <PositionType P, class Visit>
void play_random_game(P position, Random& random, Visit&& visit) {
    while (!position.outcome().over()) {
        ActionList<P> actions;
        position.legal_actions(actions);
        const auto action = random.pick(actions);
        visit(position, action);
        position.play(action);
    }
}

}  // namespace quintet::tests
