#pragma once

#include <algorithm>
#include <bit>

#include "engine/games/chexers/rules.hpp"

// A lower bound from the rules on how soon a player can have won (`BoundsWins`).

namespace quintet::chexers {

/// Each missing exit is one action. Before it, a piece must stand on an exit hex, and an action
/// brings at most two there: a piece that jumps, and the piece that it converts.
inline int least_actions(const Position& position, Player player) {
    const int exits = exits_to_win - position.exits(player);
    const CellSet there = position.pieces(player) & exit_cells[player];
    const int missing = std::max(0, exits - std::popcount(there));
    return exits + (missing + 1) / 2;
}

}  // namespace quintet::chexers
