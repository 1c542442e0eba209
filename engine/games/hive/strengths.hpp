#pragma once

#include "engine/core/strength.hpp"

namespace quintet::hive {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 30 to 40 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 100},
    {.depth = 1, .carelessness = 55},
    {.depth = 1, .carelessness = 35},
    {.depth = 1, .carelessness = 22},
    {.depth = 1, .carelessness = 12},
    {.nodes = 300},
    {.nodes = 1'500},
    {.nodes = 7'000},
    {.nodes = 50'000},
    {},
}};

}  // namespace quintet::hive
