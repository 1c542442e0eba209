#pragma once

#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// The boards of part A of COMP30024 (University of Melbourne, 2024): comma-separated values, 11
// rows of 11 cells with `r`, `b` or nothing. A capital `B` is the token whose line is to be
// cleared. Lines that begin with `#` are comments.

namespace quintet::tetress {

bool claims_board(std::string_view text, std::string_view file_name);
/// Reads the position, with Red to move as in the exercise. Cells may be separated by semicolons or
/// tabs and be in quotes, as spreadsheets write them.
std::vector<ForeignGame> read_boards(std::string_view text);

}  // namespace quintet::tetress
