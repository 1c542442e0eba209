#pragma once

#include <array>
#include <cstdint>

#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/hive/guide.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// How selective a search of Hive is. Found by play against itself without expansions (SPSA: 2,500
/// pairs of games at 6,000 nodes an action with steps of 0.25 at a rate of 0.01; the plies up to
/// which each kind is tried were guessed), begun with the usual numbers and futility. Against the
/// usual ones without futility +50 Elo [23, 78] at 10,000 nodes, +65 [27, 105] at 50,000 and +117
/// [29, 224] at 300,000; with all expansions +63 [16, 113] at 20,000.
inline constexpr Selectivity selectivity{
    .reduction = 69,
    .reduction_base = 164,
    .reduction_open = -122,
    .reduction_history = -368,
    .reverse_futility = 61,
    .reverse_futility_base = -6,
    .futility = 131,
    .futility_base = 33,
    .futility_depth = 3,
    .late_actions = 431,
    .late_actions_base = 295,
    .late_actions_square = 30,
};

/// The numbers in the evaluation of Hive, in hundredths of a unit of log-odds; see `Evaluator`. As
/// made by default they are those for games without a pillbug.
struct Weights {
    using ByKind = std::array<Score, kind_count>;    ///< in the order of `Kind`
    using ByFilled = std::array<Score, directions>;  ///< by the filled neighbours of a queen

    Score tempo = 16;
    std::array<ByKind, 6> pieces = {
        ByKind{32, -18, -19, -8, -23, -14, -5, -21},  // hand
        ByKind{56, -7, -9, -10, 1, -5, -3, 1},        // free
        ByKind{6, -27, -38, -15, -36, -1, -8, 9},     // stuck
        ByKind{-2, 19, 31, 5, 4, 32, 6, 33},          // beside
        ByKind{-18, 28, 5, 12, -1, 13, 22, 32},       // beside_stuck
        ByKind{-39, -14, -17, -3, -26, 2, -6, -11}    // covered
    };
    std::array<Score, 3> raised = {2, 79, 45};
    ByFilled danger = {-4, -63, -49, -7, 45, 139};
    ByFilled relief = {2, 1, 18, 13, 17, 59};
    ByFilled threat = {1, 6, 1, -1, 7, 56};
    ByFilled escape = {1, 7, -14, -3, 6, 1};
    ByFilled guard = {4, 1, 20, 50, 18, 28};
    ByFilled shut = {-1, 6, 13, 9, 12, 9};
    ByFilled initiative = {2, 0, -2, -3, -3, -5};
    std::array<Score, 2> spawn = {1, 4};

    /// How selective a search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("tempo", self.tempo);
        visit("hand", self.pieces[0]);
        visit("free", self.pieces[1]);
        visit("stuck", self.pieces[2]);
        visit("beside", self.pieces[3]);
        visit("beside_stuck", self.pieces[4]);
        visit("covered", self.pieces[5]);
        visit("raised", self.raised);
        visit("danger", self.danger);
        visit("relief", self.relief);
        visit("threat", self.threat);
        visit("escape", self.escape);
        visit("guard", self.guard);
        visit("shut", self.shut);
        visit("initiative", self.initiative);
        visit("spawn", self.spawn);
        visit("search", self.search);
    }
};

/// The weights for games with a pillbug, who saves queens that would be lost without it.
inline constexpr Weights pillbug_weights{
    .tempo = 12,
    .pieces =
        {
            Weights::ByKind{17, -13, -30, -7, -27, -20, -6, -28},  // hand
            Weights::ByKind{46, -8, -8, -9, 0, -4, -3, 2},         // free
            Weights::ByKind{7, -21, -32, -14, -18, -1, -8, 7},     // stuck
            Weights::ByKind{-1, 21, 44, 7, 3, 30, 5, 26},          // beside
            Weights::ByKind{-14, 22, 6, 20, 0, 12, 19, 33},        // beside_stuck
            Weights::ByKind{-74, -10, -33, -4, -23, 2, -8, -12}    // covered
        },
    .raised = {2, 91, 62},
    .danger = {-4, -80, -49, -6, 40, 109},
    .relief = {1, 1, 17, 10, 25, 80},
    .threat = {2, 4, 2, -2, 5, 64},
    .escape = {-2, 11, -12, -2, 10, 0},
    .guard = {4, 2, 24, 31, 17, 43},
    .shut = {0, 7, 15, 13, 6, 5},
    .initiative = {2, 0, 0, -2, -3, -3},
    .spawn = {2, 2},
    .search = selectivity,
};

/// What a position of Hive is worth, in hundredths of the logarithm of the odds of winning.
///
/// The terms, each for a player and then taken as the difference of the two:
///  - What each piece is worth by its kind and its state: `hand`; on the ground beside the enemy
///    queen (`beside`) or elsewhere (`free`), or likewise without being able to leave its hex
///    (`beside_stuck`, `stuck`): it holds the hive together or is a slider without room; `covered`
///    by another piece. What counts are differences: every piece is in one state. A free mosquito
///    is worth what the best of the kinds is that it touches.
///  - `raised`, for a piece on top of others: somewhere, beside the enemy queen, and on her.
///
/// and by how many of the own queen's six neighbours are filled:
///  - `danger`, a loss.
///  - `relief`, for each own piece beside her that is free to leave.
///  - `threat`, a loss for each enemy piece that can leave its hex and is not beside her yet, up to
///    the number of her empty neighbours: filling needs pieces that can come.
///  - `escape`, if she can move.
///  - `guard`, if the own pillbug stands beside her, uncovered.
///  - `shut`, for each empty neighbour that no piece can slide into.
///  - `initiative`, a loss if the enemy is to move.
///
/// `spawn` is for each hex that pieces can be put down on, without and with a piece in the hand;
/// `tempo` for the player to move. Whether a piece is stunned for a turn does not matter.
///
/// All weights were first fitted together by logistic regression of results (Texel's method) to
/// 128,000 quiet positions of 8,478 games at 1,000 nodes an action after two to five random plies,
/// with all and with some expansions and without. Regression on the results of later games lost 106
/// Elo [32, 192]. What made them stronger is play against itself (SPSA): first 3,000 pairs of games
/// with all expansions at 1,000 nodes, +90 Elo [37, 147] at 4,000 nodes; then, at 4,000 nodes, with
/// steps of 0.3 at a rate of 0.006, and the mean of the last three tenths of the way,
///  - with all expansions, 4,500 pairs: +149 [86, 224] at 4,000 nodes, +206 [127, 310] at 20,000;
///    with the pillbug alone +51 [9, 94], but without any expansion -125 [-203, -57];
///  - without expansions, 3,000 pairs, all weights but those of M, L and P: +37 [9, 67] at 4,000
///    nodes, +7 [-37, 51] at 20,000; with the ladybug +100 [46, 161], the mosquito +28 [-20, 78],
///    both +86 [36, 141].
class Evaluator : public Weighted<Weights> {
  public:
    /// The lead that is worth odds of e to 1, from what searches told and how their games ended
    /// (`scripts/calibrate.mjs`).
    static constexpr double scale = 85;
    /// What the weights were found with.
    static constexpr Score margin = 100;

    Evaluator() : sums_{Sums(Weights()), Sums(pillbug_weights)} {}
    explicit Evaluator(const Weights& given)
        : Weighted(given), sums_{Sums(weights()), Sums(weights())} {}

    /// Games with a pillbug have weights of their own.
    static const Weights& usual_weights(const Position& position);

    Scores<2> evaluate(const Position& position) const;

    /// How likely a turn is to be the best one.
    int order(const Position& position, Action action) const { return Guide(position)(action); }

    /// The same for all turns of a position.
    Guide orderer(const Position& position) const { return Guide(position); }

    /// Turns that newly fill a neighbour of the enemy queen.
    bool loud(const Position& position, Action action) const {
        const Cell queen = position.queen_cell(static_cast<Player>(1 - position.to_move()));
        if (queen == in_hand || action.is_pass()) return false;
        if (!adjacent(action.to(), queen) || position.occupied().contains(action.to())) {
            return false;
        }
        // From one neighbour to another the queen stands as before.
        const Cell from = action.from();
        return from == in_hand || !adjacent(from, queen) || position.tall().contains(from);
    }

    /// These turns, found without listing the others.
    void loud_actions(const Position& position, Actions& out) const {
        list_loud(position, false, out);
    }
    void loud_actions_in_order(const Position& position, Actions& out) const {
        list_loud(position, true, out);
    }

  private:
    void list_loud(const Position& position, bool in_order, Actions& out) const;

    static constexpr std::size_t states = 6;
    static constexpr int half = pieces_per_player / 2;
    static constexpr std::size_t half_sets = std::size_t{1} << half;

    /// What a set of one player's pieces in some state is worth: looked up in two halves.
    class Sums {
      public:
        explicit Sums(const Weights& weights);
        Score operator()(std::size_t state, PieceSet own) const {
            return halves_[state][0][own % half_sets] + halves_[state][1][own / half_sets];
        }

      private:
        std::array<std::array<std::array<std::int16_t, half_sets>, 2>, states> halves_;
    };

    std::array<Sums, 2> sums_;  ///< for games without and with a pillbug
};

}  // namespace quintet::hive
