#pragma once

#include "engine/core/strength.hpp"

namespace quintet::tetress {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 120 games (`scripts/ladder.mjs`) and came out 191 to 458 Elo apart. The tenth is open above:
/// with 200,000 nodes an action it won 39 of 40 games against the ninth and drew one.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 235},
    {.depth = 1, .carelessness = 34},
    {.depth = 1, .carelessness = 11},
    {.nodes = 120},
    {.nodes = 400},
    {.nodes = 1'600},
    {.nodes = 4'500},
    {.nodes = 13'000},
    {.nodes = 36'000},
    {},
}};

}  // namespace quintet::tetress
