#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/logarithm.hpp"

namespace quintet::search {

/// How many plies less deep the action number `number` (from 1) is searched at a node of the given
/// depth: grows with the logarithms of both, as late actions of well-ordered lists seldom matter.
inline int late_action_reduction(int depth, std::size_t number) {
    static constexpr auto logarithms = [] {
        std::array<std::int16_t, 128> table{};
        for (unsigned i = 1; i < table.size(); ++i) {
            table[i] = static_cast<std::int16_t>(log2_in_256ths(i));
        }
        return table;
    }();
    const int of_depth = logarithms[static_cast<std::size_t>(depth < 127 ? depth : 127)];
    const int of_number = logarithms[number < 127 ? number : 127];
    return (of_depth * of_number / 256 * 55 / 256 + 128) / 256;
}

/// The deepest nodes, counted from the leaves, where the end of the list is left out.
inline constexpr int deepest_late_pruning = 6;

/// How many actions that are not loud are tried at a node of the given depth, at most
/// `deepest_late_pruning`, where only a bound is wanted: with dozens or hundreds of actions a node,
/// those far down the list cost more than what they find is worth (chess programs: futility move
/// count). Worth more the longer a search may think; with three players and best replies it was
/// not worth anything.
constexpr std::size_t late_action_limit(int depth) {
    return 3 + 3 * static_cast<std::size_t>(depth);
}

}  // namespace quintet::search
