#pragma once

#include "engine/core/score.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// What a position of Hive is worth. The unit: an ant that is free to move is worth 14 points.
///
/// The terms, each for a player and then taken as the difference of the two; all weights are first
/// guesses near those of the strongest open engines and wait to be tuned:
///  - `insect_values`, for each piece on top of its hex that may leave it, twice; on top of a stack
///    three times, for nothing pins it there. In the hand once. A pinned or covered piece is worth
///    nothing, nor is one beside the enemy queen: it has arrived and will stay. A mosquito on the
///    board is worth the best piece it touches. Whether a piece is stunned for a turn does not
///    matter.
///  - `danger`, by how many of the own queen's six neighbours are filled: each is worse than the
///    one before. A filler of the player's own that is free to leave counts half a neighbour less.
///  - `attacker`, for each free piece that is not beside the enemy queen yet, up to the number of
///    her empty neighbours, times the number of filled ones: filling needs pieces that can come.
///  - `covered_queen`, against a player whose queen is under an enemy piece: she cannot flee, and
///    the enemy may put pieces down next to her.
///  - `tempo`, for the player to move.
class Evaluator {
  public:
    /// The lead that is worth odds of e to 1. A first guess: about one more filled neighbour of a
    /// queen who has three.
    static constexpr double scale = 60;

    Scores<2> evaluate(const Position& position) const;

    /// Filling a neighbour of the enemy queen first, then climbing on her and freeing the own
    /// queen; leaving the enemy queen and crowding the own one last.
    int order(const Position& position, Action action) const;

    /// Turns that newly fill a neighbour of the enemy queen.
    bool loud(const Position& position, Action action) const;

    /// These turns, found without listing the others.
    void loud_actions(const Position& position, Actions& out) const;
};

}  // namespace quintet::hive
