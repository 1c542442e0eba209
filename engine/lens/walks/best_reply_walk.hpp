#pragma once

#include <vector>

#include "engine/lens/walks/alpha_beta_walk.hpp"

namespace quintet::lens {

/// Best-reply search: in each round only one opponent replies, the one that hurts most. Levels of
/// the player who searches and of its opponents alternate, so it searches deeper than the paranoid
/// algorithm. It is alpha-beta with other moves: a move of the opponents is one action of each, of
/// which at most one is not that opponent's default action.
///
/// In BRS (2011) the other opponents make no move, which these games do not allow.
/// This is BRS+ (2013): they play a default action, here the one with the best static evaluation
/// for themselves.
///
/// Sources: Schadd, Winands, "Best Reply Search for Multiplayer Games", 2011; Esser, Gras, Winands,
/// Schadd, Lanctot, "Improving Best-Reply Search", 2013.
template <PositionType P, EvaluatorType<P> E>
class BestReply final : public AlphaBeta<P, E> {
    using typename AlphaBeta<P, E>::Node;
    using Action = typename P::Action;

  public:
    using AlphaBeta<P, E>::AlphaBeta;

  private:
    void list_moves(const Node& n, bool noisy_only, std::vector<Move<P>>& out) const override {
        if (this->maximises(n)) return Walk<P, E>::list_moves(n, noisy_only, out);
        extend({}, n.position, false, out);
    }

    /// Adds all moves of the opponents that start with the actions of `move`. `replied`: one of
    /// these actions is not a default action.
    void extend(const Move<P>& move, const P& position, bool replied,
                std::vector<Move<P>>& out) const {
        const bool done = !move.empty() && (move.size() == Move<P>::capacity() || over(position) ||
                                            position.to_move() == this->player_);
        if (done) return out.push_back(move);
        const Action standard = default_action(position);
        const auto extend_with = [&](const Action& action, bool reply) {
            Move<P> longer = move;
            longer.push_back(action);
            P next = position;
            next.play(action);
            extend(longer, next, reply, out);
        };
        extend_with(standard, replied);
        if (replied) return;
        ActionList<P> actions;
        position.legal_actions(actions);
        for (const Action& action : actions) {
            if (!(action == standard)) extend_with(action, true);
        }
    }

    /// Returns the action after which the static evaluation is best for the player to move; of
    /// equal ones the first.
    Action default_action(const P& position) const {
        ActionList<P> actions;
        position.legal_actions(actions);
        Action best = actions[0];
        Score most = -infinity;
        for (const Action& action : actions) {
            P next = position;
            next.play(action);
            const Outcome outcome = next.outcome();
            const auto values = outcome.over() ? final_scores<P::player_count>(outcome, 1)
                                               : this->root_.evaluator.evaluate(next);
            const Score value = values[position.to_move()];
            if (value <= most) continue;
            most = value;
            best = action;
        }
        return best;
    }

    static bool over(const P& position) {
        if constexpr (HasLeaves<P>) return position.is_leaf();
        return position.outcome().over();
    }
};

}  // namespace quintet::lens
