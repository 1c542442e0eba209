#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"
#include "engine/tuning/search_constants.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::hive {

/// How selective a search of Hive is. The numbers were found by self-play without expansions (SPSA)
/// and gain 50 to 120 Elo over the defaults; see `EXPERIMENTS.md`.
inline constexpr Selectivity selectivity{
    .reduction = 69,
    .reduction_base = 164,
    .reduction_pv = -122,
    .reduction_history = -368,
    .reverse_futility = 61,
    .reverse_futility_base = -6,
    .futility = 131,
    .futility_base = 33,
    .futility_depth = 3,
    .late_actions = 431,
    .late_actions_base = 295,
    .late_actions_square = 30,
};

/// `margin` is the unit that the weights were tuned with.
inline constexpr SearchConstants search_constants{.margin = 100};

/// The numbers in the evaluation, in hundredths of a unit of log-odds; see `Evaluator` for the
/// terms. The defaults are for games without a pillbug.
struct Weights {
    using ByKind = std::array<Score, kind_count>;    ///< in the order of `Kind`
    using ByFilled = std::array<Score, directions>;  ///< by a queen's filled neighbours, 0 to 5

    Score tempo = 16;
    std::array<ByKind, 6> pieces = {
        ByKind{32, -18, -19, -8, -23, -14, -5, -21},  // hand
        ByKind{56, -7, -9, -10, 1, -5, -3, 1},        // free
        ByKind{6, -27, -38, -15, -36, -1, -8, 9},     // stuck
        ByKind{-2, 19, 31, 5, 4, 32, 6, 33},          // beside
        ByKind{-18, 28, 5, 12, -1, 13, 22, 32},       // beside_stuck
        ByKind{-39, -14, -17, -3, -26, 2, -6, -11}    // covered
    };
    std::array<Score, 3> raised = {2, 79, 45};
    ByFilled danger = {-4, -63, -49, -7, 45, 139};
    ByFilled relief = {2, 1, 18, 13, 17, 59};
    ByFilled threat = {1, 6, 1, -1, 7, 56};
    ByFilled escape = {1, 7, -14, -3, 6, 1};
    ByFilled guard = {4, 1, 20, 50, 18, 28};
    ByFilled shut = {-1, 6, 13, 9, 12, 9};
    ByFilled initiative = {2, 0, -2, -3, -3, -5};
    std::array<Score, 2> spawn = {1, 4};

    /// How selective the search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("tempo", self.tempo);
        visit("hand", self.pieces[0]);
        visit("free", self.pieces[1]);
        visit("stuck", self.pieces[2]);
        visit("beside", self.pieces[3]);
        visit("beside_stuck", self.pieces[4]);
        visit("covered", self.pieces[5]);
        visit("raised", self.raised);
        visit("danger", self.danger);
        visit("relief", self.relief);
        visit("threat", self.threat);
        visit("escape", self.escape);
        visit("guard", self.guard);
        visit("shut", self.shut);
        visit("initiative", self.initiative);
        visit("spawn", self.spawn);
        visit("search", self.search);
    }
};

/// The weights for games with a pillbug, which rescues queens that would be lost without it.
inline constexpr Weights pillbug_weights{
    .tempo = 12,
    .pieces =
        {
            Weights::ByKind{17, -13, -30, -7, -27, -20, -6, -28},  // hand
            Weights::ByKind{46, -8, -8, -9, 0, -4, -3, 2},         // free
            Weights::ByKind{7, -21, -32, -14, -18, -1, -8, 7},     // stuck
            Weights::ByKind{-1, 21, 44, 7, 3, 30, 5, 26},          // beside
            Weights::ByKind{-14, 22, 6, 20, 0, 12, 19, 33},        // beside_stuck
            Weights::ByKind{-74, -10, -33, -4, -23, 2, -8, -12}    // covered
        },
    .raised = {2, 91, 62},
    .danger = {-4, -80, -49, -6, 40, 109},
    .relief = {1, 1, 17, 10, 25, 80},
    .threat = {2, 4, 2, -2, 5, 64},
    .escape = {-2, 11, -12, -2, 10, 0},
    .guard = {4, 2, 24, 31, 17, 43},
    .shut = {0, 7, 15, 13, 6, 5},
    .initiative = {2, 0, 0, -2, -3, -3},
    .spawn = {2, 2},
    .search = selectivity,
};

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 202 to 296 Elo apart in 120 to 160 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 118},
    {.depth = 1, .temperature = 70},
    {.depth = 1, .temperature = 50},
    {.depth = 1, .temperature = 34},
    {.depth = 1, .temperature = 13},
    {.nodes = 340},
    {.nodes = 1'700},
    {.nodes = 7'500},
    {.nodes = 50'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md). The tenth level,
/// which has time only, was measured with 500,000 positions an action.
inline constexpr LevelRatings level_ratings{756,  974,  1176, 1420, 1682,
                                            1923, 2219, 2442, 2687, 2972};

}  // namespace quintet::hive
