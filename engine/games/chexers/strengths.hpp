#pragma once

#include "engine/core/strength.hpp"

namespace quintet::chexers {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 60 games (`scripts/ladder.mjs`) and came out 143 to 306 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 130},
    {.depth = 1, .carelessness = 74},
    {.depth = 1, .carelessness = 47},
    {.depth = 1, .carelessness = 31},
    {.depth = 1, .carelessness = 21},
    {.depth = 1, .carelessness = 14},
    {.depth = 1, .carelessness = 7},
    {.nodes = 70},
    {.nodes = 600},
    {},
}};

}  // namespace quintet::chexers
