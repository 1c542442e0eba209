#pragma once

#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/result.hpp"

// Reads the log that the referee of COMP30024 (University of Melbourne, 2024) writes with its
// option `--logfile`. It holds events as tab-separated values; an action is
// `T0001.234<TAB>RED<TAB>turn_end<TAB>1<TAB>PLACE(0-1, 0-2, 0-3, 0-4)`. Also reads what that
// referee prints: `* referee : RED plays action PLACE(...)`.

namespace quintet::tetress {

/// Returns whether a text starts like such a log.
bool is_referee_log(std::string_view text);

/// Reads the logged game, with the limits of that referee. Ignores all other lines, so a log that
/// stops in the middle of a game is read up to there.
Result<PlayedGame> read_referee_log(std::string_view text);

}  // namespace quintet::tetress
