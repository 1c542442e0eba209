#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/base/result.hpp"

// How strong the participants of a match or tournament are, from the results of its games.

namespace quintet {

/// An Elo rating with its 95 % confidence interval.
struct Rating {
    double elo = 0;
    double low = 0;
    double high = 0;
};

/// A finished game. Points only say who was ahead of whom: 1 for a win, 0 for a loss, equal shares
/// for a draw.
struct RatedGame {
    std::vector<std::size_t> participants;  ///< as many as scores
    std::vector<double> scores;
};

/// A participant whose Elo is known, such as a level of Quintet.
struct Anchor {
    std::size_t participant = 0;
    double elo = 0;
};

/// Returns the most likely rating of each participant in the model of Bradley and Terry ("Rank
/// Analysis of Incomplete Block Designs", 1952): the chance of being ahead of another one is
/// 1 / (1 + 10^(-d/400)) for a lead of d Elo. A draw is half a win.
///
/// A game of three is three pairs. Two who both lost say nothing about each other, so their pair is
/// left out: this is then Luce's choice model, in which a player wins with a
/// chance in proportion to its strength. Each pair of a game of n counts 2/n, so that the intervals
/// of equal players belong to n-player games.
///
/// Prior: everyone has half a drawn game in addition, spread over its opponents as its games are,
/// so that a participant that won (or lost) every game has a finite rating; and a normal
/// distribution of 3000 Elo around the mean of the anchors (0 without any), so that a participant
/// without games has a rating, too. Both are lost in the noise after a dozen games.
///
/// The intervals come from the observed information (the curvature of the likelihood at its
/// maximum). Anchors keep their Elo and have no interval. Without any, the mean of all ratings is 0
/// and intervals are relative to it. Results are rounded to a tenth, so that they are the same on
/// every platform. Fails if a participant does not exist or plays against itself, if participants
/// and scores do not match, or if a number is not finite.
Result<std::vector<Rating>> rate(std::size_t participants, std::span<const RatedGame> games,
                                 std::span<const Anchor> anchors);

}  // namespace quintet
