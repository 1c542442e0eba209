#pragma once

#include "engine/core/strength.hpp"

namespace quintet::cachex {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 120 games (`scripts/ladder.mjs`) and came out 241 to 484 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 194},
    {.depth = 1, .carelessness = 97},
    {.depth = 1, .carelessness = 57},
    {.depth = 1, .carelessness = 34},
    {.depth = 1, .carelessness = 11},
    {.nodes = 300},
    {.nodes = 1'000},
    {.nodes = 4'000},
    {.nodes = 28'000},
    {},
}};

}  // namespace quintet::cachex
