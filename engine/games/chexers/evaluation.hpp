#pragma once

#include "engine/core/score.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// What a position of Chexers is worth, in tenths of a step: 10 points are one hex on a piece's way
/// out.
///
/// A player needs four exits, so what counts is the exits taken, the pieces for those still to be
/// taken, and how far the nearest of these pieces are from the exit line.
class Evaluator {
  public:
    using Values = Scores<player_count>;

    /// The lead that is worth odds of e to 1.
    static constexpr double scale = 150;

    /// How each player stands for itself, whatever the others have. The terms:
    ///  - `exit`, for each exit taken: 100 steps, as in the strongest course players. Nothing can
    ///    take it back, and a piece on the exit line that stays is worth a fifth of it.
    ///  - `needed_piece`, for each piece up to the number of exits still needed: 20 steps. Course
    ///    players used 10 for a missing piece; here a piece's way (8 steps at most with its exit)
    ///    is taken off as well, and a piece must be worth holding at any distance.
    ///  - `spare_piece`, for each piece beyond those: 3 steps. It makes up for one that is lost and
    ///    is one less for the others. A first guess.
    ///  - `step`, taken off for each hex between the nearest needed pieces and the exit line: the
    ///    unit, as in course players. Jumps cover two, which the search sees for itself.
    ///  - `hanging_piece`, taken off for each piece that some opponent's neighbouring piece has
    ///  room
    ///    to jump over: 3 steps. A first guess; most such jumps are never made, for there are two
    ///    opponents and one turn each.
    static Values own_values(const Position& position);

    /// Own value less what the others have: `own - 0.45 min(other) - 0.65 max(other)`. The leader
    /// counts more, because it must be stopped; with plain own values a max^n player lost to
    /// players that look one ply ahead (experience of a course tournament). The weights sum to more
    /// than 1, so the scores of even positions lie a little below 0.
    Values evaluate(const Position& position) const;

    /// Exits, then jumps that convert, then by steps gained.
    int order(const Position& position, Action action) const;

    /// Exits and jumps that convert.
    bool loud(const Position& position, Action action) const;

  private:
    static constexpr Score exit = 1000;
    static constexpr Score needed_piece = 200;
    static constexpr Score spare_piece = 30;
    static constexpr Score step = 10;
    static constexpr Score hanging_piece = 30;
};

}  // namespace quintet::chexers
