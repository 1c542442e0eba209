#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/core/concepts.hpp"
#include "engine/search/features.hpp"
#include "engine/search/ordering.hpp"

namespace quintet::search {

/// What a position is worth once the loud actions are over: whoever is to move may be content
/// with things as they are, or take the best of the actions that come first.
template <PositionType P, EvaluatorType<P> E>
Scores<P::player_count> settle(const E& evaluator, const P& position, int plies) {
    using Action = typename P::Action;
    constexpr std::size_t players = P::player_count;
    constexpr std::size_t most = 3;
    Scores<players> best = evaluator.evaluate(position);
    if (plies == 0) return best;
    const Player player = position.to_move();
    std::array<std::pair<int, Action>, most> first{};
    std::size_t count = 0;
    ActionList<P> actions;
    if constexpr (ListsLoudActions<E, P>) {
        evaluator.loud_actions(position, actions);
    } else {
        position.legal_actions(actions);
    }
    if (actions.size() == 0) return best;
    const auto guess = order_of(evaluator, position);
    for (const Action& action : actions) {
        if (!ListsLoudActions<E, P> && !evaluator.loud(position, action)) continue;
        std::pair<int, Action> next{guess(action), action};
        for (std::size_t i = 0; i < count; ++i) {
            if (next.first > first[i].first) std::swap(next, first[i]);
        }
        if (count < most) first[count++] = next;
    }
    for (std::size_t i = 0; i < count; ++i) {
        P child = position;
        child.play(first[i].second);
        const Outcome outcome = child.outcome();
        const Scores<players> scores = outcome.over()
                                           ? final_scores<players>(outcome, max_plies - plies)
                                           : settle(evaluator, child, plies - 1);
        if (scores[player] > best[player]) best = scores;
    }
    return best;
}

/// What a position is worth to one player once the loud actions of at most so many plies are over,
/// if all others want nothing but its harm; bounds outside of `alpha` and `beta`. Whoever is to
/// move may leave things as they are.
template <PositionType P, EvaluatorType<P> E>
Score settle_alone(const E& evaluator, const P& position, Player player, Score alpha, Score beta,
                   int plies) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) return final_scores<P::player_count>(outcome, 1)[player];
    Score best = evaluation_for(evaluator, position, player);
    if (plies == 0) return best;
    const bool own = position.to_move() == player;
    const auto take = [&](Score score) {
        best = own ? std::max(best, score) : std::min(best, score);
        (own ? alpha : beta) = own ? std::max(alpha, best) : std::min(beta, best);
        return alpha >= beta;
    };
    if (take(best)) return best;
    ActionList<P> actions;
    position.legal_actions(actions);
    for (const typename P::Action& action : actions) {
        if (!evaluator.loud(position, action)) continue;
        P child = position;
        child.play(action);
        if (take(settle_alone(evaluator, child, player, alpha, beta, plies - 1))) break;
    }
    return best;
}

}  // namespace quintet::search
