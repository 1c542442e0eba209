#pragma once

#include "engine/core/refusal.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// Returns why these cells cannot be filled now; they may be in any order.
Refusal objection(const std::array<std::uint8_t, 4>& cells, const Position& position);

/// Returns why an attempt matches no legal action.
Refusal why_not(const Attempt& attempt, const Position& position);

}  // namespace quintet::tetress
