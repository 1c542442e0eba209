#pragma once

#include "engine/search/features.hpp"

// The limits of input. The build writes them to limits.js, so that the page checks
// links, files and messages against the same numbers.

namespace quintet::fields::limits {

inline constexpr int actions = 5000;     ///< per game
inline constexpr int action_text = 200;  ///< UTF-16 units per action
inline constexpr int setup_text = 2000;  ///< UTF-16 units of a position text
inline constexpr int options = 100;      ///< per game
inline constexpr int option_text = 200;  ///< of an option's name or value
inline constexpr int option_number = 1'000'000;
inline constexpr int name_text = 200;     ///< of the name of a game, an algorithm or a level
inline constexpr int setup_items = 2000;  ///< tokens, numbers or marks of a position set up by hand
inline constexpr int setup_number = 1'000'000;
inline constexpr int cell_text = 100;      ///< of a cell, a kind of token or a label
inline constexpr int attempt_cells = 10;   ///< cells that one attempt on the board names
inline constexpr int game_text = 100'000;  ///< of a game in the form of another program
inline constexpr int lines = search::max_lines;
inline constexpr int depth = search::max_depth;
inline constexpr int slice_ms = 60'000;  ///< of one step of a search
inline constexpr int perft_depth = 20;

}  // namespace quintet::fields::limits
