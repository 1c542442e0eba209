#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"
#include "engine/games/hive/board/pieces.hpp"

// SGF as BoardSpace writes it: a node for each event, `; P0[2 dropb wA1 N 13 .]`. A piece is picked
// and dropped as often as a player likes, and `done` ends the turn. Cells have letters for columns
// and numbers for rows: east is one column on, upper left one row up.

namespace quintet::hive {

/// The names of unknown players.
inline constexpr std::array<std::string_view, player_count> unnamed_in_sgf = {"White", "Black"};

bool claims_sgf(std::string_view text, std::string_view file_name);
std::vector<ForeignGame> read_sgf(std::string_view text);
Result<std::string> write_sgf(const GameToWrite& game);

}  // namespace quintet::hive
