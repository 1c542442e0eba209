#pragma once

#include "engine/core/score.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// What a position is worth. The unit is a hundredth of a tempo: 100 points are one stone less to
/// place until an unbroken chain, were the opponent to stand still.
class Evaluator {
  public:
    /// A lead of two tempi is worth odds of e to 1.
    static constexpr double scale = 200;

    Scores<2> evaluate(const Position& position) const;
    int order(const Position& position, Action action) const;
    bool loud(const Position& position, Action action) const;
};

}  // namespace quintet::cachex
