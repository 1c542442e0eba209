#pragma once

#include "engine/core/strength.hpp"

namespace quintet::chexers {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 30 to 40 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 130},
    {.depth = 1, .carelessness = 85},
    {.depth = 1, .carelessness = 60},
    {.depth = 1, .carelessness = 42},
    {.depth = 1, .carelessness = 26},
    {.depth = 1, .carelessness = 20},
    {.depth = 1, .carelessness = 13},
    {.depth = 1, .carelessness = 6},
    {.nodes = 400},
    {},
}};

}  // namespace quintet::chexers
