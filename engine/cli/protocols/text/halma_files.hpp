#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board/board_view.hpp"
#include "engine/core/board/player.hpp"

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

/// Returns the `input.txt` of a task.
std::string halma_input(const HalmaTask& task);

/// A play as `output.txt` has it: the squares `x,y` from the first to the last.
struct HalmaPlay {
    bool jumps = false;  ///< over men; otherwise one step
    std::vector<std::string> squares;

    /// The text of the action: `x,y-x,y`.
    std::string text() const { return squares.front() + "-" + squares.back(); }
};

/// Parses an `output.txt`. Returns nothing if it holds no play. Throws an `InputError` that names
/// the wrong line.
std::optional<HalmaPlay> parse_halma_output(std::string_view text);

/// Returns why the jumps of a play are none on this board, which is as in `HalmaTask`. Empty if
/// each leads over a man to an empty square.
std::string wrong_halma_jump(const std::string& board, const HalmaPlay& play);

/// Returns the `output.txt` for an action: `E x,y x,y` for a step, a line `J x,y x,y` for each
/// jump, nothing for a pass.
std::string halma_output(const ActionView& action);

}  // namespace quintet::cli
