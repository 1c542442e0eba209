#pragma once

#include <memory>

#include "engine/cli/seat.hpp"

namespace quintet::cli {

/// Makes a participant that lets an agent play in a Python of its own, through the driver of
/// engine/agents. The agent starts with the game (`begin`); from then on every failure of it is a
/// `Forfeit`.
std::unique_ptr<Participant> start_python(const Seat& seat, std::unique_ptr<RunningGame> game);

}  // namespace quintet::cli
