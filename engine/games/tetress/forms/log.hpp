#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// What the referee of COMP30024 (University of Melbourne, 2024) writes. With its option
// `--logfile`: events as tab-separated values; an action is
// `T0001.234<TAB>RED<TAB>turn_end<TAB>1<TAB>PLACE(0-1, 0-2, 0-3, 0-4)`. On the screen, from
// verbosity 1: a commentary such as `* referee : RED plays action PLACE(...)`, with drawings of the
// board from verbosity 2, and the events too with `--logfile stdout`.

namespace quintet::tetress {

bool claims_log(std::string_view text, std::string_view file_name);
/// Reads the logged games, with the limits of that referee.
std::vector<ForeignGame> read_logs(std::string_view text);
/// Writes a log file, without times. Fails if the game did not begin from the usual start.
Result<std::string> write_log(const GameToWrite& game);

}  // namespace quintet::tetress
