#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/core/score.hpp"

namespace quintet::search {

/// Maximum loss of a chosen action against the best one, in spreads.
inline constexpr double furthest_behind = 3;

/// Returns the place of the action that a weak player chooses, by the values of all actions. The
/// weight of an action falls by a factor of e for each `spread` below the best one. Actions more
/// than `furthest_behind` spreads below are never chosen. A proven win is always chosen, a proven
/// loss only if all actions lose. The same seed, values and standard library give the same place.
///
/// `spread` is positive; there is at least one value.
inline std::size_t choose_by_temperature(const std::vector<Score>& values, double spread,
                                         std::uint64_t seed) {
    const auto best = std::max_element(values.begin(), values.end());
    const auto best_place = static_cast<std::size_t>(best - values.begin());
    if (is_proven(*best)) return best_place;

    const auto weight = [&](Score value) {
        const double behind = static_cast<double>(*best - value) / spread;
        return is_proven(value) || behind > furthest_behind ? 0 : std::exp(-behind);
    };
    double total = 0;
    for (const Score value : values) total += weight(value);

    double left = Random(seed).unit() * total;
    for (std::size_t place = 0; place < values.size(); ++place) {
        left -= weight(values[place]);
        if (left < 0) return place;
    }
    return best_place;
}

}  // namespace quintet::search
