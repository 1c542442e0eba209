#pragma once

#include <memory>

#include "engine/cli/seats/seat.hpp"
#include "engine/core/game_record.hpp"

namespace quintet::cli {

/// Makes a participant that lets an agent play in a separate Python, through the driver of
/// engine/agents. The agent starts with the game (`begin`); from then on every failure of it is a
/// `Forfeit`.
std::unique_ptr<Participant> start_python(const Seat& seat, std::unique_ptr<RunningGame> game);

/// Whether an agent can be started, or why it cannot.
struct StartReport {
    bool started = false;
    std::string message;
    std::string code;  ///< of the driver's fault
    Json traceback;
    AgentFacts facts;
};

/// Starts an agent once, as for a game, and ends it.
StartReport try_agent(const Seat& seat, std::string_view game, const GivenOptions& options);

}  // namespace quintet::cli
