#pragma once

#include "engine/core/strength.hpp"

namespace quintet::cachex {

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 223 to 406 Elo apart in 120 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 194},
    {.depth = 1, .temperature = 80},
    {.depth = 1, .temperature = 44},
    {.depth = 1, .temperature = 20},
    {.nodes = 230},
    {.nodes = 850},
    {.nodes = 3'000},
    {.nodes = 11'000},
    {.nodes = 45'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md). The tenth level,
/// which has time only, was measured with 500,000 positions an action.
inline constexpr LevelRatings level_ratings{635,  1002, 1328, 1578, 1976,
                                            2288, 2694, 2917, 3268, 3586};

}  // namespace quintet::cachex
