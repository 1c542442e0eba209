#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"
#include "engine/tuning/search_constants.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::cachex {

/// How selective a search of Cachex is. The numbers were found by self-play on size 8 (SPSA),
/// except `reverse_futility`: self-play found 52, and the higher value keeps short wins from being
/// overlooked. They gain about 100 Elo over the defaults; see `EXPERIMENTS.md`.
inline constexpr Selectivity selectivity{
    .reduction = 112,
    .reduction_base = 68,
    .reduction_pv = -198,
    .reduction_history = -592,
    .reverse_futility = 65,
    .reverse_futility_base = -9,
    .futility = 105,
    .futility_base = 63,
    .futility_depth = 2,
    .late_actions = 143,
    .late_actions_base = 261,
    .late_actions_square = 22,
};

/// `margin` is the unit that the weights were tuned with. A cache of evaluations gives 1.08 times
/// as many nodes a second.
inline constexpr SearchConstants search_constants{.margin = 200, .worth_remembering = true};

/// The weights of the terms, in the unit of `Evaluator`. The first of a pair counts for the player
/// to move, the second for the other player. They were found by self-play on size 8 (SPSA); see
/// `EXPERIMENTS.md`.
struct Weights {
    using Pair = std::array<Score, 2>;

    /// Each stone on the board.
    Pair stone{32, 41};
    /// Each empty cell where a stone would capture.
    Pair capturing_cell{52, 44};
    /// Each opposing stone that such a placement would capture.
    Pair capturable{8, 3};
    /// If there is at least one such cell.
    Pair capture{25, 0};
    /// If there are two or more such cells.
    Pair captures{13, 22};
    /// Each pair of adjacent opposing stones whose two common neighbours (the capturing cells) are
    /// both empty.
    Pair open_neighbours{19, 20};
    /// Each pair of opposing stones with two common neighbours, both empty.
    Pair open_bridge{22, 4};
    /// Each stone missing for a chain, if the opponent stood still.
    Pair distance{-293, -315};
    /// Each step of all shortest chains that only one cell can make.
    Pair bottleneck{-35, -40};
    /// Each empty cell on some shortest chain.
    Pair path_cell{15, 17};
    /// If two stones are missing.
    Pair two_away{26, 39};
    /// Each further stone missing once everything that can be captured is gone.
    Pair cut{-90, -141};
    /// Each stone fewer missing once everything that can be captured is gone.
    Pair breakthrough{15, 15};
    /// Each empty cell next to the player's stones.
    Pair liberty{-33, -40};
    /// Each stone with a neighbour of the same colour.
    Pair contact{10, 13};
    /// The right to move.
    Score to_move = 5;
    /// The player to move lacks one stone and wins by placing it.
    Score win = 2143;

    /// How selective the search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("stone", self.stone);
        visit("capturing_cell", self.capturing_cell);
        visit("capturable", self.capturable);
        visit("capture", self.capture);
        visit("captures", self.captures);
        visit("open_neighbours", self.open_neighbours);
        visit("open_bridge", self.open_bridge);
        visit("distance", self.distance);
        visit("bottleneck", self.bottleneck);
        visit("path_cell", self.path_cell);
        visit("two_away", self.two_away);
        visit("cut", self.cut);
        visit("breakthrough", self.breakthrough);
        visit("liberty", self.liberty);
        visit("contact", self.contact);
        visit("to_move", self.to_move);
        visit("win", self.win);
        visit("search", self.search);
    }
};

/// Boards of this size and larger have separate weights.
inline constexpr int first_large_size = 10;
/// The weights for large boards, from logistic regression alone, in the same unit. Here the weights
/// from self-play are about 90 Elo weaker; see `EXPERIMENTS.md`.
inline constexpr Weights large_board_weights{
    .stone = {60, 74},
    .capturing_cell = {38, 80},
    .capturable = {6, -25},
    .capture = {25, 8},
    .captures = {38, 60},
    .open_neighbours = {74, 47},
    .open_bridge = {19, 11},
    .distance = {-286, -319},
    .bottleneck = {-94, -91},
    .path_cell = {3, 8},
    .two_away = {121, 85},
    .cut = {-168, -209},
    .breakthrough = {168, 124},
    .liberty = {-19, -22},
    .contact = {-11, -22},
    .to_move = 17,
    .win = 3000,
    .search = selectivity,
};

/// The ten levels, spaced so that each beats the one before by a similar margin: neighbours were
/// 223 to 406 Elo apart in 120 games (`scripts/ladder.mjs`).
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 194},
    {.depth = 1, .temperature = 80},
    {.depth = 1, .temperature = 44},
    {.depth = 1, .temperature = 20},
    {.nodes = 230},
    {.nodes = 850},
    {.nodes = 3'000},
    {.nodes = 11'000},
    {.nodes = 45'000},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md). The tenth level,
/// which has time only, was measured with 500,000 positions an action.
inline constexpr LevelRatings level_ratings{635,  1002, 1328, 1578, 1976,
                                            2288, 2694, 2917, 3268, 3586};

}  // namespace quintet::cachex
