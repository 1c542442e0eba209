#pragma once

#include "engine/lens/walks/walk.hpp"

namespace quintet::lens {

/// Max^n: every player takes the child that is best for itself; of equal ones the first.
///
/// Shallow pruning skips children where the sum of all scores is bounded: the previous player
/// cannot get the share that the player to move already has. `alpha` is the best score of the
/// player to move so far; from `beta` on, the previous player has a better choice elsewhere.
///
/// Sources: Luckhardt, Irani, "An Algorithmic Solution of N-Person Games", 1986; Korf,
/// "Multi-Player Alpha-Beta Pruning", 1991 (shallow pruning).
template <PositionType P, EvaluatorType<P> E>
class MaxN final : public Walk<P, E> {
    using typename Walk<P, E>::Node;
    using typename Walk<P, E>::Values;

  public:
    using Walk<P, E>::Walk;

  private:
    void visit(Node& n) override {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        n.alpha = -infinity;
        if (n.depth <= 0) stand_pat(n);  //@ stand-pat
        for (n.i = 0; n.i < n.moves.size(); ++n.i) {
            if (n.beta <= n.alpha) {
                this->cut(n);
                break;  //@ cut
            }
            LENS_SEARCH(n, n.moves[n.i], n.depth - 1, -infinity, most_useful(n));
            take(n);  //@ take
        }
        return this->leave(n);  //@ leave
        LENS_END
    }

    void take(Node& n) {
        const Score value = n.child_values[n.position.to_move()];
        const bool better = value > n.alpha;
        if (better) {
            this->keep(n);
            n.alpha = value;
        }
        this->note_taken(n, better);
    }

    void stand_pat(Node& n) {
        Walk<P, E>::stand_pat(n);
        n.alpha = n.values[n.position.to_move()];
    }

    /// Returns beta for the current child: the score of its player to move that leaves the player
    /// to move at `n` at most `n.alpha`. Infinity if shallow pruning is off or does not apply.
    Score most_useful(const Node& n) const {
        if (!this->options_.shallow || n.alpha == -infinity) return infinity;
        const Node child = this->after(n, n.moves[n.i]);
        if (child.position.to_move() == n.position.to_move()) return infinity;
        const SumBounds bounds = sum_bounds(n.position);
        constexpr int others = static_cast<int>(P::player_count) - 2;
        return bounds.sum - others * bounds.least - n.alpha;
    }

    Score worth(const Node& n, const Values& values) const override {
        return values[n.position.to_move()];
    }
};

}  // namespace quintet::lens
