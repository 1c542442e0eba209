#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/halma/race.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// How selective a search of Halma is. Found by play against itself (SPSA: 1,200 pairs of games at
/// 4,000 nodes an action with steps of 0.25 at a rate of 0.012; the plies up to which each kind is
/// tried were guessed), begun with the usual numbers and futility: +42 Elo [-3, 88] at 10,000 nodes
/// and +23 [-23, 70] at 40,000 against the usual ones without futility.
inline constexpr Selectivity selectivity{
    .reduction = 52,
    .reduction_base = 135,
    .reduction_open = -112,
    .reduction_history = -510,
    .reverse_futility = 38,
    .futility = 122,
    .futility_base = 42,
    .futility_depth = 2,
    .late_actions = 351,
    .late_actions_base = 292,
    .late_actions_square = 12,
};

/// The numbers in the evaluation of Halma; see `Evaluator`. Of each pair the first counts for the
/// player to move, the second for the other.
struct Weights {
    using Pair = std::array<Score, 2>;

    /// The squares right and down to the far corner at which `step` and `aside` are given; between
    /// them they change evenly.
    static constexpr int knot_distance = 5;
    static constexpr std::size_t knots = 7;

    /// What the last square right or down on the way to such a place costs, in hundredths.
    std::array<Score, knots> step = {620, 554, 238, 1382, 3158, 4649, 3133};
    /// A square off the long diagonal, in hundredths.
    std::array<Score, knots> aside = {298, 123, 1511, 1334, 895, 308, 149};
    /// Each further one from the fifth on, besides.
    Score far_aside = 107;
    /// Not to have arrived in the far camp, in tenths.
    Score outside = 71;
    /// The longest chain, in thousandths of what it gains.
    Pair longest = {590, 430};
    /// The second longest, likewise.
    Pair second = {133, 134};
    /// All chains together, likewise.
    Pair all = {244, 178};
    /// A man beside a chain, in hundredths.
    Pair jumper = {-72, -58};
    /// The way of the last man, once more, in thousandths.
    Score last = 50;
    /// A man more on squares of one kind than the far camp has of them, in tenths.
    Score misplaced = 54;

    /// How selective a search is.
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

/// The way that each player's men have left, by square.
using Ways = std::array<std::array<std::int16_t, 256>, player_count>;
constexpr Ways ways_of(const Weights& weights) {
    const auto at = [](const std::array<Score, Weights::knots>& values, int sum) {
        constexpr int distance = Weights::knot_distance;
        const auto knot = static_cast<std::size_t>(sum / distance);
        const int beyond = sum % distance;
        if (beyond == 0) return values[knot];
        return (values[knot] * (distance - beyond) + values[knot + 1] * beyond) / distance;
    };
    const auto way = [&](int right, int down) {
        const int sum = right + down;
        const int aside = right > down ? right - down : down - right;
        Score cost = at(weights.aside, sum) * aside;
        if (aside > 4) cost += weights.far_aside * (aside - 4);
        if (!in_camp(black, right, down)) cost += 10 * weights.outside;
        for (int i = 1; i <= sum; ++i) cost += at(weights.step, i);
        return static_cast<std::int16_t>(cost / 100);
    };
    Ways made{};
    for (std::size_t square = 0; square < 256; ++square) {
        constexpr int last = board_size - 1;
        const int x = x_of(static_cast<int>(square));
        const int y = y_of(static_cast<int>(square));
        made[black][square] = way(last - x, last - y);
        made[white][square] = way(x, y);
    }
    return made;
}
inline constexpr Ways usual_ways = ways_of(Weights{});

/// The ways by the weights of an evaluator, which are the usual ones where they cannot be changed.
template <bool changeable>
class KeptWays {
  public:
    KeptWays() = default;
    explicit KeptWays(const Weights& weights) : ways_(ways_of(weights)) {}
    const Ways& get() const { return ways_; }

  private:
    Ways ways_ = usual_ways;
};
template <>
class KeptWays<false> {
  public:
    KeptWays() = default;
    explicit KeptWays(const Weights&) {}
    static const Ways& get() { return usual_ways; }
};

/// What a position of Halma is worth: how much less way one army has left than the other, in tenths
/// of a square along an axis or so, and how much of it the next jumps would save.
///
/// Every man has a way left, by the squares right and down (as its army goes) to the far corner:
///  - `step` for each of them: a diagonal step gains two, and a jump counts as far as it goes. Dear
///    as long as the man is far away, because stragglers find nobody to jump over any more and cost
///    whole moves in the end; cheap near the camp, as there is time for that once the armies have
///    parted (see `RaceSolver`).
///  - `aside` for each square off the long diagonal, where the armies meet and ladders are built,
///    as in most course players; `far_aside` for those from the fifth on. Most in the second half
///    of the way.
///  - `outside`, if it is not in the camp.
///
/// The chains of jumps that an army finds on the board count before they are played: with them a
/// search sees a ladder before it is climbed, at the price of one more generation of jumps. A chain
/// is what a set of squares connected by jumps offers the army: the way from its last man beside
/// the set to the best square of it.
///  - `longest`, `second`, and `all` of them together.
///  - `jumper`, for each man beside such a set, whatever it gains: a little less if many men share
///    what counts for one of them.
///
/// And there are
///  - `last`, as the army has not arrived before its last man has.
///  - `misplaced`: jumps keep a man on one of the four lattices of every other square, so whoever
///    is on one of which the far camp has too few squares must lose a play to a step.
///
/// All weights come from play against itself (SPSA: about 4,500 pairs of games at 1,000 nodes an
/// action, the mean of those after some 2,900 and 4,500), begun with guesses: 10 for each square,
/// growing with a quarter of the square of the way; 3 for each one aside; half of the longest chain
/// and an eighth of all. Against those they won 69 of 72 games at 3,000 nodes by the rules of the
/// course, and 71 of 72 by the classic ones. The first 650 pairs or so, without `outside`,
/// `second`, `jumper` and `misplaced`, gained 298 Elo [209, 436] of it, and those up to 2,900
/// another 191 [118, 284]. The right to move is in the pairs already: 20 more for it lost 63 Elo
/// [6, 124], 40 lost 200 [135, 282] and 20 less are worth 14 [-44, 72] (100 games at 20,000 nodes).
class Evaluator : public Weighted<Weights> {
  public:
    Evaluator() = default;
    explicit Evaluator(const Weights& weights) : Weighted(weights), ways_(weights) {}

    /// Once the armies have parted.
    using Solver = RaceSolver;

    /// The lead that is worth odds of e to 1, by regression on the results of 160 games.
    static constexpr double scale = 200;
    /// Most positions come up twice: 1.3 times as many nodes a second.
    static constexpr bool worth_remembering = true;
    /// What the weights were found with.
    static constexpr Score margin = 150;

    /// The way a man of `player` has left.
    int way_left(Player player, int square) const {
        return ways()[player][static_cast<std::size_t>(square)];
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
    const Ways& ways() const { return ways_.get(); }

    KeptWays<changeable_weights> ways_;
};

}  // namespace quintet::halma
