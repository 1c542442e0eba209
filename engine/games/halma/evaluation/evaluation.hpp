#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"
#include "engine/games/halma/evaluation/race.hpp"
#include "engine/games/halma/evaluation/tuning.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// The cost in hundredths of the way that a man has to the far corner, `right` and `down` squares
/// off, times `parts`. `at` returns the value of a list of knots at a distance, times `parts`.
template <class At>
constexpr Score way_cost(const Weights& weights, int right, int down, Score parts, const At& at) {
    const int sum = right + down;
    const int aside = right > down ? right - down : down - right;
    Score cost = at(weights.aside, sum) * aside;
    if (aside > 4) cost += parts * weights.far_aside * (aside - 4);
    if (!in_camp(black, right, down)) cost += parts * 10 * weights.outside;
    for (int i = 1; i <= sum; ++i) cost += at(weights.step, i);
    return cost;
}

/// The value of a list of knots at a distance, times `Weights::knot_distance`.
constexpr Score between_knots(const std::array<Score, Weights::knots>& values, int distance) {
    const auto knot = static_cast<std::size_t>(distance / Weights::knot_distance);
    const int beyond = distance % Weights::knot_distance;
    if (beyond == 0) return values[knot] * Weights::knot_distance;
    return values[knot] * (Weights::knot_distance - beyond) + values[knot + 1] * beyond;
}

/// Calls `visit(player, square, right, down)` for the way from each square to each far corner.
template <class Visit>
constexpr void for_each_way_to_corner(Visit&& visit) {
    constexpr int last = board_size - 1;
    for (std::size_t square = 0; square < 256; ++square) {
        const int x = x_of(static_cast<int>(square));
        const int y = y_of(static_cast<int>(square));
        visit(black, square, last - x, last - y);
        visit(white, square, x, y);
    }
}

/// The cost of a man's way from each square to the far corner, by player.
using Ways = std::array<std::array<std::int16_t, 256>, player_count>;
constexpr Ways ways_of(const Weights& weights) {
    const auto at = [](const std::array<Score, Weights::knots>& values, int distance) {
        return between_knots(values, distance) / Weights::knot_distance;
    };
    Ways made{};
    for_each_way_to_corner([&](Player player, std::size_t square, int right, int down) {
        made[player][square] =
            static_cast<std::int16_t>(way_cost(weights, right, down, 1, at) / 100);
    });
    return made;
}
inline constexpr Ways default_ways = ways_of(Weights{});

/// The ways for an evaluator's weights. Where weights cannot be changed, these are the default ones
/// at no cost.
template <bool changeable>
class KeptWays {
  public:
    KeptWays() = default;
    explicit KeptWays(const Weights& weights) : ways_(ways_of(weights)) {}
    const Ways& get() const { return ways_; }

  private:
    Ways ways_ = default_ways;
};
template <>
class KeptWays<false> {
  public:
    KeptWays() = default;
    explicit KeptWays(const Weights&) {}
    static const Ways& get() { return default_ways; }
};

/// Evaluates a position as the difference between the ways that the two armies have left, in tenths
/// of a square along an axis, less what the next jumps would save.
///
/// Each man's way is a sum over the squares right and down (in its army's direction) to the far
/// corner:
/// - `step`: for each of these squares. A diagonal step gains two, and a jump counts by its length.
///   Far from the camp a square costs much, because stragglers find no one to jump over and end up
///   costing whole moves. Near the camp it costs little: there is time for it after the armies have
///   parted (see `RaceSolver`).
/// - `aside`: for each square off the long diagonal, where the armies meet and ladders are built;
///   `far_aside`: for each from the fifth on. Highest in the second half of the way.
/// - `outside`: if the man is not in the far camp.
///
/// Chains of jumps that are available on the board count before they are played. The search then
/// sees a ladder before an army climbs it, for the price of one more move generation. A set of
/// squares connected by jumps offers one chain: its gain is the way from the army's last man next
/// to the set to the best square in it.
/// - `longest`, `second`, and `all` chains together.
/// - `jumper`: for each man next to such a set, whatever its gain. Slightly negative, because the
///   gain of a chain counts for one man only.
///
/// And two terms for the end:
/// - `last`: an army has arrived only when its last man has.
/// - `misplaced`: jumps keep a man on one of four lattices (every other square). Men on a lattice
///   with too few squares in the far camp cost a play each for a step.
///
/// All weights were found by self-play (SPSA); see `EXPERIMENTS.md`. The right to move needs no
/// term: it is in the pairs.
class Evaluator : public Weighted<Weights> {
  public:
    Evaluator() = default;
    explicit Evaluator(const Weights& weights) : Weighted(weights), ways_(weights) {}

    /// Takes over at the root once the armies have parted.
    using Solver = RaceSolver;

    /// The lead that multiplies the odds of winning by e: regression on the results of 160 games.
    static constexpr double scale = 200;
    static constexpr SearchConstants search_constants = halma::search_constants;

    /// The cost of the way that a man of `player` has left from `square`.
    int way_left(Player player, int square) const {
        return ways()[player][static_cast<std::size_t>(square)];
    }

    Scores<player_count> evaluate(const Position& position) const;

    /// The lead in thousandths, before each man's way and the lead are rounded. Which chain is the
    /// longest and which man the last, this evaluator's own ways decide.
    Scores<player_count> weighted_sum(const Position& position, const Weights& weights) const;
    static constexpr Score sum_parts = 1000;
    static constexpr std::string_view last_step = "rounding";
    static Weights weight_units();

    /// Move ordering score: the way gained.
    int order(const Position& position, Action action) const {
        const Player player = position.to_move();
        return way_left(player, action.from) - way_left(player, action.to);
    }

    /// Only a play that wins is noisy: no other play changes the evaluation by more than its own
    /// gain.
    bool noisy(const Position& position, Action action) const {
        const Board& goal = camps[opponent(position.to_move())];
        // Tests the cheap condition first: the search asks about every play, and few plays enter
        // the camp.
        if (!goal.contains(action.to) || goal.contains(action.from)) return false;
        return (goal & ~position.occupied()).count() == 1;
    }

  private:
    const Ways& ways() const { return ways_.get(); }

    KeptWays<changeable_weights> ways_;
};

}  // namespace quintet::halma
