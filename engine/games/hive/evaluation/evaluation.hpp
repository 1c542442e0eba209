#pragma once

#include <array>
#include <cstdint>

#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"
#include "engine/games/hive/evaluation/guide.hpp"
#include "engine/games/hive/evaluation/tuning.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Evaluates a position, in hundredths of the log-odds of winning. Each term is the difference
/// between the players.
///
/// Pieces, by kind and state. Only differences between states matter, because every piece is in
/// exactly one:
/// - `hand`: in the hand.
/// - `beside`, `free`: on the ground and able to leave its hex; next to the enemy queen, or
///   elsewhere.
/// - `beside_stuck`, `stuck`: the same, but unable to leave: it holds the hive together, or it
///   slides and has no room.
/// - `covered`: under another piece.
/// - `raised`: on top of other pieces; elsewhere, next to the enemy queen, and on her.
///
/// A free mosquito has the value of the best kind that it touches.
///
/// Queens, by the number of filled neighbours:
/// - `danger`: a penalty.
/// - `relief`: for each piece of her own colour next to her that is free to leave.
/// - `threat`: a penalty for each enemy piece that can leave its hex and is not yet next to her, up
///   to the number of her empty neighbours. Filling needs pieces that can come.
/// - `escape`: if she can move.
/// - `guard`: if a pillbug of her own colour stands next to her, uncovered.
/// - `shut`: for each empty neighbour that no piece can slide into.
/// - `initiative`: a penalty if the enemy is to move.
///
/// Others:
/// - `spawn`: for each hex where the player may place pieces, with an empty hand and with pieces in
///   hand.
/// - `tempo`: for the player to move.
///
/// A piece that is stunned for a turn counts as if it were not.
///
/// The weights were first fitted by logistic regression (Texel's method), then improved by
/// self-play (SPSA); see `EXPERIMENTS.md`.
class Evaluator : public Weighted<Weights> {
  public:
    /// The lead that multiplies the odds of winning by e, fitted to scores that searches reported
    /// and the results of their games (`scripts/calibrate.mjs`).
    static constexpr double scale = 85;
    static constexpr SearchConstants search_constants = hive::search_constants;

    Evaluator() : sums_{Sums(Weights()), Sums(pillbug_weights)} {}
    explicit Evaluator(const Weights& given)
        : Weighted(given), sums_{Sums(weights()), Sums(weights())} {}

    /// Games with a pillbug have separate weights.
    static const Weights& default_weights(const Position& position);

    Scores<2> evaluate(const Position& position) const;

    /// Move ordering score of a turn: how likely it is the best one.
    int order(const Position& position, Action action) const { return Guide(position)(action); }

    /// The same for all turns of a position.
    Guide orderer(const Position& position) const { return Guide(position); }

    /// A noisy turn: it newly fills a neighbour of the enemy queen.
    bool noisy(const Position& position, Action action) const {
        const Cell queen = position.queen_cell(static_cast<Player>(1 - position.to_move()));
        if (queen == in_hand || !adjacent(action.to(), queen)) return false;
        if (position.occupied().contains(action.to()) || action.is_pass()) return false;
        // A piece that goes from one neighbour of the queen to another fills nothing new.
        const Cell from = action.from();
        return from == in_hand || !adjacent(from, queen) || position.tall().contains(from);
    }

    /// All noisy turns, generated without listing the others.
    void noisy_actions(const Position& position, Actions& out) const;

  private:
    static constexpr std::size_t states = 6;
    static constexpr int half = pieces_per_player / 2;
    static constexpr std::size_t half_sets = std::size_t{1} << half;

    /// Sums the values of a set of one player's pieces in some state, looked up in two halves.
    class Sums {
      public:
        explicit Sums(const Weights& weights);
        Score operator()(std::size_t state, PieceSet own) const {
            return halves_[state][0][own % half_sets] + halves_[state][1][own / half_sets];
        }

      private:
        std::array<std::array<std::array<std::int16_t, half_sets>, 2>, states> halves_;
    };

    std::array<Sums, 2> sums_;  ///< for games without a pillbug, and with one
};

}  // namespace quintet::hive
