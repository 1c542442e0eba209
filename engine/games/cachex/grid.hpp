#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/bit_set.hpp"
#include "engine/games/cachex/rules.hpp"

// Sets of cells on as few words as the board needs: the evaluation floods the board several times
// for each position, and how long that takes is how long a search takes.

namespace quintet::cachex {

/// Sets on the first four rows a word of a `Board`, laid out as there.
template <std::size_t Words>
struct WideGrid {
    using Set = BitSet<Words>;
    static constexpr int largest_size = 4 * static_cast<int>(Words);

    static constexpr Set set_of(const Board& board) {
        Set set;
        for (std::size_t i = 0; i < Words; ++i) set.words[i] = board.words[i];
        return set;
    }

    /// Every member moved by so many rows and columns. What leaves the board by one column falls
    /// into column 15, which is empty; by two it may come back in on the other side.
    template <int Rows, int Columns>
    static constexpr Set moved(const Set& set) {
        return set.template moved<16 * Rows + Columns>();
    }

    /// All cells next to a member, and no others; may spill into column 15 and beyond the board.
    static constexpr Set around(const Set& set) {
        Set found;
        std::array<std::uint64_t, Words> left;
        std::array<std::uint64_t, Words> right;
        for (std::size_t i = 0; i < Words; ++i) {
            // Neither shift need carry: column 15 is empty.
            const std::uint64_t before = set.words[i] >> 1;
            const std::uint64_t after = set.words[i] << 1;
            left[i] = set.words[i] | before;
            right[i] = set.words[i] | after;
            found.words[i] = before | after | left[i] << 16 | right[i] >> 16;
        }
        for (std::size_t i = 0; i + 1 < Words; ++i) {
            found.words[i + 1] |= left[i] >> 48;
            found.words[i] |= right[i + 1] << 48;
        }
        return found;
    }
};

/// Sets on a board of size 8 or less: cell (r,q) is bit 8r + q of a single word.
struct SmallGrid {
    using Set = BitSet<1>;
    static constexpr int largest_size = 8;

    static constexpr Set set_of(const Board& board) {
        return {{packed(board.words[0]) | packed(board.words[1]) << 32}};
    }

    /// Every member moved by so many rows and columns; what leaves the grid is gone.
    template <int Rows, int Columns>
    static constexpr Set moved(const Set& set) {
        std::uint64_t word = set.words[0];
        if constexpr (Rows > 0) word <<= 8 * Rows;
        if constexpr (Rows < 0) word >>= -8 * Rows;
        if constexpr (Columns > 0) word = word << Columns & every_row(0xffU << Columns & 0xffU);
        if constexpr (Columns < 0) word = word >> -Columns & every_row(0xffU >> -Columns);
        return {{word}};
    }

    /// All cells next to a member, and no others; may spill over the board into the grid.
    static constexpr Set around(const Set& set) {
        const Set left = moved<0, -1>(set);
        const Set right = moved<0, 1>(set);
        return left | right | moved<1, 0>(set | left) | moved<-1, 0>(set | right);
    }

  private:
    static constexpr std::uint64_t every_row(unsigned row) {
        return std::uint64_t{0x0101010101010101} * row;
    }

    /// The lower halves of four rows of 16 side by side; the upper halves are empty.
    static constexpr std::uint64_t packed(std::uint64_t rows) {
        rows = (rows | rows >> 8) & 0x0000ffff0000ffff;
        return (rows | rows >> 16) & 0xffffffff;
    }
};

/// Member k says of each cell whether its neighbour k, in the order of `directions`, is in the set.
template <class Grid>
constexpr std::array<typename Grid::Set, 6> ring_of(const typename Grid::Set& set) {
    return {Grid::template moved<-1, 1>(set), Grid::template moved<-1, 0>(set),
            Grid::template moved<0, -1>(set), Grid::template moved<1, -1>(set),
            Grid::template moved<1, 0>(set),  Grid::template moved<0, 1>(set)};
}

/// The same of far cell k, which lies beyond neighbours k and k + 1.
template <class Grid>
constexpr std::array<typename Grid::Set, 6> far_ring_of(const typename Grid::Set& set) {
    return {Grid::template moved<-2, 1>(set), Grid::template moved<-1, -1>(set),
            Grid::template moved<1, -2>(set), Grid::template moved<2, -1>(set),
            Grid::template moved<1, 1>(set),  Grid::template moved<-1, 2>(set)};
}

/// The neighbours `k` of the members of a set.
template <class Grid>
constexpr typename Grid::Set step(const typename Grid::Set& set, std::size_t k) {
    switch (k) {
        case 0: return Grid::template moved<1, -1>(set);
        case 1: return Grid::template moved<1, 0>(set);
        case 2: return Grid::template moved<0, 1>(set);
        case 3: return Grid::template moved<-1, 1>(set);
        case 4: return Grid::template moved<-1, 0>(set);
        default: return Grid::template moved<0, -1>(set);
    }
}

}  // namespace quintet::cachex
