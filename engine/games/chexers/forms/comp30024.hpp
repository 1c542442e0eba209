#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::chexers {

// What the referee of COMP30024 (University of Melbourne, 2019) writes. With its option
// `--logfile`: one line per action, such as `[red  ] - JUMP from (-3, 0) to (-1, 0).`, between
// lines about the start and the end. On the screen, from verbosity 1: a commentary in lines that
// begin with `*`, such as `*   red player returned action: ('JUMP', ((-3, 0), (-1, 0)))`, with
// drawings of the board from verbosity 2.

bool claims_log(std::string_view text, std::string_view file_name);
/// Reads the logged games, with the limits of that referee.
std::vector<ForeignGame> read_logs(std::string_view text);
/// Writes a log file. Fails if the game did not begin from the default start.
Result<std::string> write_log(const GameToWrite& game);

// The boards of part A of COMP30024 (University of Melbourne, 2019): JSON with the colour that
// plays alone, its pieces, and hexes that are blocked:
// `{"colour": "red", "pieces": [[0, 0], [0, -1]], "blocks": [[-1, 0]]}`.

bool claims_board(std::string_view text, std::string_view file_name);
/// Reads the position. Blocks have no counterpart and are left out.
std::vector<ForeignGame> read_boards(std::string_view text);

}  // namespace quintet::chexers
