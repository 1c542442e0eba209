#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/seats/seat.hpp"

namespace quintet::cli {

/// Whether the text of a seat names an agent.
bool is_agent_text(std::string_view text);

/// The kinds of such seats, for messages: `python:PATH[:CLASS]`.
std::string agent_prefixes();

/// Called before agents among `seats` are started. Returns sentences that a reader must see: about
/// what does not limit them, and about other programs beside them. Throws an `InputError` if a
/// sandbox is wanted and cannot be made.
std::vector<std::string> prepare_agents(const std::vector<std::string>& seats, bool sandboxed);

/// Reads `KIND:PATH[:CLASS]` with `,game-time=S`, `,time=MS`, `,start=S` and `,memory=MB` after it.
/// Throws an `InputError` on anything else.
Seat parse_agent(std::string_view text);

std::unique_ptr<Participant> start_agent(const Seat& seat, std::unique_ptr<RunningGame> game);

}  // namespace quintet::cli
