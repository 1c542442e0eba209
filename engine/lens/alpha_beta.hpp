#pragma once

#include <algorithm>

#include "engine/lens/walk.hpp"

namespace quintet::lens {

/// Alpha-beta, fail-soft: minimax that leaves out children which cannot change the root's value.
/// The player who searches can already get `alpha` elsewhere, its opponent can hold it to `beta`
/// elsewhere; once `beta <= alpha`, one of them avoids this node. With several opponents, who count
/// as one, this is the paranoid algorithm.
///
/// Sources: Knuth, Moore, "An Analysis of Alpha-Beta Pruning", 1975; Fishburn, "Another
/// Optimization of Alpha-Beta Search", 1983 (fail-soft); Sturtevant, Korf, "On Pruning Techniques
/// for Multi-Player Games", 2000 (paranoid).
template <PositionType P, EvaluatorType<P> E>
class AlphaBeta : public Walk<P, E> {
  protected:
    using typename Walk<P, E>::Node;

  public:
    using Walk<P, E>::Walk;

  private:
    void visit(Node& n) final {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        if (this->recalls(n)) return this->leave(n);  //@ table
        n.best = this->maximises(n) ? -infinity : infinity;
        if (n.depth <= 0) stand_pat(n);  //@ stand-pat
        for (n.i = 0; n.i < n.moves.size(); ++n.i) {
            if (n.beta <= n.alpha) {
                this->cut(n);  //@ cut
                break;
            }
            LENS_SEARCH(n, n.moves[n.i], n.depth - 1, n.alpha, n.beta);
            take(n);  //@ take
        }
        this->remember(n);
        return this->leave(n);  //@ leave
        LENS_END
    }

    void take(Node& n) {
        const bool better = this->maximises(n) ? n.value > n.best : n.value < n.best;
        if (better) this->keep(n);
        narrow(n);
        this->note_taken(n, better);
    }

    void stand_pat(Node& n) {
        Walk<P, E>::stand_pat(n);
        narrow(n);
    }

    void narrow(Node& n) {
        if (this->maximises(n)) {
            n.alpha = std::max(n.alpha, n.best);
        } else {
            n.beta = std::min(n.beta, n.best);
        }
    }
};

}  // namespace quintet::lens
