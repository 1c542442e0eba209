#pragma once

#include <cstdint>
#include <numeric>
#include <span>

#include "engine/lens/walks/walk.hpp"

namespace quintet::lens {

/// Expectimax: minimax with chance nodes (expectiminimax). The value of a chance node is the mean
/// of its children's values, each weighted with its probability. Nothing is cut off: a bound on the
/// mean would need bounds on all values.
///
/// Source: Michie, "Game-Playing and Game-Learning Automata", 1966.
template <PositionType P, EvaluatorType<P> E>
class Expectimax final : public Walk<P, E> {
    using typename Walk<P, E>::Node;

  public:
    using Walk<P, E>::Walk;

  private:
    void visit(Node& n) override {
        LENS_BEGIN(n)                                 //@ enter
        if (this->is_leaf(n)) return this->leave(n);  //@ leaf
        n.best = this->maximises(n) ? -infinity : infinity;
        if (this->is_chance(n)) start_mean(n);  //@ chance
        for (n.i = 0; n.i < n.moves.size(); ++n.i) {
            LENS_SEARCH(n, n.moves[n.i], n.depth - 1);
            take(n);  //@ take
        }
        return this->leave(n);  //@ leave
        LENS_END
    }

    void start_mean(Node& n) {
        n.total = 0;
        this->trace_.write(EventKind::chance, {n.number}, weights_of(n));
    }

    void take(Node& n) {
        if (this->is_chance(n)) return add(n);
        const bool better = this->maximises(n) ? n.value > n.best : n.value < n.best;
        if (better) this->keep(n);
        this->note_taken(n, better);
    }

    /// Adds the value of an outcome, weighted with its probability.
    void add(Node& n) {
        const auto weights = weights_of(n);
        n.total += std::int64_t{weights[n.i]} * n.value;
        const auto whole = std::accumulate(weights.begin(), weights.end(), 0);
        n.best = mean_of(n.total, whole);
        n.values[this->player_] = n.best;
        n.values[1 - this->player_] = -n.best;
        this->note_taken(n, false);
    }

    static std::span<const std::int32_t> weights_of(const Node& n) {
        if constexpr (HasLeaves<P>) return n.position.weights();
        return {};
    }
};

}  // namespace quintet::lens
