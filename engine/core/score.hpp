#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/core/board/player.hpp"
#include "engine/core/outcome.hpp"

namespace quintet {

/// How good a position is for one player, in the unit that the game's evaluator documents; 0 is
/// even.
using Score = std::int32_t;

/// One score for each player. Scores of two-player evaluators sum to zero.
template <std::size_t Players>
using Scores = std::array<Score, Players>;

/// The score of a game that is already won. A win forced in n plies scores `win_score - n`, so the
/// nearest win is preferred.
inline constexpr Score win_score = 1'000'000;

/// Evaluators stay strictly within ±`evaluation_limit`. Scores beyond it are proven wins and
/// losses.
inline constexpr Score evaluation_limit = 900'000;

constexpr bool is_proven(Score score) {
    return score >= evaluation_limit || score <= -evaluation_limit;
}

/// Returns the scores of a game that ended `plies` plies after the root of a search:
/// `win_score - plies` for the winner, `plies - win_score` for all others, 0 for a draw.
template <std::size_t Players>
constexpr Scores<Players> final_scores(const Outcome& outcome, int plies) {
    Scores<Players> scores{};
    if (outcome.state != Outcome::State::won) return scores;
    for (std::size_t player = 0; player < Players; ++player) {
        scores[player] = player == outcome.winner ? win_score - plies : plies - win_score;
    }
    return scores;
}

/// Returns each player's chance of winning, 0 to 1. They sum to 1 and are proportional to
/// `exp(score / scale)`, which for two players is the logistic function. `scale` is the lead that
/// multiplies the odds by e. A proven winner has a chance of 1, a proven loser of 0.
template <std::size_t Players>
std::array<double, Players> win_chances(const Scores<Players>& scores, double scale) {
    std::array<double, Players> chances{};
    Score best = scores[0];
    for (const Score score : scores) best = score > best ? score : best;
    const double unit = Players == 2 ? 2 * scale : scale;
    double sum = 0;
    for (std::size_t player = 0; player < Players; ++player) {
        const Score behind = best - scores[player];
        const bool out =
            behind > 0 && (best >= evaluation_limit || scores[player] <= -evaluation_limit);
        chances[player] = out ? 0 : std::exp(-static_cast<double>(behind) / unit);
        sum += chances[player];
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

}  // namespace quintet
