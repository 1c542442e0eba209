#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/base/bit_set.hpp"
#include "engine/core/board/player.hpp"

// The 256 squares, numbered so that jumps are cheap.
//
// A jump keeps the parity of both coordinates, so the board falls into four lattices of 8 x 8
// squares that no jump connects. Each lattice is one word of a board: square (x,y) is bit 8(y/2) +
// x/2 of word 2(y%2) + x%2. A jump is then a move to a neighbouring bit of the same word, and the
// square jumped over is a bit of another word.

namespace quintet::halma {

inline constexpr int board_size = 16;
inline constexpr int player_count = 2;
inline constexpr int men_per_player = 19;
inline constexpr Player black = 0;
inline constexpr Player white = 1;

inline constexpr std::array<std::string_view, player_count> player_names = {"black", "white"};

using Square = std::uint8_t;
using Board = BitSet<4>;

constexpr Player opponent(Player player) { return player == black ? white : black; }

constexpr bool on_board(int x, int y) {
    return x >= 0 && x < board_size && y >= 0 && y < board_size;
}

/// The number of a square. (x,y) must be on the board.
constexpr Square square_at(int x, int y) {
    return static_cast<Square>((y & 1) << 7 | (x & 1) << 6 | (y >> 1) << 3 | x >> 1);
}

/// The coordinates of each square.
struct Coordinates {
    std::array<std::uint8_t, 256> x{};
    std::array<std::uint8_t, 256> y{};
};
inline constexpr Coordinates coordinates = [] {
    Coordinates made;
    for (int y = 0; y < board_size; ++y) {
        for (int x = 0; x < board_size; ++x) {
            made.x[square_at(x, y)] = static_cast<std::uint8_t>(x);
            made.y[square_at(x, y)] = static_cast<std::uint8_t>(y);
        }
    }
    return made;
}();
/// The column and the row of a square, which must be on the board.
constexpr int x_of(int square) { return coordinates.x[static_cast<std::size_t>(square)]; }
constexpr int y_of(int square) { return coordinates.y[static_cast<std::size_t>(square)]; }

/// The set of all squares for which `wanted(x, y)` returns true.
template <class Wanted>
constexpr Board squares_where(Wanted wanted) {
    Board set;
    for (int y = 0; y < board_size; ++y) {
        for (int x = 0; x < board_size; ++x) {
            if (wanted(x, y)) set.insert(square_at(x, y));
        }
    }
    return set;
}

/// Whether a square lies in a player's own camp: x <= 4, y <= 4 and x + y <= 5, counted from the
/// corner where the player starts.
constexpr bool in_camp(Player player, int x, int y) {
    const int right = player == black ? x : board_size - 1 - x;
    const int down = player == black ? y : board_size - 1 - y;
    return right <= 4 && down <= 4 && right + down <= 5;
}

inline constexpr std::array<Board, player_count> camps = {
    squares_where([](int x, int y) { return in_camp(black, x, y); }),
    squares_where([](int x, int y) { return in_camp(white, x, y); }),
};

/// The eight directions. Direction i is opposite to 7 - i.
struct Direction {
    int x;
    int y;
};
inline constexpr std::array<Direction, 8> directions = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

/// `bits` shifted up by `Count` places, or down by `-Count`.
template <int Count>
constexpr std::uint64_t shifted(std::uint64_t bits) {
    if constexpr (Count >= 0) {
        return bits << Count;
    } else {
        return bits >> -Count;
    }
}

/// The effect of a step on the squares of one lattice: it leads to the lattice `to` and adds
/// `shift` to the bit number. The caller must mask steps that leave the board.
struct LatticeStep {
    std::size_t to;
    int shift;
};
constexpr LatticeStep lattice_step(std::size_t lattice, Direction direction) {
    // Coordinates 2a and 2a + 1 both have index a within their lattices.
    const auto across = [](int odd, int by) { return by == 0 ? 0 : by > 0 ? odd : odd - 1; };
    const int odd_x = static_cast<int>(lattice & 1);
    const int odd_y = static_cast<int>(lattice >> 1);
    const int x = odd_x ^ (direction.x & 1);
    const int y = odd_y ^ (direction.y & 1);
    return {static_cast<std::size_t>(2 * y + x),
            across(odd_x, direction.x) + 8 * across(odd_y, direction.y)};
}

}  // namespace quintet::halma
