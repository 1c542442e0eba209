#pragma once

#include <memory>

#include "engine/cli/seat.hpp"

namespace quintet::cli {

/// Makes a participant that lets an agent play in a Python of its own, through the driver of
/// engine/agents. The agent starts with the game (`begin`); from then on every failure of it is a
/// `Forfeit`.
std::unique_ptr<Participant> start_python(const Seat& seat, std::unique_ptr<RunningGame> game);

/// Returns what the driver finds in a file, folder or zip, without running any of it: its answer
/// `found`. Where there is none, `problems` has the reason.
Json inspect_agent(const std::string& path, std::string_view game,
                   const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace quintet::cli
