#pragma once

#include "engine/core/refusal.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Returns why the player to move cannot place or move this piece to this hex: `moving wA1 would
/// split the hive`. The piece must be in the variant, the hex must not be its own, and the action
/// must not be legal.
Refusal objection(Piece piece, Cell to, const Position& position);

/// Returns why an attempt matches no legal action. Empty for a click on an empty hex without a
/// piece to move, unless only pieces from the hand can be played.
Refusal why_not(const Attempt& attempt, const Position& position);

}  // namespace quintet::hive
