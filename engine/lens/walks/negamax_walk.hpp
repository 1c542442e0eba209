#pragma once

#include <algorithm>

#include "engine/lens/walks/walk.hpp"

namespace quintet::lens {

/// Negamax: alpha-beta with scores for the player to move. A gain for one player is the same loss
/// for the other one, so the value of a child changes its sign, and both players maximise. Only for
/// two players, who move in turn.
///
/// Source: Knuth, Moore, "An Analysis of Alpha-Beta Pruning", 1975.
template <PositionType P, EvaluatorType<P> E>
class Negamax final : public Walk<P, E> {
    using typename Walk<P, E>::Node;

  public:
    using Walk<P, E>::Walk;

  private:
    void visit(Node& n) override {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        if (this->recalls(n)) return this->leave(n);  //@ table
        n.best = -infinity;
        if (n.depth <= 0) stand_pat(n);  //@ stand-pat
        for (n.i = 0; n.i < n.moves.size(); ++n.i) {
            if (n.beta <= n.alpha) {
                this->cut(n);
                break;  //@ cut
            }
            LENS_NEGATED(n, n.moves[n.i], n.depth - 1, -n.beta, -n.alpha);
            take(n);  //@ take
        }
        this->remember(n);
        return this->leave(n);  //@ leave
        LENS_END
    }

    void take(Node& n) {
        const bool better = n.value > n.best;
        if (better) this->keep(n);
        n.alpha = std::max(n.alpha, n.best);
        this->note_taken(n, better);
    }

    void stand_pat(Node& n) {
        Walk<P, E>::stand_pat(n);
        n.alpha = std::max(n.alpha, n.best);
    }

    Player side(const Node& n) const override { return n.position.to_move(); }
};

}  // namespace quintet::lens
