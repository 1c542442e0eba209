#pragma once

#include "engine/core/strength.hpp"

namespace quintet::halma {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 120 games (`scripts/ladder.mjs`) and came out 326 to 458 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 20},
    {.depth = 1, .carelessness = 12},
    {.depth = 1, .carelessness = 8},
    {.depth = 1, .carelessness = 5},
    {.depth = 1, .carelessness = 3},
    {.nodes = 450},
    {.nodes = 1'500},
    {.nodes = 5'000},
    {.nodes = 24'000},
    {},
}};

}  // namespace quintet::halma
