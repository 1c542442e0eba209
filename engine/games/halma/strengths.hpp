#pragma once

#include "engine/core/strength.hpp"

namespace quintet::halma {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 30 to 40 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 20},
    {.depth = 1, .carelessness = 13},
    {.depth = 1, .carelessness = 9},
    {.depth = 1, .carelessness = 6},
    {.depth = 1, .carelessness = 3},
    {.nodes = 400},
    {.nodes = 1'200},
    {.nodes = 5'000},
    {.nodes = 20'000},
    {},
}};

}  // namespace quintet::halma
