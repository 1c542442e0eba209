#pragma once

#include <algorithm>
#include <bit>

#include "engine/games/chexers/rules.hpp"

// What the styles count on a board.

namespace quintet::chexers {

inline int piece_count(const Position& position, Player player) {
    return std::popcount(position.pieces(player));
}

/// The number of exits that a player still needs.
inline int exits_to_go(const Position& position, Player player) {
    return exits_to_win - position.exits(player);
}

/// The number of pieces that a player lacks for its remaining exits.
inline int pieces_missing(const Position& position, Player player) {
    return std::max(0, exits_to_go(position, player) - piece_count(position, player));
}

/// The turns that a player's nearest pieces need to step to the exit line and out, as many pieces
/// as it needs or has.
inline int turns_to_go(const Position& position, Player player) {
    int wanted = exits_to_go(position, player);
    int turns = 0;
    for (int distance = 0; wanted > 0 && distance <= 2 * radius; ++distance) {
        const CellSet line = lines_by_distance[static_cast<std::size_t>(distance)][player];
        const int here = std::min(wanted, std::popcount(position.pieces(player) & line));
        turns += here * (distance + 1);
        wanted -= here;
    }
    return turns;
}

/// The sum of the distances of all pieces of a player to its exit line.
inline int distance_of_all(const Position& position, Player player) {
    int sum = 0;
    for (int distance = 1; distance <= 2 * radius; ++distance) {
        const CellSet line = lines_by_distance[static_cast<std::size_t>(distance)][player];
        sum += distance * std::popcount(position.pieces(player) & line);
    }
    return sum;
}

/// The number of pairs of neighbouring pieces of a player.
inline int adjacent_pairs(const Position& position, Player player) {
    const CellSet mine = position.pieces(player);
    return std::popcount(mine & moved<+1>(mine)) + std::popcount(mine & moved<+7>(mine)) +
           std::popcount(mine & moved<+8>(mine));
}

/// The number of pieces of a player that some opponent could jump over if it were its turn.
inline int pieces_in_danger(const Position& position, Player player) {
    const CellSet free = position.empty();
    const CellSet others = position.occupied() & ~position.pieces(player);
    const CellSet in_danger =
        (moved<+1>(others) & moved<-1>(free)) | (moved<-1>(others) & moved<+1>(free)) |
        (moved<+7>(others) & moved<-7>(free)) | (moved<-7>(others) & moved<+7>(free)) |
        (moved<+8>(others) & moved<-8>(free)) | (moved<-8>(others) & moved<+8>(free));
    return std::popcount(position.pieces(player) & in_danger);
}

}  // namespace quintet::chexers
