#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/bit_set.hpp"
#include "engine/games/cachex/rules.hpp"

// Sets of cells in as few words as the board needs. The evaluation floods the board several times
// for each position, and takes most of a search's time.

namespace quintet::cachex {

/// Sets in the layout of `Board`, with four rows a word; holds only the first rows.
template <std::size_t Words>
struct WideGrid {
    using Set = BitSet<Words>;
    static constexpr int largest_size = 4 * static_cast<int>(Words);

    static constexpr Set set_of(const Board& board) {
        Set set;
        for (std::size_t i = 0; i < Words; ++i) set.words[i] = board.words[i];
        return set;
    }

    /// Moves every member by rows and columns. A member that leaves the board by one column lands
    /// in column 15, which is empty. One that leaves by two columns may reappear on the other side.
    template <int Rows, int Columns>
    static constexpr Set moved(const Set& set) {
        return set.template moved<16 * Rows + Columns>();
    }

    /// The cells adjacent to a member; members themselves only if adjacent to another. May include
    /// bits in column 15 and beyond the board.
    static constexpr Set around(const Set& set) {
        Set found;
        std::array<std::uint64_t, Words> left;
        std::array<std::uint64_t, Words> right;
        for (std::size_t i = 0; i < Words; ++i) {
            // Neither shift needs a carry between words, because column 15 is empty.
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

    /// Moves every member by rows and columns. Members that leave the grid are dropped.
    template <int Rows, int Columns>
    static constexpr Set moved(const Set& set) {
        std::uint64_t word = set.words[0];
        if constexpr (Rows > 0) word <<= 8 * Rows;
        if constexpr (Rows < 0) word >>= -8 * Rows;
        if constexpr (Columns > 0) word = word << Columns & every_row(0xffU << Columns & 0xffU);
        if constexpr (Columns < 0) word = word >> -Columns & every_row(0xffU >> -Columns);
        return {{word}};
    }

    /// The cells adjacent to a member; members themselves only if adjacent to another. May include
    /// bits of the grid beyond the board.
    static constexpr Set around(const Set& set) {
        const Set left = moved<0, -1>(set);
        const Set right = moved<0, 1>(set);
        return left | right | moved<1, 0>(set | left) | moved<-1, 0>(set | right);
    }

  private:
    static constexpr std::uint64_t every_row(unsigned row) {
        return std::uint64_t{0x0101010101010101} * row;
    }

    /// Packs the lower halves of four rows of 16 bits side by side. The upper halves must be empty.
    static constexpr std::uint64_t packed(std::uint64_t rows) {
        rows = (rows | rows >> 8) & 0x0000ffff0000ffff;
        return (rows | rows >> 16) & 0xffffffff;
    }
};

/// Member k of the result holds the cells whose neighbour k, in the order of `directions`, is in
/// `set`.
template <class Grid>
constexpr std::array<typename Grid::Set, 6> ring_of(const typename Grid::Set& set) {
    return {Grid::template moved<-1, 1>(set), Grid::template moved<-1, 0>(set),
            Grid::template moved<0, -1>(set), Grid::template moved<1, -1>(set),
            Grid::template moved<1, 0>(set),  Grid::template moved<0, 1>(set)};
}

/// Member k of the result holds the cells whose far cell k, beyond neighbours k and k + 1, is in
/// `set`.
template <class Grid>
constexpr std::array<typename Grid::Set, 6> far_ring_of(const typename Grid::Set& set) {
    return {Grid::template moved<-2, 1>(set), Grid::template moved<-1, -1>(set),
            Grid::template moved<1, -2>(set), Grid::template moved<2, -1>(set),
            Grid::template moved<1, 1>(set),  Grid::template moved<-1, 2>(set)};
}

/// Neighbour `k` of each member of a set.
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
