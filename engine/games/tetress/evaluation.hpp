#pragma once

#include "engine/core/score.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// What a position is worth, in hundredths of a token.
class Evaluator {
  public:
    static constexpr double scale = 400;

    Scores<2> evaluate(const Position& position) const;
    int order(const Position& position, Action action) const;
    /// Placements that fill a line.
    bool loud(const Position& position, Action action) const;
    void loud_actions(const Position& position, ActionList<Position>& out) const;
};

}  // namespace quintet::tetress
