#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "engine/games/cachex/rules.hpp"
#include "engine/games/chexers/rules.hpp"
#include "engine/games/halma/rules.hpp"
#include "engine/games/hive/rules.hpp"

// Lower bounds from the rules on how soon a player can have won, whatever the others do. The prover
// skips what these bounds exclude. They save time and are never a guess.

namespace quintet::tactics {

/// The least number of the player's own actions before it can have won, at least 1. This is the
/// default: in no game does a player win by the actions of others alone.
template <class Position>
int least_actions(const Position&, Player) {
    return 0;
}

/// Each missing exit is one action. Before it, a piece must stand on an exit hex, and an action
/// brings at most two there: a piece that jumps, and the piece that it converts.
inline int least_actions(const chexers::Position& position, Player player) {
    const int exits = chexers::exits_to_win - position.exits(player);
    const chexers::CellSet there = position.pieces(player) & chexers::exit_cells[player];
    const int missing = std::max(0, exits - std::popcount(there));
    return exits + (missing + 1) / 2;
}

/// An action adds one stone, and the opponent's actions add none. So the bound is the length of the
/// cheapest chain, as if every cell without a stone of the player were free.
inline int least_actions(const cachex::Position& position, Player player) {
    const auto& [low, high] = cachex::geometry(position.size()).sides[player];
    const cachex::Board& cells = cachex::geometry(position.size()).cells;
    const cachex::Board own = position.stones(player);
    const auto along_own = [&](cachex::Board set) {
        for (;;) {
            const cachex::Board grown = set | (cachex::neighbours(set) & own);
            if (grown == set) return set;
            set = grown;
        }
    };
    cachex::Board reached = along_own(low & own);
    int placed = 0;
    for (; (reached & high).none(); ++placed) {
        reached = along_own(reached | low | (cachex::neighbours(reached) & cells));
    }
    return placed;
}

/// A play fills at most one square of the goal camp. By the course's rules no one else fills any:
/// the opponent's men who have left may not return.
inline int least_actions(const halma::Position& position, Player player) {
    if (position.options().camps == halma::Options::Camps::classic) return 0;
    const halma::Board goal = halma::camps[halma::opponent(player)];
    return (goal & ~position.occupied()).count();
}

/// Without a pillbug, only its owner moves a queen. So while it is not the owner's turn, the other
/// player's first action closes at most one of her liberties.
inline int least_actions(const hive::Position& position, Player player) {
    const bool thrown = (position.variant().kinds & hive::bit(hive::Kind::pillbug)) != 0;
    if (thrown || position.to_move() != player) return 0;
    const Player owner = static_cast<Player>(1 - player);
    if (!position.queen_placed(owner)) return 2;
    int liberties = 0;
    for (int direction = 0; direction < hive::directions; ++direction) {
        const hive::Cell cell = hive::neighbour(position.queen_cell(owner), direction);
        if (position.top_at(cell) == hive::no_piece) ++liberties;
    }
    return std::min(liberties, 2);
}

}  // namespace quintet::tactics
