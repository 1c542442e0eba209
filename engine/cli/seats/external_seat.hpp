#pragma once

#include <memory>
#include <string_view>

#include "engine/cli/seats/seat.hpp"
#include "engine/core/game_record.hpp"

namespace quintet::cli {

/// Starts an external program for a new game: performs the handshake and sends the game. Throws an
/// `InputError` if that fails or the program does not speak the protocol. Later failures throw a
/// `Forfeit`.
std::unique_ptr<Participant> start_program(const Seat& seat, std::string_view game,
                                           const GivenOptions& options);

}  // namespace quintet::cli
