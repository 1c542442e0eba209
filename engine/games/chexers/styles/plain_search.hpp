#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "engine/base/random.hpp"
#include "engine/games/chexers/rules.hpp"

// The searches of the styles: of a fixed depth, without a table, quiescence or knowledge of
// repetitions, as short programs of students are.

namespace quintet::chexers {

inline constexpr double infinite_worth = std::numeric_limits<double>::infinity();

/// What the end of a game is worth to a player: more than any evaluation, and a win the more the
/// sooner it comes.
inline double worth_of_end(const Outcome& outcome, Player player, int ply) {
    if (outcome.state != Outcome::State::won) return 0;
    const double win = 1e9 - ply;
    return outcome.winner == player ? win : -win;
}

/// Returns the action after which `worth(action, position after it, best so far)` is highest; the
/// seed chooses among equals. A worth not above the best so far need not be exact.
template <class Worth>
Action best_action(const Position& position, std::uint64_t seed, Worth&& worth) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    Random random(seed);
    for (std::size_t left = actions.size(); left > 1; --left) {
        std::swap(actions[left - 1], actions[random.below(static_cast<std::uint32_t>(left))]);
    }
    Action best = actions[0];
    double highest = -infinite_worth;
    for (const Action action : actions) {
        Position after = position;
        after.play(action);
        const double here = worth(action, after, highest);
        if (here <= highest) continue;
        highest = here;
        best = action;
    }
    return best;
}

/// Paranoid search: the worth of a position to a player if all others do it the most harm. The
/// value is exact between `alpha` and `beta`. `worth(position, player)` evaluates.
template <class Worth>
double paranoid(const Position& position, Player player, int depth, double alpha, double beta,
                const Worth& worth) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) return worth_of_end(outcome, player, position.ply());
    if (depth == 0) return worth(position, player);
    ActionList<Position> actions;
    position.legal_actions(actions);
    const bool own = position.to_move() == player;
    double best = own ? -infinite_worth : infinite_worth;
    for (const Action action : actions) {
        Position after = position;
        after.play(action);
        const double value = paranoid(after, player, depth - 1, alpha, beta, worth);
        if (own) {
            best = std::max(best, value);
            alpha = std::max(alpha, best);
        } else {
            best = std::min(best, value);
            beta = std::min(beta, best);
        }
        if (alpha >= beta) break;
    }
    return best;
}

/// Best-reply search (Schadd, Winands, "Best Reply Search for Multiplayer Games", 2011): between
/// two actions of the player, one opponent acts and the others pass. A reply counts as one ply.
template <class Worth>
double best_reply(const Position& position, Player player, int depth, double alpha, double beta,
                  const Worth& worth) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) return worth_of_end(outcome, player, position.ply());
    if (depth == 0) return worth(position, player);
    const bool own = position.to_move() == player;
    double best = own ? -infinite_worth : infinite_worth;
    for (const bool first : {true, false}) {
        Position turn = position;
        if (!first) {
            if (own) break;
            turn.play(Action::pass());
            if (turn.outcome().over() || turn.eliminated(turn.to_move())) break;
        }
        ActionList<Position> actions;
        turn.legal_actions(actions);
        for (const Action action : actions) {
            Position after = turn;
            after.play(action);
            if (!own && first && !after.outcome().over()) after.play(Action::pass());
            const double value = best_reply(after, player, depth - 1, alpha, beta, worth);
            if (own) {
                best = std::max(best, value);
                alpha = std::max(alpha, best);
            } else {
                best = std::min(best, value);
                beta = std::min(beta, best);
            }
            if (alpha >= beta) return best;
        }
    }
    return best;
}

using Worths = std::array<double, player_count>;

/// Max^n: the worth of a position to each player if each chooses its own best action. `worths`
/// evaluates for all players. Of equal actions the first is expected.
template <class WorthsOf>
Worths max_n(const Position& position, int depth, const WorthsOf& worths) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) {
        Worths ends{};
        for (Player player = 0; player < player_count; ++player) {
            ends[player] = worth_of_end(outcome, player, position.ply());
        }
        return ends;
    }
    if (depth == 0) return worths(position);
    ActionList<Position> actions;
    position.legal_actions(actions);
    const Player mover = position.to_move();
    Worths best{};
    best[mover] = -infinite_worth;
    for (const Action action : actions) {
        Position after = position;
        after.play(action);
        const Worths values = max_n(after, depth - 1, worths);
        if (values[mover] > best[mover]) best = values;
    }
    return best;
}

}  // namespace quintet::chexers
