#pragma once

#include "engine/core/refusal.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// Returns why a play between two squares of the board is not legal now.
Refusal objection(Action play, const Position& position);

/// Returns why an attempt matches no legal play. Empty for a click on an empty square without a man
/// to move.
Refusal why_not(const Attempt& attempt, const Position& position);

}  // namespace quintet::halma
