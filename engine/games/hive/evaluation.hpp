#pragma once

#include <array>
#include <cstdint>

#include "engine/core/score.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/hive/guide.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// The numbers in the evaluation of Hive, in hundredths of a unit of log-odds; see `Evaluator`.
struct Weights {
    using ByKind = std::array<Score, kind_count>;    ///< in the order of `Kind`
    using ByFilled = std::array<Score, directions>;  ///< by the filled neighbours of a queen

    Score tempo = 11;
    std::array<ByKind, 6> pieces = {
        ByKind{26, -22, -20, -8, -21, -14, -5, -21},  // hand
        ByKind{40, -7, -10, -7, 0, -5, -3, 1},        // free
        ByKind{7, -24, -33, -12, -34, -1, -8, 9},     // stuck
        ByKind{-1, 16, 27, 5, 3, 32, 6, 33},          // beside
        ByKind{-19, 22, 5, 15, 1, 13, 22, 32},        // beside_stuck
        ByKind{-40, -12, -21, -4, -19, 2, -6, -11}    // covered
    };
    std::array<Score, 3> raised = {1, 82, 39};
    ByFilled danger = {-4, -47, -43, -5, 32, 88};
    ByFilled relief = {2, 1, 14, 13, 15, 51};
    ByFilled threat = {1, 5, 2, -1, 5, 54};
    ByFilled escape = {-1, 7, -20, -2, 10, 0};
    ByFilled guard = {4, 1, 20, 50, 18, 28};
    ByFilled shut = {0, 6, 14, 11, 12, 8};
    ByFilled initiative = {2, 0, -1, -4, -3, -4};
    std::array<Score, 2> spawn = {0, 3};

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
    }
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
/// with all and with some expansions and without. Play against itself went on from there (SPSA:
/// 3,000 pairs of games with all expansions, 1,000 nodes an action), which gained 90 Elo [37, 147]
/// at 4,000 nodes. Regression on the results of later games lost 106 Elo [32, 192] instead.
class Evaluator : public Weighted<Weights> {
  public:
    /// The lead that is worth odds of e to 1.
    static constexpr double scale = 100;

    Evaluator() : Evaluator(Weights()) {}
    explicit Evaluator(const Weights& weights);

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
    Score sum(std::size_t state, PieceSet own) const {
        return sums_[state][0][own % half_sets] + sums_[state][1][own / half_sets];
    }

    std::array<std::array<std::array<std::int16_t, half_sets>, 2>, states> sums_{};
};

}  // namespace quintet::hive
