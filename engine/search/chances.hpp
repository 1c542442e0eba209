#pragma once

#include <array>
#include <cstddef>

#include "engine/base/logarithm.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/score.hpp"

namespace quintet::search {

/// Each player's chance of winning; they sum to 1. A draw is an equal chance for all.
template <std::size_t Players>
using Chances = std::array<float, Players>;

/// Returns the same as `win_chances` for scores that are not proven, but identical on every
/// machine.
template <std::size_t Players>
Chances<Players> to_chances(const Scores<Players>& scores, double scale) {
    Score best = scores[0];
    for (const Score score : scores) best = score > best ? score : best;
    const double unit = Players == 2 ? 2 * scale : scale;
    std::array<double, Players> weights{};
    double sum = 0;
    for (std::size_t player = 0; player < Players; ++player) {
        weights[player] = exp_negative(static_cast<double>(best - scores[player]) / unit);
        sum += weights[player];
    }
    Chances<Players> chances{};
    for (std::size_t player = 0; player < Players; ++player) {
        chances[player] = static_cast<float>(weights[player] / sum);
    }
    return chances;
}

/// Returns the chances in a game that is over: 1 for a winner, equal chances for a draw.
template <std::size_t Players>
Chances<Players> to_chances(const Outcome& outcome) {
    Chances<Players> chances{};
    if (outcome.state == Outcome::State::won) {
        chances[outcome.winner] = 1;
    } else {
        chances.fill(1.0F / Players);
    }
    return chances;
}

/// The inverse of `to_chances` for scores that are not proven. The scores sum to about zero.
template <std::size_t Players>
Scores<Players> to_scores(const Chances<Players>& chances, double scale) {
    constexpr double one = 1 << 24;
    std::array<double, Players> logarithms{};
    double mean = 0;
    for (std::size_t player = 0; player < Players; ++player) {
        const double share = static_cast<double>(chances[player]) * one;
        const auto whole = share < 1 ? 1U : static_cast<unsigned>(share);
        logarithms[player] = log2_in_256ths(whole) * natural_of_256th;
        mean += logarithms[player] / Players;
    }
    const double unit = Players == 2 ? 2 * scale : scale;
    Scores<Players> scores{};
    for (std::size_t player = 0; player < Players; ++player) {
        scores[player] = static_cast<Score>((logarithms[player] - mean) * unit);
    }
    return scores;
}

}  // namespace quintet::search
