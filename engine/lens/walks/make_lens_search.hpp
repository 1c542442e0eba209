#pragma once

#include <memory>
#include <utility>

#include "engine/lens/session.hpp"
#include "engine/lens/walks/alpha_beta_walk.hpp"
#include "engine/lens/walks/aspiration_walk.hpp"
#include "engine/lens/walks/best_reply_walk.hpp"
#include "engine/lens/walks/expectimax_walk.hpp"
#include "engine/lens/walks/max_n_walk.hpp"
#include "engine/lens/walks/minimax_walk.hpp"
#include "engine/lens/walks/negamax_walk.hpp"
#include "engine/lens/walks/principal_variation_walk.hpp"
#include "engine/lens/walks/root.hpp"
#include "engine/lens/walks/uct.hpp"

namespace quintet::lens {

/// Returns an unstarted search of `root`, or an error in the options. The root must
/// have at least one action.
template <PositionType P, EvaluatorType<P> E>
Result<std::unique_ptr<Session>> make_search(Root<P, E> root, const Options& options) {
    GameFacts facts{P::player_count, has_bounded_sum<P>};
    if constexpr (HasLeaves<P>) {
        facts.given = true;
        facts.chance = root.position.tree().chance;
    }
    if (const Status status = check(options, facts); !status) return status.error();
    std::unique_ptr<Session> made;
    switch (options.algorithm) {
        case Algorithm::minimax:
            made = std::make_unique<Minimax<P, E>>(std::move(root), options);
            break;
        case Algorithm::paranoid:
        case Algorithm::alpha_beta:
            made = std::make_unique<AlphaBeta<P, E>>(std::move(root), options);
            break;
        case Algorithm::pvs:
            made = std::make_unique<PrincipalVariation<P, E>>(std::move(root), options);
            break;
        case Algorithm::max_n: made = std::make_unique<MaxN<P, E>>(std::move(root), options); break;
        case Algorithm::best_reply:
            made = std::make_unique<BestReply<P, E>>(std::move(root), options);
            break;
        case Algorithm::uct: made = std::make_unique<Uct<P, E>>(std::move(root), options); break;
        case Algorithm::negamax:
            if constexpr (P::player_count == 2) {
                made = std::make_unique<Negamax<P, E>>(std::move(root), options);
            }
            break;
        case Algorithm::aspiration:
            made = std::make_unique<Aspiration<P, E>>(std::move(root), options);
            break;
        case Algorithm::expectimax:
            if constexpr (HasLeaves<P> && P::player_count == 2) {
                made = std::make_unique<Expectimax<P, E>>(std::move(root), options);
            }
            break;
    }
    return made;
}

}  // namespace quintet::lens
