#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/chexers/cells.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// How selective a search of Chexers is. It differs from the default in two ways: history does not
/// change the reduction, and opponents get few candidate replies (up to eight close to the best,
/// else two; in the first round also all captures and exits). `EXPERIMENTS.md` tells what each
/// number is worth.
inline constexpr Selectivity selectivity{
    .reduction_history = 0,
    .replies = 8,
    .replies_margin = 5,
    .replies_answered = 4,
    .replies_settled = 6,
    .replies_noisy = 2,
};

/// The numbers in the evaluation, in thousandths of a unit of log-odds; see `Evaluator` for the
/// terms.
struct Weights {
    /// Higher piece counts are treated as this many: they are rare, and such games are won.
    static constexpr int most_pieces = 8;

    using ByPieces = std::array<Score, most_pieces + 1>;
    using ByStock = std::array<Score, 3>;  ///< fewer pieces than exits still needed, as many, more
    using ByOwner = std::array<Score, 2>;

    /// By exits taken, then by pieces on the board. The rows end flat where there were too few
    /// positions to learn from (seven pieces or more with one exit taken, five or more with three).
    std::array<ByPieces, exits_to_win> material{{
        {-4022, -3517, -2585, -1722, -949, -253, 462, 1055, 1529},
        {-4007, -3161, -1812, 150, 997, 1535, 1931, 2465, 2500},
        {-3982, -1875, 1415, 2386, 2911, 3441, 3666, 3700, 3750},
        {-3585, 861, 1489, 1907, 2158, 2200, 2250, 2300, 2350},
    }};
    /// By exits taken, then by stock: the value of each hex still to go.
    std::array<ByStock, exits_to_win - 1> step{{{3, 3, 3}, {-94, -94, -94}, {-272, -272, -272}}};
    std::array<Score, 2 * radius + 1> last_piece{4931, 2148, 726, -18, -350, -851, -1337};
    Score ready = 297;
    ByOwner hanging_now{-454, -249};   ///< for the first piece, and for each further one
    ByOwner hanging_next{-243, -395};  ///< pieces of the player to move, and of the third
    ByOwner hanging_last{-192, -113};  ///< pieces of the player to move, and of the next
    ByOwner attack{280, 134};          ///< for the first piece, and for each further one
    ByOwner turn{58, 45};              ///< for the player to move, and for the next
    Score corner = 62;
    Score rim = -76;

    // Used near the turn limit; in turns. Kept small enough that no product of them overflows.
    std::int16_t slowness = 4;    ///< turns needed for each turn of the unhindered way out
    std::int16_t conversion = 8;  ///< turns needed to gain a missing piece

    /// How selective the search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("material", self.material);
        visit("step", self.step);
        visit("last_piece", self.last_piece);
        visit("ready", self.ready);
        visit("hanging_now", self.hanging_now);
        visit("hanging_next", self.hanging_next);
        visit("hanging_last", self.hanging_last);
        visit("attack", self.attack);
        visit("turn", self.turn);
        visit("corner", self.corner);
        visit("rim", self.rim);
        visit("slowness", self.slowness);
        visit("conversion", self.conversion);
        visit("search", self.search);
    }
};

/// Evaluates a position as log-odds: 1000 points multiply the odds of winning by e. A player with
/// one chance in three scores 0.
///
/// Each player's standing (`own_values`) is a sum of terms. The chances of winning are proportional
/// to exp(standing / 1000). The weights were learnt by multinomial logistic regression from 311,000
/// positions of 2,900 self-play games; for two players this method is known as Texel tuning.
///
/// Near the turn limit, a player that cannot win in time shares its chances with the others, as in
/// a draw. `slowness` and `conversion` estimate the turns that a win still takes.
///
/// `EXPERIMENTS.md` lists what was measured and rejected: a network, self-play tuning, weights from
/// the current search, and bonuses for leaving a stand-off.
class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;
    using Values = Scores<player_count>;

    /// The lead that multiplies the odds of winning by e, fitted to scores that searches reported
    /// and the results of their games (`scripts/calibrate.mjs`). It is twice the evaluation's own
    /// scale: a search reports what it expects of opponents who in fact do not cooperate.
    static constexpr double scale = 3000;
    /// The same for the static evaluation alone. Near an even game, a player's odds against both
    /// opponents change by 3/2 of the change in its lead over one of them.
    static constexpr Score margin = 1500;
    /// From this many plies before the turn limit on, the limit changes the score. With the default
    /// weights no win takes longer: getting and bringing out four pieces takes 36 turns unhindered.
    static constexpr int limit_in_sight = 432;

    /// Each player's standing, independent of the others' standings. Only differences between
    /// players matter. The terms:
    /// - `material`: by exits taken and pieces on the board; the largest term. As many pieces as
    ///   exits still needed is worth far more than one fewer. An exit that leaves too few pieces
    ///   loses value. Spare pieces stay valuable.
    /// - `step`: for each hex between the nearest needed pieces and the exit line, by exits taken
    ///   and by whether there are as many pieces as needed. Zero before the first exit, when pieces
    ///   are won and lost on the way.
    /// - `last_piece`: with one exit to go, by the distance of the nearest piece.
    /// - `ready`: for each needed piece on the exit line.
    /// - `hanging_...`: for pieces that an opponent can jump over, by whose turn it is and by when
    ///   that opponent moves.
    /// - `attack`: for pieces that the player to move can convert.
    /// - `turn`: for the player to move and for the next one.
    /// - `rim`: for pieces on the rim, which are out of play. `corner` compensates for corners,
    ///   where no piece can be jumped over.
    Values own_values(const Position& position) const;

    /// The standings with other weights. The last step compares the standings of all players.
    static Values weighted_sum(const Position& position, const Weights& weights);
    static constexpr Score sum_parts = 1;
    static constexpr std::string_view last_step = "odds";

    /// Each player's log-odds against both others together. The transformation is monotone in the
    /// chance of winning, so the stronger opponent counts most. Near the turn limit a draw counts
    /// as a third of a win.
    Values evaluate(const Position& position) const;
    Score evaluate_for(const Position& position, Player player) const;

    /// Scores each action of a position for a player: equal to `evaluate_for` of the position after
    /// it, but the parts that the action leaves unchanged are computed once. Returns no score if
    /// the game may be over after the action. Must not outlive the position and the evaluator.
    class Outlook {
      public:
        Outlook(const Weights& weights, const Position& position);
        std::optional<Score> operator()(Action action, Player asked) const;

      private:
        const Weights& weights_;
        const Position& position_;
        std::array<CellSet, player_count> pieces_{};
        Values standings_{};
    };
    Outlook outlook(const Position& position) const { return {weights(), position}; }

    /// Move ordering score: exits first, then jumps that convert, then moves by steps gained.
    int order(const Position& position, Action action) const;

    /// A noisy action: an exit, or a jump that converts.
    bool noisy(const Position& position, Action action) const;

    /// Steps gained towards the exit line. An exit counts as one.
    static int headway(const Position& position, Action action);
};

}  // namespace quintet::chexers
