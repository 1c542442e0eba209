#pragma once

#include "engine/core/strength.hpp"

namespace quintet::cachex {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 120 games (`scripts/ladder.mjs`) and came out 223 to 406 Elo apart.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 194},
    {.depth = 1, .carelessness = 80},
    {.depth = 1, .carelessness = 44},
    {.depth = 1, .carelessness = 20},
    {.nodes = 230},
    {.nodes = 850},
    {.nodes = 3'000},
    {.nodes = 11'000},
    {.nodes = 45'000},
    {},
}};

}  // namespace quintet::cachex
