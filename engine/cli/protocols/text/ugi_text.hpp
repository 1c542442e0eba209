#pragma once

#include <string>
#include <string_view>
#include <vector>

// Actions in the Universal Game Interface: the canonical text with an underscore for every space,
// because spaces separate words there. Examples: `PLACE_3,4`, `wA1_bQ/`.

namespace quintet::cli {

std::string ugi_action(std::string action);
std::string action_of_ugi(std::string word);

/// The words of a line, separated by any number of spaces or tabs.
std::vector<std::string> words_of(std::string_view line);

}  // namespace quintet::cli
