#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "engine/games/halma/board/squares.hpp"

// Jump chains by flood fill on 64-bit words.

namespace quintet::halma {

/// Pairs of squares in one lattice with an occupied square between them, as four words by
/// direction. A bit stands for its own square and the lattice neighbour to the right, below, below
/// right, or below left. A man on one square of a pair may jump to the other if that is empty.
struct JumpPairs {
    std::uint64_t right;
    std::uint64_t below;
    std::uint64_t below_right;
    std::uint64_t below_left;

    /// All squares that form a pair with a member of `set`.
    constexpr std::uint64_t partners(std::uint64_t set) const {
        return (set & right) << 1 | (set >> 1 & right) | (set & below) << 8 | (set >> 8 & below) |
               (set & below_right) << 9 | (set >> 9 & below_right) | (set & below_left) << 7 |
               (set >> 7 & below_left);
    }

    /// The pairs with both squares in `squares`.
    constexpr JumpPairs within(std::uint64_t squares) const {
        return {right & squares & squares >> 1, below & squares & squares >> 8,
                below_right & squares & squares >> 9, below_left & squares & squares >> 7};
    }

    /// `set` and everything connected to it by pairs.
    constexpr std::uint64_t connected(std::uint64_t set) const {
        for (;;) {
            const std::uint64_t more = set | partners(set);
            if (more == set) return set;
            set = more;
        }
    }
};

template <std::size_t Lattice>
constexpr JumpPairs jump_pairs(const Board& occupied) {
    constexpr std::uint64_t not_first_column = 0xfefefefefefefefe;
    constexpr std::uint64_t not_last_column = 0x7f7f7f7f7f7f7f7f;
    constexpr auto between = [](const Board& board, auto direction) {
        constexpr LatticeStep step = lattice_step(Lattice, directions[decltype(direction)::value]);
        return shifted<-step.shift>(board.words[step.to]);
    };
    // Pairs that would extend below the last row need no mask: the bit of the partner does not
    // exist.
    return {between(occupied, std::integral_constant<std::size_t, 4>{}) & not_last_column,
            between(occupied, std::integral_constant<std::size_t, 6>{}),
            between(occupied, std::integral_constant<std::size_t, 7>{}) & not_last_column,
            between(occupied, std::integral_constant<std::size_t, 5>{}) & not_first_column};
}

/// The same for a lattice known only at run time.
constexpr JumpPairs jump_pairs(std::size_t lattice, const Board& occupied) {
    switch (lattice) {
        case 0: return jump_pairs<0>(occupied);
        case 1: return jump_pairs<1>(occupied);
        case 2: return jump_pairs<2>(occupied);
        default: return jump_pairs<3>(occupied);
    }
}

/// Returns the squares strictly between `from` and `to` that a man lands on in a shortest chain of
/// jumps. Among equally short chains, it picks the one whose first square comes first in reading
/// order, then the second, and so on. Empty for a single jump and if no chain leads there.
std::vector<Square> shortest_chain(const Board& occupied, Square from, Square to);

}  // namespace quintet::halma
