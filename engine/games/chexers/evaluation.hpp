#pragma once

#include "engine/core/score.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// What a position of Chexers is worth, as logarithms of odds: 1000 points multiply the odds of
/// winning by e. The score of a player with one chance in three is 0.
///
/// Each player's standing (`own_values`) is a sum of terms, and the chances of winning are taken as
/// proportional to exp(standing / 1000). All weights were learnt from games of the search against
/// itself: those that make the results most likely (multinomial logistic regression; for two
/// players this is known as Texel's method of tuning). 311,000 positions came from 2,900 games
/// between paranoid and best-reply players that had weights learnt from earlier games, after
/// openings of 3 to 12 random plies, and with one random action in 40, so that won and lost
/// positions of all kinds occur.
class Evaluator {
  public:
    using Values = Scores<player_count>;

    /// The lead that is worth odds of e to 1. Near an even game the odds of one player against the
    /// two others change by 3/2 of what its lead over one of them does.
    static constexpr double scale = 1500;

    /// How each player stands, whatever the others have. Only differences mean something. The
    /// terms, with their weights in evaluation.cpp:
    ///  - `material`, by exits taken and pieces on the board, decides most. Having just as many
    ///    pieces as exits are still needed is worth far more than one less; an exit that leaves too
    ///    few is a loss, and spare pieces go on being worth much.
    ///  - `step`, for each hex between the nearest needed pieces and the exit line, by exits taken.
    ///    Before the first exit it counts for nothing: pieces are won and lost on the way.
    ///  - `last_piece`, with one exit to go, by the distance of the nearest piece.
    ///  - `ready`, for each needed piece on the exit line.
    ///  - `hanging_...`, for pieces that an opponent can jump over, by whose turn it is and when
    ///    that opponent moves.
    ///  - `attack`, for the player to move, for pieces that it can convert.
    ///  - `turn`, for the player to move and the next one.
    ///  - `rim`, for pieces on the rim, which are out of the way, and `corner`, which makes up for
    ///    it, as nobody can jump over a piece in a corner.
    static Values own_values(const Position& position);

    /// The logarithm of each player's odds against both others together. What is monotone in the
    /// chance of winning takes the leader of the others most seriously by itself.
    Values evaluate(const Position& position) const;

    /// Exits, then jumps that convert, then by steps gained.
    int order(const Position& position, Action action) const;

    /// Exits and jumps that convert.
    bool loud(const Position& position, Action action) const;
};

}  // namespace quintet::chexers
