#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// How selective a search of Cachex is. Found by play against itself on size 8 (SPSA with steps of
/// 0.25; the plies up to which each kind is tried were guessed), begun with the usual numbers and
/// futility: 1,600 pairs of games at 6,000 nodes an action and a rate of 0.012 gained 101 Elo
/// [66, 139] at 10,000 nodes and 117 [62, 179] at 50,000 over the usual ones without futility;
/// 1,200 pairs more at 8,000 nodes and 0.01 another 36 [-7, 80] at 10,000 and -17 [-86, 50] at
/// 50,000. `reverse_futility`, 52 by play, was raised so that no short win is overlooked. All
/// together are worth 104 [22, 201] at 300,000 nodes.
inline constexpr Selectivity selectivity{
    .reduction = 112,
    .reduction_base = 68,
    .reduction_open = -198,
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

/// What the terms of the evaluation are worth, in the unit of `Evaluator`. Of each pair the first
/// counts for the player to move, the second for the other.
///
/// All come from play against itself on size 8 (SPSA: 1,500 pairs of games at 1,000 nodes an
/// action, then 1,800 at 2,000), begun with weights from logistic regression on the results of
/// games (Texel's method; sizes 5, 8 and 11). Against those they are worth 120 Elo [44, 210] at
/// 20,000 nodes.
struct Weights {
    using Pair = std::array<Score, 2>;

    /// A stone on the board.
    Pair stone{32, 41};
    /// An empty cell on which a stone would capture.
    Pair capturing_cell{52, 44};
    /// A stone of the opponent that such a stone would take.
    Pair capturable{8, 3};
    /// There is such a cell.
    Pair capture{25, 0};
    /// There are two or more.
    Pair captures{13, 22};
    /// Two adjacent stones of the opponent whose capturing cells are both empty.
    Pair open_neighbours{19, 20};
    /// Two stones of the opponent with two common neighbours, both empty.
    Pair open_bridge{22, 4};
    /// A stone to be placed for a chain, were the opponent to stand still.
    Pair distance{-293, -315};
    /// A step of all shortest chains that one cell alone can make.
    Pair bottleneck{-35, -40};
    /// An empty cell on some shortest chain.
    Pair path_cell{15, 17};
    /// The distance is two.
    Pair two_away{26, 39};
    /// A stone more to be placed once all that can be captured is.
    Pair cut{-90, -141};
    /// A stone less to be placed once all that can be captured is.
    Pair breakthrough{15, 15};
    /// An empty cell next to own stones.
    Pair liberty{-33, -40};
    /// An own stone with an own neighbour.
    Pair contact{10, 13};
    /// The right to move.
    Score to_move = 5;
    /// The player to move lacks one stone and wins with it.
    Score win = 2143;

    /// How selective a search is.
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

/// From this size on boards have weights of their own.
inline constexpr int first_large_size = 10;
/// The weights for large boards. On size 11 those above, found on size 8, lost 89
/// Elo [-1, 192] to these, which come from the regression alone, in the same unit. Play on size 11
/// (SPSA, 916 pairs of games at 2,000 nodes) made them 120 Elo [42, 213] weaker at 5,000 nodes: the
/// distances grew by half.
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

/// What a position is worth: a sum of terms for stones, captures at hand, and how far each player
/// is from an unbroken chain. Weights that are given count on boards of all sizes.
class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;

    /// The lead that is worth odds of e to 1, from what searches told and how their games ended
    /// (`scripts/calibrate.mjs`).
    static constexpr double scale = 340;
    /// 1.08 times as many nodes a second.
    static constexpr bool worth_remembering = true;
    /// What the weights were found with.
    static constexpr Score margin = 200;

    static const Weights& usual_weights(const Position& position);
    Scores<2> evaluate(const Position& position) const;
    int order(const Position& position, Action action) const;
    bool loud(const Position& position, Action action) const;
    /// The captures, found all at once.
    void loud_actions(const Position& position, ActionList<Position>& out) const;
    void loud_actions_in_order(const Position& position, ActionList<Position>& out) const {
        loud_actions(position, out);
    }
};

}  // namespace quintet::cachex
