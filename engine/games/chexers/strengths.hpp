#pragma once

#include "engine/core/strength.hpp"

namespace quintet::chexers {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 60 to 120 games (`scripts/ladder.mjs`) and came out 183 to 324 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 65},
    {.depth = 1, .carelessness = 37},
    {.depth = 1, .carelessness = 23},
    {.depth = 1, .carelessness = 15},
    {.depth = 1, .carelessness = 11},
    {.depth = 1, .carelessness = 7},
    {.depth = 1, .carelessness = 4},
    {.nodes = 85},
    {.nodes = 520},
    {},
}};

}  // namespace quintet::chexers
