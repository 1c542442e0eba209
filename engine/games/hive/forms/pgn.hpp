#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// PGN as Mzinga and hivegame.com write it: tags such as `[GameType "Base+MLP"]`, then a line for
// each ply, `2. bP wA1-`, with a number for each.

namespace quintet::hive {

bool claims_pgn(std::string_view text, std::string_view file_name);
std::vector<ForeignGame> read_pgn(std::string_view text);
Result<std::string> write_pgn(const GameToWrite& game);

}  // namespace quintet::hive
