#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/score.hpp"
#include "engine/games/halma/race.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// What a position of Halma is worth: how much less way one army has left than the other, in tenths
/// of a square along an axis, and how much of it the next jumps would save.
///
/// Every man has a way left, by the squares right and down (as its army goes) to the far corner:
///  - 10 for each of them: a diagonal step gains two, and a jump counts as far as it goes.
///  - a quarter of the square of their sum. A man far behind gains more by the same play, because
///    stragglers find nobody to jump over any more and cost whole moves in the end.
///  - 3 for each square off the long diagonal, where the armies meet and ladders are built, as in
///    most course players.
/// The first and the last are first guesses. Of the quarter: with a half or the whole a lone army
/// took 95 to 112 moves to the far camp instead of 82 to 89, with an eighth or none about as many
/// (700 to 1500 nodes a move).
///
/// The chains of jumps that an army finds on the board count before they are played: with them a
/// search sees a ladder before it is climbed, at the price of one more generation of jumps. A chain
/// is what a set of squares connected by jumps offers the army: the way from its last man beside
/// the set to the best square of it.
///  - half of the longest chain, and an eighth of all of them together: of eight pairs of weights
///    one of those with which a lone army arrived soonest, after 71 to 73 moves. Not tuned by
///    games; with this pair 78 of 80 were won against none (500 nodes a move).
class Evaluator {
  public:
    /// Once the armies have parted.
    using Solver = RaceSolver;

    /// The lead that is worth odds of e to 1: a guess of a few moves.
    static constexpr double scale = 150;

    /// The way a man of `player` has left.
    static constexpr int way_left(Player player, int square) {
        return ways[player][static_cast<std::size_t>(square)];
    }

    Scores<player_count> evaluate(const Position& position) const;

    /// The way gained.
    int order(const Position& position, Action action) const {
        const Player player = position.to_move();
        return way_left(player, action.from) - way_left(player, action.to);
    }

    /// A play that wins, and no other: nothing else changes the evaluation by more than its gain.
    bool loud(const Position& position, Action action) const {
        const Board& goal = camps[opponent(position.to_move())];
        // Few plays enter the camp, and a search asks about every play that it lists.
        if (!goal.contains(action.to) || goal.contains(action.from)) return false;
        return (goal & ~position.occupied()) == Board::bit(action.to);
    }

  private:
    static constexpr int way_from(int right, int down) {
        const int sum = right + down;
        const int off_diagonal = right > down ? right - down : down - right;
        return 10 * sum + sum * sum / 4 + 3 * off_diagonal;
    }

    static const std::array<std::array<std::int16_t, 256>, player_count> ways;
};

inline constexpr std::array<std::array<std::int16_t, 256>, player_count> Evaluator::ways = [] {
    std::array<std::array<std::int16_t, 256>, player_count> made{};
    for (std::size_t square = 0; square < 256; ++square) {
        constexpr int last = board_size - 1;
        const int x = x_of(static_cast<int>(square));
        const int y = y_of(static_cast<int>(square));
        made[black][square] = static_cast<std::int16_t>(way_from(last - x, last - y));
        made[white][square] = static_cast<std::int16_t>(way_from(x, y));
    }
    return made;
}();

}  // namespace quintet::halma
