#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/core/board/player.hpp"

// The 37 hexes as bits of one 64-bit word. Hex (q,r) is bit 8(r+3) + (q+3).
//
// Each of the seven rows has at least one unused bit, so a step in any direction is one shift of
// the whole board, and a piece that steps over the rim lands on a bit that is no hex.

namespace quintet::chexers {

using CellIndex = std::uint8_t;   ///< bit number of a hex, 0 to 55
using CellSet = std::uint64_t;    ///< hexes as bits
inline constexpr int radius = 3;  ///< for every hex, |q|, |r| and |q+r| are at most this
inline constexpr int player_count = 3;

inline constexpr std::array<std::string_view, player_count> player_names = {"red", "green", "blue"};

/// The change of a cell's index in each direction: (-1,0) (0,-1) (+1,-1) (+1,0) (0,+1) (-1,+1).
inline constexpr std::array<int, 6> steps = {-1, -8, -7, +1, +8, +7};

constexpr bool on_board(int q, int r) {
    return q >= -radius && q <= radius && r >= -radius && r <= radius && q + r >= -radius &&
           q + r <= radius;
}

/// The index of a hex. (q,r) must be on the board.
constexpr CellIndex cell_at(int q, int r) {
    return static_cast<CellIndex>(8 * (r + radius) + q + radius);
}
constexpr int q_of(int cell) { return (cell & 7) - radius; }
constexpr int r_of(int cell) { return (cell >> 3) - radius; }
constexpr CellSet bit(int cell) { return CellSet{1} << cell; }

/// Calls `visit` with the cells of a set in reading order, which is the order of their bits.
template <class Visit>
constexpr void for_each(CellSet set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// The number of steps from a hex to `player`'s exit line, 0 to 6.
constexpr int steps_to_exit(Player player, int q, int r) {
    return player == 0 ? radius - q : player == 1 ? radius - r : radius + q + r;
}

/// The set of all hexes for which `wanted(q, r)` returns true.
template <class Wanted>
constexpr CellSet cells_where(Wanted wanted) {
    CellSet set = 0;
    for (int r = -radius; r <= radius; ++r) {
        for (int q = -radius; q <= radius; ++q) {
            if (on_board(q, r) && wanted(q, r)) set |= bit(cell_at(q, r));
        }
    }
    return set;
}

inline constexpr CellSet all_cells = cells_where([](int, int) { return true; });

constexpr std::array<CellSet, player_count> lines_at(int distance) {
    std::array<CellSet, player_count> lines{};
    for (Player player = 0; player < player_count; ++player) {
        lines[player] =
            cells_where([=](int q, int r) { return steps_to_exit(player, q, r) == distance; });
    }
    return lines;
}

/// By distance and player: the hexes that are so many steps from the player's exit line.
inline constexpr auto lines_by_distance = [] {
    std::array<std::array<CellSet, player_count>, 2 * radius + 1> lines{};
    for (int distance = 0; distance <= 2 * radius; ++distance) {
        lines[static_cast<std::size_t>(distance)] = lines_at(distance);
    }
    return lines;
}();

/// The line where each player starts (the farthest from its exits), and the hexes it may exit from.
inline constexpr std::array<CellSet, player_count> start_cells = lines_at(2 * radius);
inline constexpr std::array<CellSet, player_count> exit_cells = lines_at(0);

/// Moves every member by `Step`, one of `steps`. The result may contain bits that are no hex: mask
/// with `all_cells`.
template <int Step>
constexpr CellSet moved(CellSet set) {
    if constexpr (Step >= 0) {
        return set << Step;
    } else {
        return set >> -Step;
    }
}

}  // namespace quintet::chexers
