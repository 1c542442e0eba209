#pragma once

#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"
#include "engine/tuning/search_constants.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::tetress {

/// How selective a search of Tetress is. The numbers were found by self-play (SPSA). Futility
/// pruning is off: no action is noisy here, so it would leave a single action. See
/// `EXPERIMENTS.md`.
inline constexpr Selectivity selectivity{
    .reduction = 30,
    .reduction_base = 89,
    .reduction_pv = -174,
    .reduction_history = -556,
    .reverse_futility = 197,
    .reverse_futility_base = 1,
    .late_actions = 156,
    .late_actions_base = 187,
    .late_actions_square = 37,
};

/// This `margin` is better in matches than twice its value.
inline constexpr SearchConstants search_constants{.margin = 400};

/// The numbers in the evaluation; see `Evaluator` for the terms.
struct Weights {
    Score token = 90;
    Score mobility = 109;
    Score safe = 370;
    Score exclusive_cell = 111;
    Score tempo = 229;

    /// How selective the search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("token", self.token);
        visit("mobility", self.mobility);
        visit("safe", self.safe);
        visit("exclusive_cell", self.exclusive_cell);
        visit("tempo", self.tempo);
        visit("search", self.search);
    }
};

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 215 to 367 Elo apart in 120 games (`scripts/ladder.mjs`). Only time limits the tenth.
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 235},
    {.depth = 1, .temperature = 23},
    {.nodes = 85},
    {.nodes = 430},
    {.nodes = 1'600},
    {.nodes = 4'300},
    {.nodes = 10'700},
    {.nodes = 29'000},
    {.nodes = 90'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md). The tenth level,
/// which has time only, was measured with 500,000 positions an action.
inline constexpr LevelRatings level_ratings{249,  561,  776,  1114, 1426,
                                            1752, 2090, 2457, 2702, 3138};

}  // namespace quintet::tetress
