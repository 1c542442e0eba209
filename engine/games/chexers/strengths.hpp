#pragma once

#include "engine/core/strength.hpp"

namespace quintet::chexers {

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 200 to 276 Elo apart in 180 or 240 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 65},
    {.depth = 1, .temperature = 39},
    {.depth = 1, .temperature = 25},
    {.depth = 1, .temperature = 17},
    {.depth = 1, .temperature = 11},
    {.depth = 1, .temperature = 7},
    {.depth = 1, .temperature = 3},
    {.nodes = 88},
    {.nodes = 600},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md).
inline constexpr LevelRatings level_ratings{497,  712,  964,  1181, 1415,
                                            1615, 1891, 2095, 2300, 2554};

}  // namespace quintet::chexers
