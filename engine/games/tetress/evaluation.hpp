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

/// How selective a search of Tetress is. Found by play against itself: first SPSA with 1,000 pairs
/// of games at 4,000 nodes an action, steps of 0.25 and a rate of 0.012, of which fewer reductions
/// and futility were not taken, as they lost at 50,000 nodes (with futility, where nothing is ever
/// loud, one action is left); then, once the evaluation had its `tempo`, SPSA together with the
/// weights there. The plies up to which each kind is tried were guessed.
inline constexpr Selectivity selectivity{
    .reduction = 30,
    .reduction_base = 89,
    .reduction_open = -174,
    .reduction_history = -556,
    .reverse_futility = 197,
    .reverse_futility_base = 1,
    .late_actions = 156,
    .late_actions_base = 187,
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
///  - `tempo`, for the player to move: every placement changes the other terms by so much, and a
///    search compares leaves of even and of odd plies where it reduces late actions. With 200, +98
///    Elo [53, 147] at 10,000 nodes and +200 [132, 286] at 50,000; 100 and 300 are worth 60 and 80
///    at 10,000, 450 and more are a loss, and so is a tempo that grows as the board fills or
///    empties, -33 [-75, 7] and -42 [-89, 4].
/// The gains are those of matches at 2,000 nodes an action with random openings of 2 or 4
/// placements, each played from both sides, and with the weights of then. Which terms say something
/// about the result, and how the weight of `safe` changes as the board fills, came from logistic
/// regression on the results of 650 games at 1,200 nodes an action.
///
/// The weights come from play itself: SPSA, 3,000 pairs of games at 1,000 nodes, from weights
/// rounded to what did best in matches (100, 600, 700, 20), gained 86 Elo [36, 139] at 10,000 nodes
/// and 17 [-4, 39] at 3,000; 700 pairs more at 4,000 nodes gained 40 [11, 69] and 7 [-20, 34].
/// Then, with `tempo` at 200, 1,100 pairs at 15,000 nodes, steps of 0.22 and a rate of 0.012,
/// together with the numbers of `selectivity`: +28 [-19, 76] at 20,000 nodes, +56 [-10, 127] at
/// 40,000 and +55 [5, 107] at 60,000. 1,500 pairs more at 25,000 found nothing that is certainly
/// better: +36 [-8, 82] at 25,000 nodes, +4 [-60, 67] at 60,000, -35 [-138, 62] and +21 [-47, 90]
/// at 100,000. Weights that make the results of 2,000 games least surprising lost 45 of 50 games:
/// who has more placements wins more often, but not by striving for placements.
///
/// Nothing else was certainly worth anything (200 games at 10,000 nodes each). Without `tempo`:
/// cells that are nearer to one player (-56 Elo [-102, -12]), disjoint placements in safe regions
/// (-21 [-65, 22]). With it: weights of their own for the player to move (from -45 [-92, -1] to +10
/// [-38, 59]), `mobility` that grows as the board fills (+19 [-25, 64]), placements safe from the
/// next two (+33 [-14, 81]), the balance of tokens in lines that one placement can fill (+14 [-31,
/// 59]).
class Evaluator {
  public:
    struct Weights {
        Score token = 90;
        Score mobility = 109;
        Score safe = 370;
        Score exclusive_cell = 111;
        Score tempo = 229;

        /// How selective a search is.
        Selectivity search = selectivity;

        template <class Self, class Visit>
        static void visit(Self& self, Visit&& visit) {
            visit("token", self.token);
            visit("mobility", self.mobility);
            visit("safe", self.safe);
            visit("exclusive_cell", self.exclusive_cell);
            visit("tempo", self.tempo);
            visit("search", self.search);
        }
    };

    /// The lead that is worth odds of e to 1, from what searches told and how their games ended
    /// (`scripts/calibrate.mjs`).
    static constexpr double scale = 1400;
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
