#pragma once

#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// The boards of part A of COMP30024 (University of Melbourne, 2022): JSON with the size of the
// board, its stones, and the ends of the path that is searched:
// `{"n": 5, "board": [["b", 1, 0], ["r", 1, 3]], "start": [4, 2], "goal": [0, 0]}`.

namespace quintet::cachex {

bool claims_board(std::string_view text, std::string_view file_name);
/// Reads the position. The path has no counterpart and is left out.
std::vector<ForeignGame> read_boards(std::string_view text);

}  // namespace quintet::cachex
