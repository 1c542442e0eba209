#pragma once

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "engine/cli/record.hpp"

namespace quintet::cli {

/// How long a participant took for actions, measured from outside, in microseconds. Whole numbers,
/// so that sums are the same in whatever order games are added up.
struct ActionTimes {
    int limit_ms = 0;  ///< for an action; 0 for none
    std::uint64_t actions = 0;
    std::int64_t total_us = 0;
    std::int64_t longest_us = 0;
    std::uint64_t over = 0;       ///< actions that took longer than the limit
    std::int64_t over_us = 0;     ///< by how much those were over it, together
    std::uint64_t well_over = 0;  ///< actions that took more than 5 % longer

    /// Counts an action.
    void add(std::int64_t us);
    /// Counts those of another game with the same limit.
    void add(const ActionTimes& others);

    bool operator==(const ActionTimes&) const = default;
};

/// The fields of `ActionTimes` by their names.
Json to_json(const ActionTimes& times);
/// Throws whatever the JSON library throws if a field is missing.
ActionTimes action_times_of(const Json& json);

/// A table with a line for each participant: times in milliseconds, how much over the limit if
/// there is one, and how many games were lost by a late answer.
void write_times(std::ostream& out, const std::vector<ActionTimes>& times,
                 const std::vector<std::uint64_t>& lost);

}  // namespace quintet::cli
