#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// Guesses how good each action of one position is: by the placements that it leaves to the
/// opponent and to the player. Every cell has a worth, the sum over all placements that have it, of
/// 1 for those of the opponent and -1 for those of the player, which it takes away; and of 1 for
/// those that need a contact which a token on the cell would give. An action is worth its four
/// cells, so that a placement with several of them counts several times.
class Orderer {
  public:
    explicit Orderer(const Position& position);
    int operator()(Action action) const;

  private:
    std::array<int, cell_count> worth_{};
};

/// How selective a search of Tetress is. Found by play against itself (SPSA: 1,000 pairs of games
/// at 4,000 nodes an action with steps of 0.25 at a rate of 0.012; the plies up to which each kind
/// is tried were guessed), begun with the usual numbers and futility. All that was found gained 72
/// Elo [27, 120] at 10,000 nodes and lost 70 [-4, 152] at 50,000: fewer reductions only pay where a
/// search sees little, and futility where nothing is ever loud leaves one action. Without the
/// reductions that were found and without futility, +48 [-7, 105] at 10,000, +41 [-20, 104] at
/// 40,000 and +70 [11, 134] at 50,000 against the usual numbers.
inline constexpr Selectivity selectivity{
    .reduction_history = -564,
    .reverse_futility = 154,
    .reverse_futility_base = 1,
    .late_actions = 172,
    .late_actions_base = 229,
    .late_actions_square = 37,
};

/// What a position is worth, in about hundredths of a token.
///
/// A player loses by having no placement left, mostly with some twenty cells still empty, and
/// nearly always later than a search sees; so what counts is who will have the last placements.
/// The terms, each for a player and then taken as the difference of the two:
///  - `token`, for each token on the board: tokens are where placements begin.
///  - `mobility`, for each doubling of the number of placements (and 4) that the player has, were
///    it that player's turn. One more or less is nothing early on and the game near the end, so
///    the logarithm did better than the number itself: +98 Elo [22, 184].
///  - `safe`, for each doubling of the number of placements (and 1) that lie wholly out of the
///    opponent's reach, so that no next placement takes them away and the player can save them for
///    the end; the more, the fuller the board: the weight is for 60 empty cells. Gained 191 Elo
///    [54, 432] with one weight for all numbers of empty cells, and 96 [3, 206] more with the
///    present one.
///  - `exclusive_cell`, for each cell in the player's reach that is not in the opponent's. A
///    player's reach are the cells that the next placement can have.
/// The gains are those of matches at 2,000 nodes an action with random openings of 2 or 4
/// placements, each played from both sides, and with the weights of then. Which terms say something
/// about the result, and how the weight of `safe` changes as the board fills, came from logistic
/// regression on the results of 650 games at 1,200 nodes an action.
///
/// The weights come from play itself: SPSA, 3,000 pairs of games at 1,000 nodes, from weights
/// rounded to what did best in matches (100, 600, 700, 20), gained 86 Elo [36, 139] at 10,000 nodes
/// and 17 [-4, 39] at 3,000; 700 pairs more at 4,000 nodes gained 40 [11, 69] and 7 [-20, 34], and
/// made a token worth less than its hundred. Weights that make the results of 2,000 games
/// least surprising lost 45 of 50 games: who has more placements wins more often, but not by
/// striving for placements.
class Evaluator {
  public:
    struct Weights {
        Score token = 82;
        Score mobility = 133;
        Score safe = 378;
        Score exclusive_cell = 88;

        /// How selective a search is.
        Selectivity search = selectivity;

        template <class Self, class Visit>
        static void visit(Self& self, Visit&& visit) {
            visit("token", self.token);
            visit("mobility", self.mobility);
            visit("safe", self.safe);
            visit("exclusive_cell", self.exclusive_cell);
            visit("search", self.search);
        }
    };

    /// The lead that is worth odds of e to 1, from what searches told and how their games ended
    /// (`scripts/calibrate.mjs`).
    static constexpr double scale = 2300;
    /// Did better in matches than twice as much.
    static constexpr Score margin = 400;

    Evaluator() = default;
    explicit Evaluator(const Weights& weights) : weights_(weights) {}
    const Weights& weights() const { return weights_; }

    Scores<2> evaluate(const Position& position) const;
    int order(const Position& position, Action action) const { return orderer(position)(action); }
    Orderer orderer(const Position& position) const { return Orderer(position); }

    /// None is: following placements that clear lines beyond the last ply lost matches, as a clear
    /// changes the number of placements no more than others do.
    static constexpr bool nothing_loud = true;
    bool loud(const Position&, Action) const { return false; }
    void loud_actions(const Position&, ActionList<Position>&) const {}

  private:
    Weights weights_;
};

}  // namespace quintet::tetress
