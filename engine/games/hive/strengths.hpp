#pragma once

#include "engine/core/strength.hpp"

namespace quintet::hive {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 120 to 160 games (`scripts/ladder.mjs`) and came out 202 to 296 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 118},
    {.depth = 1, .carelessness = 70},
    {.depth = 1, .carelessness = 50},
    {.depth = 1, .carelessness = 34},
    {.depth = 1, .carelessness = 13},
    {.nodes = 340},
    {.nodes = 1'700},
    {.nodes = 7'500},
    {.nodes = 50'000},
    {},
}};

}  // namespace quintet::hive
