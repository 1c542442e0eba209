#pragma once

#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/result.hpp"

// Reads the log that the referee of COMP30024 (University of Melbourne, 2019) writes with its
// option `--logfile`: one line per action, such as `[red  ] - JUMP from (-3, 0) to (-1, 0).`,
// between lines about the start and the end.

namespace quintet::chexers {

/// Returns whether a text starts like such a log.
bool is_referee_log(std::string_view text);

/// Reads the logged game, with the limits of that referee. Ignores all other lines, so a log that
/// stops in the middle of a game is read up to there.
Result<PlayedGame> read_referee_log(std::string_view text);

}  // namespace quintet::chexers
