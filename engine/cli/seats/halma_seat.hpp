#pragma once

#include <memory>
#include <string_view>

#include "engine/cli/seats/seat.hpp"

// Seats for the programs of CSCI 561, which play through files (see halma_files.hpp).

namespace quintet::cli {

inline constexpr std::string_view course_prefix = "halma:";
inline constexpr const char* course_shown = "halma:COMMAND";

/// Makes a participant that starts a command of the shell afresh for each action, in a private
/// folder: it reads `input.txt`, writes `output.txt`, and may keep `playdata.txt`. Throws an
/// `InputError` if the game is another one.
std::unique_ptr<Participant> start_course_program(const Seat& seat,
                                                  std::unique_ptr<RunningGame> game);

}  // namespace quintet::cli
