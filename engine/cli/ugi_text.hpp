#pragma once

#include <string>
#include <string_view>
#include <vector>

// How actions are written in the Universal Game Interface, where words are parted by spaces: with
// an underscore for every space of the canonical text, `PLACE_3,4` or `wA1_bQ/`.

namespace quintet::cli {

std::string ugi_action(std::string action);
std::string action_of_ugi(std::string word);

/// The words of a line, parted by any number of spaces or tabs.
std::vector<std::string> words_of(std::string_view line);

}  // namespace quintet::cli
