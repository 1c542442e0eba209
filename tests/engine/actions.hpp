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

/// Returns all legal actions, and checks their number and that each has a code and an index.
template <PositionType P>
ActionList<P> actions_of(const P& position) {
    using Action = typename P::Action;
    ActionList<P> actions;
    position.legal_actions(actions);
    CHECK(static_cast<int>(actions.size()) == position.legal_action_count());
    CHECK(std::all_of(actions.begin(), actions.end(), [](Action action) {
        return Action::from_code(action.code()) == action && action.index() < P::action_indices;
    }));
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

/// Plays random games of at most so many plies, and calls `visit(position, action)` before every
/// action.
template <PositionType P, class Visit>
void play_random_games(int games, const P& start, int plies, Random& random, Visit&& visit) {
    for (int game = 0; game < games; ++game) {
        P position = start;
        for (int ply = 0; ply < plies && !position.outcome().over(); ++ply) {
            const auto action = random.pick(actions_of(position));
            visit(position, action);
            position.play(action);
        }
    }
}

/// Plays random games and compares `likely_hash_after` with the hash after each action.
/// `surprising(position, action)` returns whether the two may differ. If `both`, actions of both
/// kinds must occur.
template <PositionType P, class Surprising>
void compare_likely_hashes(const P& start, bool both, Surprising&& surprising) {
    Random random(5);
    int expected = 0;
    int surprises = 0;
    play_random_games(12, start, 120, random, [&](const P& position, typename P::Action action) {
        P next = position;
        next.play(action);
        if (surprising(position, action)) {
            ++surprises;
        } else {
            ++expected;
            REQUIRE(position.likely_hash_after(action) == next.hash());
        }
    });
    CHECK(expected > 100);
    CHECK((surprises > 0) == both);
}

}  // namespace quintet::tests
