#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/core/random.hpp"
#include "engine/core/score.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// The action that a weak player takes of those in a report, which should hold as many lines as can
/// be had. Nearly as good ones are chosen nearly as often: an action's weight falls by a factor of
/// e with each `carelessness` percent of `scale` that it is behind the best. Actions further behind
/// than three times that are never taken; a win that the report has found always is, and a proven
/// loss only if there is nothing else. The same for the same seed, report and standard library.
///
/// `carelessness` and `scale` are positive; the report has at least one line.
template <PositionType P>
typename P::Action careless_choice(const Report<P>& report, Player player, double scale,
                                   int carelessness, std::uint64_t seed) {
    const auto& lines = report.lines;
    const Score best = lines.front().scores[player];
    if (is_proven(best)) return lines.front().actions.front();

    const double spread = scale * carelessness / 100;
    const auto weight = [&](const Line<P>& line) {
        const Score score = line.scores[player];
        const double behind = static_cast<double>(best - score) / spread;
        return is_proven(score) || behind > 3 ? 0 : std::exp(-behind);
    };
    double total = 0;
    for (const Line<P>& line : lines) total += weight(line);

    double left = Random(seed).unit() * total;
    for (const Line<P>& line : lines) {
        left -= weight(line);
        if (left < 0) return line.actions.front();
    }
    return lines.front().actions.front();
}

}  // namespace quintet::search
