#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::cachex {

// What the referee of COMP30024 (University of Melbourne, 2022) writes. With its option
// `--logfile`: one line per action, `turn 3: red: PLACE token in cell (0, 7)` or
// `turn 2: blue: STEAL first move`, and the result, such as `winner: red`. On the screen, from
// verbosity 1: a commentary in lines that begin with `*`, such as
// `*   player 1 (red) returned action: ('PLACE', 0, 7)`, with drawings of the board from verbosity
// 2.

bool claims_log(std::string_view text, std::string_view file_name);
/// Reads the logged games. Only drawings of the empty board tell its size. Without them, this finds
/// a size with which all actions are legal and the game ends where the log says so. An unfinished
/// game may fit several sizes: the default size is preferred, then the smallest.
std::vector<ForeignGame> read_logs(std::string_view text);
/// Writes a log file. Fails if the game did not begin from the default start.
Result<std::string> write_log(const GameToWrite& game);

// The boards of part A of COMP30024 (University of Melbourne, 2022): JSON with the size of the
// board, its stones, and the ends of the path that is searched:
// `{"n": 5, "board": [["b", 1, 0], ["r", 1, 3]], "start": [4, 2], "goal": [0, 0]}`.

bool claims_board(std::string_view text, std::string_view file_name);
/// Reads the position. The path has no counterpart and is left out.
std::vector<ForeignGame> read_boards(std::string_view text);

}  // namespace quintet::cachex
