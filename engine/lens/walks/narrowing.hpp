#pragma once

#include <algorithm>

#include "engine/lens/walks/walk.hpp"

namespace quintet::lens {

/// The common part of alpha-beta and principal variation search: the best value narrows the window
/// of the next children.
template <PositionType P, EvaluatorType<P> E>
class Narrowing : public Walk<P, E> {
  protected:
    using typename Walk<P, E>::Node;

  public:
    using Walk<P, E>::Walk;

  protected:
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
