#pragma once

#include "engine/lens/walks/narrowing.hpp"

namespace quintet::lens {

/// Alpha-beta, fail-soft: minimax that skips children that cannot change the root's value.
/// Elsewhere, the player who searches has a choice worth at least `alpha`, and its opponent has a
/// choice worth at most `beta`. Once `beta <= alpha`, one of them avoids this node. With several
/// opponents, who count as one, this is the paranoid algorithm.
///
/// Sources: Knuth, Moore, "An Analysis of Alpha-Beta Pruning", 1975; Fishburn, "Another
/// Optimization of Alpha-Beta Search", 1983 (fail-soft); Sturtevant, Korf, "On Pruning Techniques
/// for Multi-Player Games", 2000 (paranoid).
template <PositionType P, EvaluatorType<P> E>
class AlphaBeta : public Narrowing<P, E> {
  protected:
    using typename Narrowing<P, E>::Node;

  public:
    using Narrowing<P, E>::Narrowing;

  private:
    void visit(Node& n) final {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        if (this->recalls(n)) return this->leave(n);  //@ table
        n.best = this->maximises(n) ? -infinity : infinity;
        if (n.depth <= 0) this->stand_pat(n);  //@ stand-pat
        for (n.i = 0; n.i < n.moves.size(); ++n.i) {
            if (n.beta <= n.alpha) {
                this->cut(n);
                break;  //@ cut
            }
            LENS_SEARCH(n, n.moves[n.i], n.depth - 1, n.alpha, n.beta);
            this->take(n);  //@ take
        }
        this->remember(n);
        return this->leave(n);  //@ leave
        LENS_END
    }
};

}  // namespace quintet::lens
