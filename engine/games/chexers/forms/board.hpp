#pragma once

#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// The boards of part A of COMP30024 (University of Melbourne, 2019): JSON with the colour that
// plays alone, its pieces, and hexes that are blocked:
// `{"colour": "red", "pieces": [[0, 0], [0, -1]], "blocks": [[-1, 0]]}`.

namespace quintet::chexers {

bool claims_board(std::string_view text, std::string_view file_name);
/// Reads the position. Blocks have no counterpart and are left out.
std::vector<ForeignGame> read_boards(std::string_view text);

}  // namespace quintet::chexers
