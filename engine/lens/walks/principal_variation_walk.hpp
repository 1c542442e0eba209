#pragma once

#include "engine/lens/walks/narrowing.hpp"

namespace quintet::lens {

/// Principal variation search: alpha-beta that expects the first child to be the best. It first
/// searches every other child with a null window, which only shows whether the child is better, and
/// searches it again if it is.
///
/// Sources: Marsland, Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982; Reinefeld,
/// "An Improvement to the Scout Tree Search Algorithm", 1983.
template <PositionType P, EvaluatorType<P> E>
class PrincipalVariation final : public Narrowing<P, E> {
    using typename Narrowing<P, E>::Node;

  public:
    using Narrowing<P, E>::Narrowing;

  private:
    void visit(Node& n) override {
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
            if (n.i == 0) {
                LENS_SEARCH(n, n.moves[n.i], n.depth - 1, n.alpha, n.beta);
            } else {
                LENS_SEARCH(n, n.moves[n.i], n.depth - 1, null_alpha(n), null_beta(n));
                if (n.alpha < n.value && n.value < n.beta) {
                    this->note_research(n, n.alpha, n.beta);
                    LENS_SEARCH(n, n.moves[n.i], n.depth - 1, n.alpha, n.beta);  //@ research
                }
            }
            this->take(n);  //@ take
        }
        this->remember(n);
        return this->leave(n);  //@ leave
        LENS_END
    }

    // The null window is at the bound that a better child would move.
    Score null_alpha(const Node& n) const {
        if (this->maximises(n)) return n.alpha;
        return n.beta - 1;
    }
    Score null_beta(const Node& n) const {
        if (this->maximises(n)) return n.alpha + 1;
        return n.beta;
    }
};

}  // namespace quintet::lens
