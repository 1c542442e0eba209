#pragma once

#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/player.hpp"

// The files of the course CSCI 561 (University of Southern California, Fall 2019, homework 2).

namespace quintet::cli {

/// The content of `input.txt`.
struct HalmaTask {
    bool single = true;  ///< a single action, not one of a whole game
    Player player = 0;   ///< 0 for BLACK, 1 for WHITE
    double seconds = 0;  ///< time left for the whole game
    std::string board;   ///< 16 rows of `.`, `B`, `W`, joined by `/`
};

/// Parses an `input.txt`. Throws an `InputError` that names the wrong line.
HalmaTask parse_halma_task(std::string_view text);

/// Returns the `output.txt` for an action: `E x,y x,y` for a step, a line `J x,y x,y` for each
/// jump, nothing for a pass.
std::string halma_output(const ActionView& action);

}  // namespace quintet::cli
