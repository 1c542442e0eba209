#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/logarithm.hpp"
#include "engine/core/selectivity.hpp"

namespace quintet::search {

/// By how many 256ths of a ply the action number `number` (from 1) is searched less deep at a node
/// of the given depth, before anything else is known about it: grows with the logarithms of both,
/// as late actions of well-ordered lists seldom matter.
inline int late_action_reduction(const Selectivity& how, int depth, std::size_t number) {
    static constexpr auto logarithms = [] {
        std::array<std::int16_t, 128> table{};
        for (unsigned i = 1; i < table.size(); ++i) {
            table[i] = static_cast<std::int16_t>(log2_in_256ths(i));
        }
        return table;
    }();
    const int of_depth = logarithms[static_cast<std::size_t>(depth < 127 ? depth : 127)];
    const int of_number = logarithms[number < 127 ? number : 127];
    return of_depth * of_number / 256 * how.reduction / 256 + how.reduction_base;
}

/// How many actions are tried at a node of the given depth before those that are not loud are left
/// out, where only a bound is wanted.
constexpr int late_action_limit(const Selectivity& how, int depth) {
    return (how.late_actions_base + depth * (how.late_actions + depth * how.late_actions_square)) /
           100;
}

}  // namespace quintet::search
