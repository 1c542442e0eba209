#pragma once

#include <optional>

#include "engine/lens/walks/alpha_beta_walk.hpp"

namespace quintet::lens {

/// Aspiration windows: alpha-beta that starts with a window around a guess of the value. A narrow
/// window cuts more. If the value is outside, it is only a bound, and the search is repeated with
/// that side of the window open. In iterative deepening the guess is the value of the iteration
/// before.
///
/// Source: Slate, Atkin, "Chess 4.5: The Northwestern University Chess Program", 1977.
template <PositionType P, EvaluatorType<P> E>
class Aspiration final : public AlphaBeta<P, E> {
  public:
    using AlphaBeta<P, E>::AlphaBeta;

  private:
    Window first_window() override {
        const Score guess = searched_ ? root_value() : this->options_.guess;
        searched_ = true;
        window_ = {guess - this->options_.delta, guess + this->options_.delta};
        return window_;
    }

    std::optional<Window> wider_window() override {
        const Score value = root_value();
        if (window_.alpha < value && value < window_.beta) return {};
        if (value <= window_.alpha) {
            window_.alpha = -infinity;  // failed low
        } else {
            window_.beta = infinity;  // failed high
        }
        return window_;  //@ widen
    }

    /// The value of the root in the last search.
    Score root_value() const { return this->returned_[this->player_]; }

    Window window_{};
    bool searched_ = false;
};

}  // namespace quintet::lens
