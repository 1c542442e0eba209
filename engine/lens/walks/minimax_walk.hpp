#pragma once

#include "engine/lens/walks/walk.hpp"

namespace quintet::lens {

/// Minimax: the player who searches takes the child with the highest value, its opponent the one
/// with the lowest. Several opponents count as one who minimises the player's value.
///
/// Source: Shannon, "Programming a Computer for Playing Chess", 1950.
template <PositionType P, EvaluatorType<P> E>
class Minimax final : public Walk<P, E> {
    using typename Walk<P, E>::Node;

  public:
    using Walk<P, E>::Walk;

  private:
    void visit(Node& n) override {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        n.best = this->maximises(n) ? -infinity : infinity;
        if (n.depth <= 0) this->stand_pat(n);  //@ stand-pat
        for (n.i = 0; n.i < n.moves.size(); ++n.i) {
            LENS_SEARCH(n, n.moves[n.i], n.depth - 1);
            take(n);  //@ take
        }
        return this->leave(n);  //@ leave
        LENS_END
    }

    void take(Node& n) {
        const bool better = this->maximises(n) ? n.value > n.best : n.value < n.best;
        if (better) this->keep(n);
        this->note_taken(n, better);
    }
};

}  // namespace quintet::lens
