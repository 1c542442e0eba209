#pragma once

#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"
#include "engine/games/cachex/evaluation/tuning.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// Evaluates a position as a sum of terms for stones, available captures, and each player's
/// distance from an unbroken chain. Explicitly given weights apply to boards of all sizes.
class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;

    /// The lead that multiplies the odds of winning by e, fitted to scores that searches reported
    /// and the results of their games (`scripts/calibrate.mjs`).
    static constexpr double scale = 340;
    static constexpr SearchConstants search_constants = cachex::search_constants;

    static const Weights& default_weights(const Position& position);
    Scores<2> evaluate(const Position& position) const;
    int order(const Position& position, Action action) const;
    bool noisy(const Position& position, Action action) const;
    /// All captures, generated at once.
    void noisy_actions(const Position& position, ActionList<Position>& out) const;
};

}  // namespace quintet::cachex
