#pragma once

#include "engine/core/score.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// What a position of Halma is worth: how much less way one army has left than the other, in tenths
/// of a square along an axis.
///
/// Every man has a way left, by the squares right and down (as its army goes) to the far corner:
///  - 10 for each of them: a diagonal step gains two, and a jump counts as far as it goes.
///  - a quarter of the square of their sum. A man far behind gains more by the same play, because
///    stragglers find nobody to jump over any more and cost whole moves in the end.
///  - 3 for each square off the long diagonal, where the armies meet and ladders are built, as in
///    most course players.
/// The weights are first guesses, to be tuned by matches.
class Evaluator {
  public:
    /// The lead that is worth odds of e to 1: a guess of a few moves.
    static constexpr double scale = 150;

    /// The way a man of `player` has left.
    static int way_left(Player player, int square);

    Scores<player_count> evaluate(const Position& position) const;

    /// By the way gained; a play that wins comes first.
    int order(const Position& position, Action action) const;

    /// Only a play that wins: no other changes the evaluation by more than its own gain.
    bool loud(const Position& position, Action action) const;
};

}  // namespace quintet::halma
