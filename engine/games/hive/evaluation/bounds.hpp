#pragma once

#include <algorithm>

#include "engine/games/hive/rules.hpp"

// A lower bound from the rules on how soon a player can have won (`BoundsWins`).

namespace quintet::hive {

/// Without a pillbug, only its owner moves a queen. So while it is not the owner's turn, the other
/// player's first action closes at most one of her liberties.
inline int least_actions(const Position& position, Player player) {
    const bool thrown = (position.variant().kinds & bit(Kind::pillbug)) != 0;
    if (thrown || position.to_move() != player) return 0;
    const Player owner = static_cast<Player>(1 - player);
    if (!position.queen_placed(owner)) return 2;
    int liberties = 0;
    for (int direction = 0; direction < directions; ++direction) {
        const Cell cell = neighbour(position.queen_cell(owner), direction);
        if (position.top_at(cell) == no_piece) ++liberties;
    }
    return std::min(liberties, 2);
}

}  // namespace quintet::hive
