#pragma once

#include "engine/core/strength.hpp"

namespace quintet::cachex {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 30 to 40 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 120},
    {.depth = 1, .carelessness = 65},
    {.depth = 1, .carelessness = 37},
    {.depth = 1, .carelessness = 22},
    {.depth = 1, .carelessness = 10},
    {.nodes = 200},
    {.nodes = 600},
    {.nodes = 3'000},
    {.nodes = 20'000},
    {},
}};

}  // namespace quintet::cachex
