#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <vector>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The time for one action, measured from outside, in microseconds.
struct ActionTime {
    std::int64_t wall_us = 0;
    std::optional<std::int64_t> processor_us = {};  ///< nothing if it is unknown
};

/// The time that a participant took for its actions, in microseconds. Whole numbers, so that the
/// order in which games are added up does not matter.
struct ActionTimes {
    int limit_ms = 0;           ///< for an action; 0 for none
    bool by_processor = false;  ///< whether the limit is processor time
    std::uint64_t actions = 0;
    std::int64_t total_us = 0;
    std::int64_t longest_us = 0;
    std::uint64_t processor_actions = 0;  ///< actions whose processor time is known
    std::int64_t processor_us = 0;
    std::int64_t longest_processor_us = 0;
    std::uint64_t over = 0;       ///< actions that took longer than the limit
    std::int64_t over_us = 0;     ///< by how much those were over it, together
    std::uint64_t well_over = 0;  ///< actions that took more than 5 % longer

    /// Counts an action.
    void add(const ActionTime& time);
    /// Adds the times of another game with the same limit.
    void add(const ActionTimes& others);

    bool operator==(const ActionTimes&) const = default;
};

/// The fields of `ActionTimes` by their names.
Json to_json(const ActionTimes& times);
/// Throws an exception of the JSON library if a field is missing. Those about processor time may be
/// missing.
ActionTimes action_times_of(const Json& json);

/// Prints a table with a line for each participant: wall-clock and processor times in milliseconds,
/// the excess over the limit if there is one, and the number of games lost by a late answer.
void write_times(std::ostream& out, const std::vector<ActionTimes>& times,
                 const std::vector<std::uint64_t>& lost);

}  // namespace quintet::cli
