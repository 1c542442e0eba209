#pragma once

#include "engine/core/strength.hpp"

namespace quintet::chexers {

/// The ten levels, each clearly above the one before: neighbours were 137 to 254 Elo apart in 180
/// to 600 games (`scripts/ladder.mjs`). Headway keeps games between weak levels short.
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 160, .headway = 105},
    {.depth = 1, .temperature = 58, .headway = 34},
    {.depth = 1, .temperature = 31, .headway = 17},
    {.depth = 1, .temperature = 20, .headway = 11},
    {.depth = 1, .temperature = 13, .headway = 7},
    {.depth = 1, .temperature = 8, .headway = 4},
    {.depth = 1, .temperature = 3},
    {.nodes = 88},
    {.nodes = 600},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md).
inline constexpr LevelRatings level_ratings{405, 574, 785, 964, 1149, 1329, 1466, 1670, 1875, 2129};

}  // namespace quintet::chexers
