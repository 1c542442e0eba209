#pragma once

#include "engine/core/refusal.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// Returns why a stone cannot be placed on a cell of the board now.
Refusal objection(int cell, const Position& position);

/// Returns why an attempt matches no legal action.
Refusal why_not(const Attempt& attempt, const Position& position);

}  // namespace quintet::cachex
