#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/record.hpp"

namespace quintet::cli {

/// A position with a proven forced win, a line of a tactical suite. In the record: the position
/// (after the actions, if any), `wins_in`, the fewest plies in which the player to move can force
/// the win, and `solutions`, all first actions that do it in so many.
struct TacticalPosition {
    Record record;
    int wins_in = 0;
    std::vector<std::string> solutions;
};

/// Reads a line of a suite. Throws an `InputError` that names the bad field.
TacticalPosition parse_tactical_position(std::string_view line);

/// What a search makes of such a position.
struct TacticalAnswer {
    std::string best;
    bool solved = false;   ///< the best action is a solution; one that wins later is not
    bool proven = false;   ///< and the win is proven, with the right distance
    int proven_plies = 0;  ///< the distance it claims for a win, 0 if it claims none
    std::uint64_t nodes = 0;
};

/// Searches the position for so many nodes with an empty memory; `algorithm` empty for the game's
/// default, `weights` those that differ from the usual ones. More than one line keeps a solver that
/// finds wins without proving them out of it (see `search::HasSolver`). Throws an `InputError` on
/// actions, algorithms or weights that the game does not know.
TacticalAnswer solve(const TacticalPosition& position, const std::string& algorithm,
                     std::uint64_t nodes, int lines = 1, const WeightValues& weights = {});

}  // namespace quintet::cli
