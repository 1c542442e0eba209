#pragma once

#include <array>
#include <string_view>

#include "engine/core/score.hpp"
#include "engine/games/tetress/evaluation/tuning.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// Move ordering scores for the actions of one position, from the placements that they leave to
/// both players.
///
/// Each cell has a worth, summed over all placements: 1 for each of the opponent's placements that
/// uses the cell (a token there takes it away), -1 for each of the player's own, and 1 for each
/// placement that lacks only a contact which a token on the cell would give. An action scores the
/// sum of its four cells, so a placement that uses several of them counts several times.
class Orderer {
  public:
    explicit Orderer(const Position& position);
    int operator()(Action action) const;

  private:
    std::array<int, cell_count> worth_{};
};

/// Evaluates a position, in about hundredths of a token.
///
/// A player without a placement loses. This usually happens with some twenty cells still empty, and
/// nearly always beyond the search horizon. What matters is therefore who will have the last
/// placements. Each term is the difference between the players:
/// - `token`: for each token on the board. Placements start at tokens.
/// - `mobility`: for each doubling of the number of placements (plus 4) that the player would have
///   if it were its turn. A logarithm, because one placement more means nothing early on and
///   decides the game near the end.
/// - `safe`: for each doubling of the number of placements (plus 1) that lie wholly outside the
///   opponent's reach. The next placement cannot take them away, so the player can save them for
///   the end. The weight is for 60 empty cells and grows as the board fills.
/// - `exclusive_cell`: for each cell in the player's reach and not in the opponent's. The reach
///   consists of all cells that the next placement can use.
/// - `tempo`: for the player to move. Every placement changes the other terms, and a search that
///   reduces late actions compares leaves at even and odd plies.
///
/// The terms were chosen by logistic regression on game results, and the weights by self-play
/// (SPSA); see `EXPERIMENTS.md`, also for rejected ideas.
class Evaluator {
  public:
    using Weights = tetress::Weights;

    /// The lead that multiplies the odds of winning by e, fitted to scores that searches reported
    /// and the results of their games (`scripts/calibrate.mjs`).
    static constexpr double scale = 1400;
    static constexpr SearchConstants search_constants = tetress::search_constants;

    Evaluator() = default;
    explicit Evaluator(const Weights& weights) : weights_(weights) {}
    const Weights& weights() const { return weights_; }

    Scores<2> evaluate(const Position& position) const;

    /// The lead in parts of a point, before it and the weight of safe placements are rounded.
    static Scores<2> weighted_sum(const Position& position, const Weights& weights);
    static constexpr Score sum_parts = 256 * 30;
    static constexpr std::string_view last_step = "rounding";

    int order(const Position& position, Action action) const { return orderer(position)(action); }
    Orderer orderer(const Position& position) const { return Orderer(position); }

    // No action is noisy. Following placements that clear lines beyond the last ply lost matches:
    // a clear changes the number of placements no more than other actions do.

  private:
    Weights weights_;
};

}  // namespace quintet::tetress
