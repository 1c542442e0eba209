#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// A position with a proven forced win: a line of a tactical suite. The record has the position
/// (after its actions), `wins_in`, the smallest number of plies in which the player to move can
/// force the win, and `solutions`, all first actions that win in that number.
struct TacticalPosition {
    Record record;
    int wins_in = 0;
    std::vector<std::string> solutions;
};

/// Parses a line of a suite. Throws an `InputError` that names the bad field.
TacticalPosition parse_tactical_position(std::string_view line);

/// The result of searching such a position.
struct TacticalAnswer {
    std::string best;
    bool solved = false;   ///< the best action is a solution; one that wins later is not
    bool proven = false;   ///< and the win is proven, with the right distance
    int proven_plies = 0;  ///< the distance it claims for a win, 0 if it claims none
    std::uint64_t nodes = 0;
};

/// Searches the position for a number of nodes with an empty table. An empty `algorithm` is the
/// game's default; `weights` are those that differ from the default values. More than one line
/// keeps a solver that finds wins without proving them out of it (see `HasSolver`). Throws an
/// `InputError` on actions, algorithms or weights that the game does not know.
TacticalAnswer solve(const TacticalPosition& position, const std::string& algorithm,
                     std::uint64_t nodes, int lines = 1, const WeightValues& weights = {});

}  // namespace quintet::cli
