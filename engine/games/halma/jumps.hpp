#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "engine/games/halma/squares.hpp"

// Jump chains by flood fill over words.

namespace quintet::halma {

/// The pairs of neighbouring squares of one lattice that have something between them, as four words
/// by the line they lie on. A bit stands for its own square and the one to the right, below, below
/// right, and below left of it. Whoever stands on one square of a pair may jump to the other if
/// that is empty.
struct JumpPairs {
    std::uint64_t right;
    std::uint64_t below;
    std::uint64_t below_right;
    std::uint64_t below_left;

    /// Every square that makes a pair with a member of `set`.
    constexpr std::uint64_t partners(std::uint64_t set) const {
        return (set & right) << 1 | (set >> 1 & right) | (set & below) << 8 | (set >> 8 & below) |
               (set & below_right) << 9 | (set >> 9 & below_right) | (set & below_left) << 7 |
               (set >> 7 & below_left);
    }

    /// The pairs of which both squares are in `squares`.
    constexpr JumpPairs within(std::uint64_t squares) const {
        return {right & squares & squares >> 1, below & squares & squares >> 8,
                below_right & squares & squares >> 9, below_left & squares & squares >> 7};
    }

    /// `set` and all that it is connected with by pairs.
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
    // Pairs that would reach below the last row need no mask: their partner's bit does not exist.
    return {between(occupied, std::integral_constant<std::size_t, 4>{}) & not_last_column,
            between(occupied, std::integral_constant<std::size_t, 6>{}),
            between(occupied, std::integral_constant<std::size_t, 7>{}) & not_last_column,
            between(occupied, std::integral_constant<std::size_t, 5>{}) & not_first_column};
}

/// The same by a lattice known at run time only.
constexpr JumpPairs jump_pairs(std::size_t lattice, const Board& occupied) {
    switch (lattice) {
        case 0: return jump_pairs<0>(occupied);
        case 1: return jump_pairs<1>(occupied);
        case 2: return jump_pairs<2>(occupied);
        default: return jump_pairs<3>(occupied);
    }
}

/// The squares that a man jumping from `from` to `to` lands on between the two, by a chain of as
/// few jumps as possible; of several the one whose first square comes first in reading order, then
/// the second, and so on. Empty for one jump, and where no chain leads there.
std::vector<Square> shortest_chain(const Board& occupied, Square from, Square to);

}  // namespace quintet::halma
