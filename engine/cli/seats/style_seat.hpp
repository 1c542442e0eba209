#pragma once

#include <memory>

#include "engine/cli/seats/seat.hpp"

namespace quintet::cli {

/// Makes a participant that plays in a style of the game. Throws an `InputError` if the game has no
/// such style.
std::unique_ptr<Participant> start_style(const Seat& seat, std::unique_ptr<RunningGame> game);

}  // namespace quintet::cli
