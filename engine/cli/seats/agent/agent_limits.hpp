#pragma once

#include <optional>
#include <string_view>

#include "engine/cli/base/json_fields.hpp"
#include "engine/session/running_game.hpp"

namespace quintet::cli {

/// The limits of an agent. Times are processor time in seconds. A limit that isn't set is that of
/// the agent's course, if it has one. The driver and settings of tournaments have them as JSON.
struct AgentLimits {
    std::optional<double> game_s;    ///< all actions, and updates with actions of others
    std::optional<double> action_s;  ///< each action
    std::optional<double> start_s;
    std::optional<int> memory_mb;  ///< mebibytes that all its processes take after the imports
    bool sandboxed = false;        ///< without network and files of others (sandbox.hpp)
};

/// The limits that a form of a game, or of all games, states: a number, or the square of an option.
/// No limits if there is no such form.
AgentLimits limits_of_form(std::string_view form, const RunningGame& game);

/// Whether games of agents in this form may start with actions that they have not chosen.
bool form_takes_openings(std::string_view form, const RunningGame& game);

}  // namespace quintet::cli

template <>
struct quintet::fields::Described<quintet::cli::AgentLimits> {
    using Limits = cli::AgentLimits;
    static constexpr Field fields[] = {
        QUINTET_FIELD(Limits, game_s)("game_s"),
        QUINTET_FIELD(Limits, action_s)("action_s"),
        QUINTET_FIELD(Limits, start_s)("start_s"),
        QUINTET_FIELD(Limits, memory_mb)("memory_mb"),
    };
    static constexpr Shape shape{fields};
};
