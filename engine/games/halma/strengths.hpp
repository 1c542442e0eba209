#pragma once

#include "engine/core/strength.hpp"

namespace quintet::halma {

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 326 to 458 Elo apart in 120 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 20},
    {.depth = 1, .temperature = 12},
    {.depth = 1, .temperature = 8},
    {.depth = 1, .temperature = 5},
    {.depth = 1, .temperature = 3},
    {.nodes = 450},
    {.nodes = 1'500},
    {.nodes = 5'000},
    {.nodes = 24'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md).
inline constexpr LevelRatings level_ratings{
    .above_random = 148, .above_first = {0, 367, 825, 1242, 1568, 1900, 2358, 2696, 3154, 3536}};

}  // namespace quintet::halma
