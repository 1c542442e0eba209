#pragma once

#include "engine/games/halma/rules.hpp"

// A lower bound from the rules on how soon a player can have won (`BoundsWins`).

namespace quintet::halma {

/// A play fills at most one square of the goal camp. By the course's rules no one else fills any:
/// the opponent's men who have left may not return.
inline int least_actions(const Position& position, Player player) {
    if (position.options().camps == Options::Camps::classic) return 0;
    const Board goal = camps[opponent(player)];
    return (goal & ~position.occupied()).count();
}

}  // namespace quintet::halma
