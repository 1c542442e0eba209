#include "engine/games/cachex/evaluation.hpp"

#include <algorithm>

namespace quintet::cachex {

namespace {

// Weights in hundredths of a tempo.
constexpr Score tempo = 100;         ///< a stone less to place than the opponent
constexpr Score right_to_move = 50;  ///< half a tempo, as either player is half a stone ahead
constexpr Score stone = 12;          ///< a stone more on the board, whatever it is good for
constexpr Score capture_now = 60;    ///< the player to move can capture
constexpr Score capture_later = 20;  ///< each empty cell on which a player could capture

/// The cells that stones of the members' colour tie together with `set`, `set` included.
Board grown_through(Board set, const Board& own) {
    for (;;) {
        const Board grown = set | (neighbours(set) & own);
        if (grown == set) return set;
        set = grown;
    }
}

/// How many stones `player` still has to place for a chain, at least one; a breadth-first search
/// over empty cells in which own stones are free. A side that is cut off for good does not exist:
/// as in Hex, a wall is a chain.
int missing_stones(const Position& position, Player player) {
    const auto& [low, high] = geometry(position.size()).sides[player];
    const Board own = position.stones(player);
    const Board passable = own | position.empty_cells();
    Board reached = grown_through(low & own, own);
    Board next = (low | neighbours(reached)) & passable;
    for (int placed = 0; placed < largest_size * largest_size; ++placed) {
        if ((reached & high).any()) return placed;
        reached = grown_through(reached | next, own);
        next = neighbours(reached) & passable;
    }
    return largest_size * largest_size;
}

/// The cells at one step from a cell, and those at one or two steps with the cell itself.
struct Vicinity {
    Board near;
    Board around;
};

/// By cell. A smaller board needs no table of its own: between two of its cells at two steps from
/// each other there is always another of its cells, and beyond its rim there are no stones. Made at
/// the start, as 16 kB of numbers would have to be sent with the WebAssembly.
const std::array<Vicinity, 256> vicinities = [] {
    std::array<Vicinity, 256> made{};
    const Board& cells = geometry(largest_size).cells;
    cells.for_each([&](int cell) {
        const Board near = neighbours(Board::bit(cell)) & cells;
        made[static_cast<std::size_t>(cell)] = {near, near | neighbours(near)};
    });
    return made;
}();

}  // namespace

Scores<2> Evaluator::evaluate(const Position& position) const {
    std::array<Score, 2> value{};
    for (const Player player : {red, blue}) {
        const int captures = position.capturing_cells(player).count();
        value[player] = -tempo * missing_stones(position, player) +
                        stone * position.stones(player).count() + capture_later * captures;
        if (player == position.to_move()) {
            value[player] += right_to_move + (captures > 0 ? capture_now : 0);
        }
    }
    const Score lead = value[red] - value[blue];
    return {lead, -lead};
}

int Evaluator::order(const Position& position, Action action) const {
    if (action.is_steal()) return 0;
    const Player player = position.to_move();
    const int captured = position.captures(player, action.cell()).count();
    const auto& [near, around] = vicinities[static_cast<std::size_t>(action.cell())];
    const Board stones = position.stones(red) | position.stones(blue);
    return 100 * captured + 4 * (near & stones).count() + 2 * (around & stones).count();
}

bool Evaluator::loud(const Position& position, Action action) const {
    return !action.is_steal() && position.captures(position.to_move(), action.cell()).any();
}

}  // namespace quintet::cachex
