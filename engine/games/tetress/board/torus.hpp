#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/base/bit_set.hpp"

// The board of Tetress, 11 x 11 cells with joined edges, and the tetrominoes on it.

namespace quintet::tetress {

inline constexpr int side = 11;
inline constexpr int cell_count = side * side;

/// A set of cells. Cell (r,c) is bit 11r + c; bits 121 and up are 0.
using Board = BitSet<2>;

constexpr int cell_at(int r, int c) { return r * side + c; }
constexpr int row_of(int cell) { return cell / side; }
constexpr int column_of(int cell) { return cell % side; }

inline constexpr Board all_cells = {{~std::uint64_t{0}, (std::uint64_t{1} << 57) - 1}};

/// Columns 0 to `Count` - 1.
template <int Count>
inline constexpr Board first_columns = [] {
    Board made;
    for (int r = 0; r < side; ++r) {
        for (int c = 0; c < Count; ++c) made.insert(cell_at(r, c));
    }
    return made;
}();

// `right_of<N>(set)` holds the cells whose neighbour N columns to the right, across the edge too,
// is in `set`; the other functions likewise.
//
// Rows follow one another, so a step up or down rotates the 121 bits: it shifts two words, and rows
// that leave at one end enter at the other.

template <int N = 1>
constexpr Board right_of(const Board& set) {
    return (set & ~first_columns<N>).template down<N>() |
           (set & first_columns<N>).template up<side - N>();
}
template <int N = 1>
constexpr Board left_of(const Board& set) {
    return right_of<side - N>(set);
}
template <int N = 1>
constexpr Board below(const Board& set) {
    constexpr int bits = N * side;
    static_assert(bits > 0 && bits < 57);
    return {{set.words[0] >> bits | set.words[1] << (64 - bits),
             set.words[1] >> bits | (set.words[0] << (57 - bits) & all_cells.words[1])}};
}
template <int N = 1>
constexpr Board above(const Board& set) {
    constexpr int bits = N * side;
    static_assert(bits > 0 && bits < 57);
    return {{set.words[0] << bits | set.words[1] >> (57 - bits),
             (set.words[1] << bits | set.words[0] >> (64 - bits)) & all_cells.words[1]}};
}

/// All cells next to a member of `set`.
constexpr Board neighbours(const Board& set) {
    return right_of(set) | left_of(set) | below(set) | above(set);
}

/// The neighbours of each cell.
inline constexpr auto neighbours_of = [] {
    std::array<Board, cell_count> made{};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        made[cell] = neighbours(Board::bit(static_cast<int>(cell)));
    }
    return made;
}();

struct Offset {
    int r = 0;
    int c = 0;
};

/// The 19 fixed tetrominoes. Each is given by its four cells relative to its anchor (0,0), sorted
/// by row, then column. Anchors are central cells, so eleven shifted boards serve all shapes.
inline constexpr std::array<std::array<Offset, 4>, 19> shapes = {{
    {{{0, -1}, {0, 0}, {0, 1}, {0, 2}}},    // I
    {{{-1, 0}, {0, 0}, {1, 0}, {2, 0}}},    //
    {{{0, 0}, {0, 1}, {1, 0}, {1, 1}}},     // O
    {{{-1, -1}, {0, -1}, {0, 0}, {0, 1}}},  // J, T, L: three in a row and one above
    {{{-1, 0}, {0, -1}, {0, 0}, {0, 1}}},   //
    {{{-1, 1}, {0, -1}, {0, 0}, {0, 1}}},   //
    {{{0, -1}, {0, 0}, {0, 1}, {1, -1}}},   // one below
    {{{0, -1}, {0, 0}, {0, 1}, {1, 0}}},    //
    {{{0, -1}, {0, 0}, {0, 1}, {1, 1}}},    //
    {{{-1, -1}, {-1, 0}, {0, 0}, {1, 0}}},  // three in a column and one on the left
    {{{-1, 0}, {0, -1}, {0, 0}, {1, 0}}},   //
    {{{-1, 0}, {0, 0}, {1, -1}, {1, 0}}},   //
    {{{-1, 0}, {-1, 1}, {0, 0}, {1, 0}}},   // one on the right
    {{{-1, 0}, {0, 0}, {0, 1}, {1, 0}}},    //
    {{{-1, 0}, {0, 0}, {1, 0}, {1, 1}}},    //
    {{{0, 0}, {0, 1}, {1, -1}, {1, 0}}},    // S
    {{{-1, 0}, {0, 0}, {0, 1}, {1, 1}}},    //
    {{{0, -1}, {0, 0}, {1, 0}, {1, 1}}},    // Z
    {{{-1, 1}, {0, 0}, {0, 1}, {1, 0}}},    //
}};

/// The common letter of each shape, the same for all its rotations.
inline constexpr std::string_view shape_letters = "IIOJTLLTJLTJJTLSSZZ";
static_assert(shape_letters.size() == shapes.size());

inline constexpr int placement_count = static_cast<int>(shapes.size()) * cell_count;
static_assert(placement_count == 2299);

/// The cells of every placement, sorted by row, then column; the index is shape * 121 + anchor.
/// Computed at start-up, because the table is larger than the code that makes it.
extern const std::array<std::array<std::uint8_t, 4>, placement_count> placements;

/// Calls `visit(int shape, Board anchors)` for each of the 19 shapes in order, with all anchors
/// where the tetromino lies within `set`.
template <class Visit>
constexpr void for_each_shape(const Board& set, Visit&& visit) {
    const Board left = left_of(set);
    const Board right = right_of(set);
    const Board up = above(set);
    const Board down = below(set);
    const Board up_left = above(left);
    const Board up_right = above(right);
    const Board down_left = below(left);
    const Board down_right = below(right);
    const Board row = set & left & right;    // middle cells of three in a row
    const Board column = set & up & down;    // middle cells of three in a column
    const Board angle = set & right & down;  // cells with right and lower neighbours in `set`
    visit(0, row & right_of(row));
    visit(1, column & below(column));
    visit(2, angle & down_right);
    visit(3, row & up_left);
    visit(4, row & up);
    visit(5, row & up_right);
    visit(6, row & down_left);
    visit(7, row & down);
    visit(8, row & down_right);
    visit(9, column & up_left);
    visit(10, column & left);
    visit(11, column & down_left);
    visit(12, column & up_right);
    visit(13, column & right);
    visit(14, column & down_right);
    visit(15, angle & down_left);
    visit(16, set & up & right & down_right);
    visit(17, set & left & down & down_right);
    visit(18, angle & up_right);
}

/// The number of tetrominoes that lie within `set`.
constexpr int count_placements(const Board& set) {
    int total = 0;
    for_each_shape(set, [&](int, const Board& anchors) { total += anchors.count(); });
    return total;
}

}  // namespace quintet::tetress
