#pragma once

#include "engine/core/strength.hpp"

namespace quintet::halma {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 30 to 40 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 20},
    {.depth = 1, .carelessness = 11},
    {.depth = 1, .carelessness = 8},
    {.depth = 1, .carelessness = 6},
    {.depth = 1, .carelessness = 4},
    {.nodes = 300},
    {.nodes = 1'600},
    {.nodes = 5'000},
    {.nodes = 20'000},
    {},
}};

}  // namespace quintet::halma
