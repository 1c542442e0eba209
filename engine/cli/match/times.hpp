#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/fields/field.hpp"

namespace quintet::cli {

/// The time for one action, measured from outside, in microseconds.
struct ActionTime {
    std::uint64_t wall_us = 0;
    std::optional<std::uint64_t> processor_us = {};  ///< nothing if it is unknown
};

/// The time that a participant took for its actions, in microseconds. Whole numbers, so that the
/// order in which games are added up does not matter.
struct ActionTimes {
    int limit_ms = 0;   ///< for an action; 0 for none
    std::string clock;  ///< `cpu` if the limit is processor time, otherwise empty
    std::uint64_t actions = 0;
    std::uint64_t total_us = 0;
    std::uint64_t longest_us = 0;
    std::uint64_t processor_actions = 0;  ///< actions whose processor time is known
    std::uint64_t processor_us = 0;
    std::uint64_t longest_processor_us = 0;
    std::uint64_t over = 0;       ///< actions that took longer than the limit
    std::uint64_t over_us = 0;    ///< by how much those were over it, together
    std::uint64_t well_over = 0;  ///< actions that took more than 5 % longer

    bool by_processor() const { return clock == "cpu"; }
    void add(const ActionTime& time);
    /// Adds the times of another game with the same limit.
    void add(const ActionTimes& others);

    bool operator==(const ActionTimes&) const = default;
};

/// Prints a table with a line for each participant: wall-clock and processor times in milliseconds,
/// the excess over the limit if there is one, and the number of games lost by a late answer.
void write_times(std::ostream& out, const std::vector<ActionTimes>& times,
                 const std::vector<std::uint64_t>& lost);

}  // namespace quintet::cli

template <>
struct quintet::fields::Described<quintet::cli::ActionTimes> {
    using Times = cli::ActionTimes;
    static constexpr Field fields[] = {
        QUINTET_FIELD(Times, limit_ms)("limit_ms").required(),
        QUINTET_FIELD(Times, actions)("actions").required(),
        QUINTET_FIELD(Times, total_us)("total_us").required(),
        QUINTET_FIELD(Times, longest_us)("longest_us").required(),
        QUINTET_FIELD(Times, over)("over").required(),
        QUINTET_FIELD(Times, over_us)("over_us").required(),
        QUINTET_FIELD(Times, well_over)("well_over").required(),
        QUINTET_FIELD(Times, clock)("clock").optional(),
        QUINTET_FIELD(Times, processor_actions)("processor_actions").optional(),
        QUINTET_FIELD(Times, processor_us)("processor_us").optional(),
        QUINTET_FIELD(Times, longest_processor_us)("longest_processor_us").optional(),
    };
    static constexpr Shape shape{fields};
};
