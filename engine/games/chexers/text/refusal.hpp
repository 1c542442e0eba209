#pragma once

#include "engine/core/refusal.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// Returns why an action other than PASS, between hexes of the board, is not legal now.
Refusal objection(Action action, const Position& position);

/// Returns why an attempt matches no legal action. Empty for a click on an empty hex without a
/// piece to move.
Refusal why_not(const Attempt& attempt, const Position& position);

}  // namespace quintet::chexers
