#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// What the terms of the evaluation are worth, in the unit of `Evaluator`. Of each pair the first
/// counts for the player to move, the second for the other.
///
/// All come from a logistic regression on the results of games of the program against itself
/// (Texel's method), sizes 5, 8 and 11, random first stones, 300 to 500 nodes an action; only `win`
/// is set by hand.
struct Weights {
    using Pair = std::array<Score, 2>;

    /// A stone on the board.
    Pair stone{22, 27};
    /// An empty cell on which a stone would capture.
    Pair capturing_cell{14, 29};
    /// A stone of the opponent that such a stone would take.
    Pair capturable{2, -9};
    /// There is such a cell.
    Pair capture{9, 3};
    /// There are two or more.
    Pair captures{14, 22};
    /// Two adjacent stones of the opponent whose capturing cells are both empty.
    Pair open_neighbours{27, 17};
    /// Two stones of the opponent with two common neighbours, both empty.
    Pair open_bridge{7, 4};
    /// A stone to be placed for a chain, were the opponent to stand still.
    Pair distance{-104, -116};
    /// A step of all shortest chains that one cell alone can make.
    Pair bottleneck{-34, -33};
    /// An empty cell on some shortest chain.
    Pair path_cell{1, 3};
    /// The distance is two.
    Pair two_away{44, 31};
    /// A stone more to be placed once all that can be captured is.
    Pair cut{-61, -76};
    /// A stone less to be placed once all that can be captured is.
    Pair breakthrough{61, 45};
    /// An empty cell next to own stones.
    Pair liberty{-7, -8};
    /// An own stone with an own neighbour.
    Pair contact{-4, -8};
    /// The right to move.
    Score to_move = 6;
    /// The player to move lacks one stone and wins with it.
    Score win = 3000;

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
    }
};

/// What a position is worth: a sum of terms for stones, captures at hand, and how far each player
/// is from an unbroken chain. 200 points are worth odds of e to 1.
class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;

    static constexpr double scale = 200;

    Scores<2> evaluate(const Position& position) const;
    int order(const Position& position, Action action) const;
    bool loud(const Position& position, Action action) const;
    /// The captures, found all at once.
    void loud_actions(const Position& position, ActionList<Position>& out) const;
};

}  // namespace quintet::cachex
