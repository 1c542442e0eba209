#pragma once

#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"

// Replays of Kaggle's environment `open_spiel_hive`: JSON with a list of steps. Each step has what
// both agents observe: JSON in a text, whose member `uhp` is the game so far as a GameString, or
// the GameString itself.

namespace quintet::hive {

bool claims_kaggle(std::string_view text, std::string_view file_name);
/// Reads the game that was observed last.
std::vector<ForeignGame> read_kaggle(std::string_view text);

}  // namespace quintet::hive
