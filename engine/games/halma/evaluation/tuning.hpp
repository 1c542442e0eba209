#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"
#include "engine/tuning/search_constants.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::halma {

/// How selective a search of Halma is. The numbers were found by self-play (SPSA) and gain about 40
/// Elo over the defaults; see `EXPERIMENTS.md`.
inline constexpr Selectivity selectivity{
    .reduction = 52,
    .reduction_base = 135,
    .reduction_pv = -112,
    .reduction_history = -510,
    .reverse_futility = 38,
    .futility = 122,
    .futility_base = 42,
    .futility_depth = 2,
    .late_actions = 351,
    .late_actions_base = 292,
    .late_actions_square = 12,
};

/// `margin` is the unit that the weights were tuned with. Most positions are evaluated twice: a
/// cache gives 1.3 times as many nodes a second.
inline constexpr SearchConstants search_constants{.margin = 150, .worth_remembering = true};

/// The numbers in the evaluation; see `Evaluator` for the terms. The first of a pair counts for the
/// player to move, the second for the other player.
struct Weights {
    using Pair = std::array<Score, 2>;

    /// `step` and `aside` are given for every fifth value of the distance: the number of squares
    /// right plus the number of squares down to the far corner. Values in between are interpolated
    /// linearly.
    static constexpr int knot_distance = 5;
    static constexpr std::size_t knots = 7;

    /// Cost of the last square right or down on the way to that distance, in hundredths.
    std::array<Score, knots> step = {620, 554, 238, 1382, 3158, 4649, 3133};
    /// Cost of each square off the long diagonal, in hundredths.
    std::array<Score, knots> aside = {298, 123, 1511, 1334, 895, 308, 149};
    /// Additional cost of each square off the diagonal from the fifth on, in hundredths.
    Score far_aside = 107;
    /// Cost of a man outside the far camp, in tenths.
    Score outside = 71;
    /// Value of the longest chain, in thousandths of its gain.
    Pair longest = {590, 430};
    /// Value of the second longest chain, in thousandths of its gain.
    Pair second = {133, 134};
    /// Value of all chains together, in thousandths of their gains.
    Pair all = {244, 178};
    /// Value of each man next to a chain, in hundredths.
    Pair jumper = {-72, -58};
    /// Additional cost of the last man's way, in thousandths.
    Score last = 50;
    /// Cost of each man on a lattice where the far camp has no square for it, in tenths.
    Score misplaced = 54;

    /// How selective the search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("aside", self.aside);
        visit("far_aside", self.far_aside);
        visit("outside", self.outside);
        visit("longest", self.longest);
        visit("second", self.second);
        visit("all", self.all);
        visit("jumper", self.jumper);
        visit("last", self.last);
        visit("misplaced", self.misplaced);
        visit("search", self.search);
    }
};

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 326 to 458 Elo apart in 120 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 20},
    {.depth = 1, .temperature = 12},
    {.depth = 1, .temperature = 8},
    {.depth = 1, .temperature = 5},
    {.depth = 1, .temperature = 3},
    {.nodes = 450},
    {.nodes = 1'500},
    {.nodes = 5'000},
    {.nodes = 24'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md).
inline constexpr LevelRatings level_ratings{148,  515,  973,  1390, 1716,
                                            2048, 2506, 2844, 3302, 3684};

}  // namespace quintet::halma
