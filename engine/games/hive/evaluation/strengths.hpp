#pragma once

#include "engine/core/strength.hpp"

namespace quintet::hive {

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 202 to 296 Elo apart in 120 to 160 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 118},
    {.depth = 1, .temperature = 70},
    {.depth = 1, .temperature = 50},
    {.depth = 1, .temperature = 34},
    {.depth = 1, .temperature = 13},
    {.nodes = 340},
    {.nodes = 1'700},
    {.nodes = 7'500},
    {.nodes = 50'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md). The tenth level,
/// which has time only, was measured with 500,000 positions an action.
inline constexpr LevelRatings level_ratings{756,  974,  1176, 1420, 1682,
                                            1923, 2219, 2442, 2687, 2972};

}  // namespace quintet::hive
