#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// GameStrings of the Universal Hive Protocol as they are found: with the slips of other programs
// (see `written_game.hpp`), several in a text, wrapped over lines, or in links such as
// `https://hivegame.com/analysis?uhp=Base%3B...`.

namespace quintet::hive {

bool claims_uhp(std::string_view text, std::string_view file_name);
std::vector<ForeignGame> read_uhp(std::string_view text);
Result<std::string> write_uhp(const GameToWrite& game);

}  // namespace quintet::hive
