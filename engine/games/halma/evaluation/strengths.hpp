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
inline constexpr LevelRatings level_ratings{148,  515,  973,  1390, 1716,
                                            2048, 2506, 2844, 3302, 3684};

}  // namespace quintet::halma
