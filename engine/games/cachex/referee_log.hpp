#pragma once

#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/result.hpp"

// Reads the log that the referee of COMP30024 (University of Melbourne, 2022) writes with its
// option `--logfile`: one line per action, `turn 3: red: PLACE token in cell (0, 7)` or `turn 2:
// blue: STEAL first move`, and the result, such as `winner: red`.

namespace quintet::cachex {

/// Returns whether a text starts like such a log.
bool is_referee_log(std::string_view text);

/// Reads the logged game. The log does not state the size of the board, so this finds one where all
/// actions are legal and the game ends where the log says so. An unfinished game may fit several
/// sizes: the default size is preferred, then the smallest.
Result<PlayedGame> read_referee_log(std::string_view text);

}  // namespace quintet::cachex
