#pragma once

#include "engine/games/cachex/rules.hpp"

// A lower bound from the rules on how soon a player can have won (`BoundsWins`).

namespace quintet::cachex {

/// An action adds one stone, and the opponent's actions add none. So the bound is the length of the
/// cheapest chain, as if every cell without a stone of the player were free.
inline int least_actions(const Position& position, Player player) {
    const auto& [low, high] = geometry(position.size()).sides[player];
    const Board& cells = geometry(position.size()).cells;
    const Board own = position.stones(player);
    const auto along_own = [&](Board set) {
        for (;;) {
            const Board grown = set | (neighbours(set) & own);
            if (grown == set) return set;
            set = grown;
        }
    };
    Board reached = along_own(low & own);
    int placed = 0;
    for (; (reached & high).none(); ++placed) {
        reached = along_own(reached | low | (neighbours(reached) & cells));
    }
    return placed;
}

}  // namespace quintet::cachex
