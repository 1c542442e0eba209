#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"
#include "engine/games/chexers/board/cells.hpp"
#include "engine/games/chexers/evaluation/tuning.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

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
/// `EXPERIMENTS.md` lists rejected ideas: a network, self-play tuning, weights from
/// the current search, and bonuses for leaving a stand-off.
class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;
    using Values = Scores<player_count>;

    /// The lead that multiplies the odds of winning by e, fitted to scores that searches reported
    /// and the results of their games (`scripts/calibrate.mjs`). It is twice the evaluation's own
    /// scale: a search reports what it expects of opponents who in fact do not cooperate.
    static constexpr double scale = 3000;
    static constexpr SearchConstants search_constants = chexers::search_constants;

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

    /// Scores each action of a position for a player: equal to the evaluation of the position after
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
    bool noisy(const Position& position, Action action) const {
        return action.kind == Action::Kind::exit ||
               (action.kind == Action::Kind::jump &&
                position.owner(action.jumped()) != position.to_move());
    }

    /// Steps gained towards the exit line. An exit counts as one.
    static int headway(const Position& position, Action action);
};

}  // namespace quintet::chexers
