#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "engine/games/cachex/rules.hpp"
#include "engine/games/chexers/rules.hpp"
#include "engine/games/halma/rules.hpp"
#include "engine/games/hive/rules.hpp"

// What the rules say about how soon a player can have won at the earliest, whatever the others do.
// The prover leaves out what these bounds rule out; they only save time, nothing is guessed.

namespace quintet::tactics {

/// How many actions of his own `player` needs at least before he has won, from 1 on. Where a game
/// has no bound of its own there is only this: nobody wins by what others do alone.
template <class Position>
int least_actions(const Position&, Player) {
    return 0;
}

/// Every missing exit is an action. A piece must stand on an exit hex before, and no action puts
/// more than two there: a piece that jumps, and the one it converts.
inline int least_actions(const chexers::Position& position, Player player) {
    const int exits = chexers::exits_to_win - position.exits(player);
    const chexers::CellSet there = position.pieces(player) & chexers::exit_cells[player];
    const int missing = std::max(0, exits - std::popcount(there));
    return exits + (missing + 1) / 2;
}

/// An action adds one stone, and the opponent's add none: so many as the chain that lacks fewest,
/// if every cell without an own stone could be had.
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

/// A play fills one square of the goal camp at most. By the course's rules nobody else fills any:
/// the opponent's men who have left may not return.
inline int least_actions(const halma::Position& position, Player player) {
    if (position.options().camps == halma::Options::Camps::classic) return 0;
    const halma::Board goal = halma::camps[halma::opponent(player)];
    return (goal & ~position.occupied()).count();
}

/// Without a pillbug only her owner moves a queen. So as long as it is not the owner's turn, the
/// first action of the other closes one of her liberties at most.
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
