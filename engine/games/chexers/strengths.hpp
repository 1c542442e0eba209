#pragma once

#include "engine/core/strength.hpp"

namespace quintet::chexers {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 180 or 240 games (`scripts/ladder.mjs`) and came out 200 to 276 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 65},
    {.depth = 1, .carelessness = 39},
    {.depth = 1, .carelessness = 25},
    {.depth = 1, .carelessness = 17},
    {.depth = 1, .carelessness = 11},
    {.depth = 1, .carelessness = 7},
    {.depth = 1, .carelessness = 3},
    {.nodes = 88},
    {.nodes = 600},
    {},
}};

}  // namespace quintet::chexers
