#pragma once

#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/player.hpp"

// The files of the course CSCI 561 (University of Southern California, Fall 2019, homework 2).

namespace quintet::cli {

/// What `input.txt` asks.
struct HalmaTask {
    bool single = true;  ///< one play only; else a play of a game
    Player player = 0;   ///< 0 for BLACK, 1 for WHITE
    double seconds = 0;  ///< of play time left in total
    std::string board;   ///< 16 rows of `.`, `B`, `W`, joined by `/`
};

/// Reads an `input.txt`. Throws an `InputError` with the line that is wrong.
HalmaTask parse_halma_task(std::string_view text);

/// The `output.txt` of a play: `E x,y x,y`, or a line `J x,y x,y` for each jump; empty for a pass.
std::string halma_output(const ActionView& action);

}  // namespace quintet::cli
