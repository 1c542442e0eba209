#pragma once

#include "engine/cli/records/record.hpp"
#include "engine/cli/seats/seat.hpp"

namespace quintet::cli {

/// A number, or null.
template <class Number>
Json number_or_null(const std::optional<Number>& number) {
    return number ? Json(*number) : Json();
}

/// The limits of an agent as the driver takes them: `game_s`, `action_s`, `start_s`, `memory_mb`.
Json limits_json(const AgentLimits& limits);

/// The limits that a form of a game, or of all games, states: a number, or the square of an option.
/// No limits if there is no such form.
AgentLimits limits_of_form(std::string_view form, const RunningGame& game);

/// Whether games of agents in this form may start with actions that they have not chosen.
bool form_takes_openings(std::string_view form, const RunningGame& game);

}  // namespace quintet::cli
