#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/search/features.hpp"
#include "engine/search/search_hooks.hpp"

namespace quintet::search {

/// A quiescence search of max^n: the player to move takes the static evaluation, or the best of the
/// three noisy actions with the highest move ordering scores. Follows at most `plies` actions.
template <PositionType P, EvaluatorType<P> E>
Scores<P::player_count> quiesce(const E& evaluator, const P& position, int plies) {
    using Action = typename P::Action;
    constexpr std::size_t players = P::player_count;
    constexpr std::size_t most = 3;
    Scores<players> best = evaluator.evaluate(position);
    if (plies == 0 || !HasNoisyActions<E, P>) return best;
    const Player player = position.to_move();
    std::array<std::pair<int, Action>, most> first{};
    std::size_t count = 0;
    ActionList<P> actions;
    if constexpr (ListsNoisyActions<E, P>) {
        evaluator.noisy_actions(position, actions);
    } else {
        position.legal_actions(actions);
    }
    if (actions.size() == 0) return best;
    const auto orderer = orderer_of(evaluator, position);
    for (const Action& action : actions) {
        if (!ListsNoisyActions<E, P> && !is_noisy(evaluator, position, action)) continue;
        std::pair<int, Action> next{orderer(action), action};
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
                                           : quiesce(evaluator, child, plies - 1);
        if (scores[player] > best[player]) best = scores;
    }
    return best;
}

/// A paranoid quiescence search of at most `plies` plies: returns the score for `player` if all
/// others play against it, or a bound if the score is outside `alpha` and `beta`. The player to
/// move may take the static evaluation instead of a noisy action.
template <PositionType P, EvaluatorType<P> E>
Score quiesce_for(const E& evaluator, const P& position, Player player, Score alpha, Score beta,
                  int plies) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) return final_scores<P::player_count>(outcome, 1)[player];
    Score best = evaluator.evaluate(position)[player];
    if (plies == 0 || !HasNoisyActions<E, P>) return best;
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
        if (!is_noisy(evaluator, position, action)) continue;
        P child = position;
        child.play(action);
        if (take(quiesce_for(evaluator, child, player, alpha, beta, plies - 1))) break;
    }
    return best;
}

}  // namespace quintet::search
