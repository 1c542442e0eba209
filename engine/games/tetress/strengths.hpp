#pragma once

#include "engine/core/strength.hpp"

namespace quintet::tetress {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 30 to 40 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 100},
    {.depth = 1, .carelessness = 10},
    {.depth = 1, .carelessness = 3},
    {.nodes = 100},
    {.nodes = 280},
    {.nodes = 1'000},
    {.nodes = 2'000},
    {.nodes = 9'000},
    {.nodes = 40'000},
    {},
}};

}  // namespace quintet::tetress
