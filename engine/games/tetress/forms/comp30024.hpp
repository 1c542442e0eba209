#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::tetress {

// What the referee of COMP30024 (University of Melbourne, 2024) writes. With its option
// `--logfile`: events as tab-separated values; an action is
// `T0001.234<TAB>RED<TAB>turn_end<TAB>1<TAB>PLACE(0-1, 0-2, 0-3, 0-4)`. On the screen, from
// verbosity 1: a commentary such as `* referee : RED plays action PLACE(...)`, with drawings of the
// board from verbosity 2, and the events too with `--logfile stdout`.

bool claims_log(std::string_view text, std::string_view file_name);
/// Reads the logged games, with the limits of that referee.
std::vector<ForeignGame> read_logs(std::string_view text);
/// Writes a log file, without times. Fails if the game did not begin from the default start.
Result<std::string> write_log(const GameToWrite& game);

// The boards of part A of COMP30024 (University of Melbourne, 2024): comma-separated values, 11
// rows of 11 cells with `r`, `b` or nothing. A capital `B` is the token whose line is to be
// cleared. Lines that begin with `#` are comments.

bool claims_board(std::string_view text, std::string_view file_name);
/// Reads the position, with Red to move as in the exercise. Cells may be separated by semicolons or
/// tabs and be in quotes, as spreadsheets write them.
std::vector<ForeignGame> read_boards(std::string_view text);

}  // namespace quintet::tetress
