#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/core/random.hpp"
#include "engine/core/score.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// How many spreads an action may be behind the best one and still be chosen.
inline constexpr double furthest_behind = 3;

/// The action that a weak player chooses from the lines of a report, which should have as many as
/// there are. The weight of an action falls by a factor of e with each `temperature` percent of
/// `scale` that it is behind the best one. Actions more than `furthest_behind` times that
/// behind are never chosen. A win that the report has found is always chosen, a proven loss only if
/// there is nothing else. The same seed, report and standard library give the same action.
///
/// `temperature` and `scale` are positive; the report has at least one line. `bonus(action)` returns
/// what is added to the score of an action, in percent of `scale`.
template <PositionType P, class Bonus>
typename P::Action choose_by_temperature(const Report<P>& report, Player player, double scale,
                                         int temperature, std::uint64_t seed, const Bonus& bonus) {
    const auto& lines = report.lines;
    if (is_proven(lines.front().scores[player])) return lines.front().actions.front();

    const auto value = [&](const Line<P>& line) {
        return line.scores[player] + scale / 100 * bonus(line.actions.front());
    };
    double best = value(lines.front());
    for (const Line<P>& line : lines) best = std::max(best, value(line));

    const double spread = scale * temperature / 100;
    const auto weight = [&](const Line<P>& line) {
        const double behind = (best - value(line)) / spread;
        return is_proven(line.scores[player]) || behind > furthest_behind ? 0 : std::exp(-behind);
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
