#pragma once

#include "engine/core/strength.hpp"

namespace quintet::tetress {

/// What the levels do. Chosen so that each beats the one before by much the same: neighbours played
/// 120 games (`scripts/ladder.mjs`) and came out 215 to 367 Elo apart. The tenth is open above, as
/// it has only its time.
inline constexpr Strengths strengths{{
    {.depth = 1, .carelessness = 235},
    {.depth = 1, .carelessness = 23},
    {.nodes = 85},
    {.nodes = 430},
    {.nodes = 1'600},
    {.nodes = 4'300},
    {.nodes = 10'700},
    {.nodes = 29'000},
    {.nodes = 90'000},
    {},
}};

}  // namespace quintet::tetress
