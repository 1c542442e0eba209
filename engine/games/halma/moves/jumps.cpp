#include "engine/games/halma/moves/jumps.hpp"

#include <bit>

namespace quintet::halma {

namespace {

/// The member of a set in one lattice that comes first in reading order. Within a lattice, bits are
/// in reading order: rows, then columns.
int first_of(std::uint64_t set) { return std::countr_zero(set); }

}  // namespace

std::vector<Square> shortest_chain(const Board& occupied, Square from, Square to) {
    const std::size_t lattice = from >> 6;
    if (lattice != std::size_t{to} >> 6) return {};
    const JumpPairs pairs = jump_pairs(lattice, occupied);
    const std::uint64_t empty = ~occupied.words[lattice];
    const std::uint64_t start = std::uint64_t{1} << (from & 63);

    // Builds layers of squares that are 0, 1, 2, ... jumps from the end, until one touches the
    // start. Any descent through the layers is then a shortest chain.
    std::vector<std::uint64_t> layers = {std::uint64_t{1} << (to & 63)};
    std::uint64_t seen = layers.front();
    while ((pairs.partners(layers.back()) & start) == 0) {
        const std::uint64_t next = pairs.partners(layers.back()) & empty & ~seen;
        if (next == 0) return {};
        layers.push_back(next);
        seen |= next;
    }
    std::vector<Square> chain;
    std::uint64_t here = start;
    for (std::size_t left = layers.size() - 1; left > 0; --left) {
        const int bit = first_of(pairs.partners(here) & layers[left]);
        chain.push_back(static_cast<Square>(64 * lattice + static_cast<std::size_t>(bit)));
        here = std::uint64_t{1} << bit;
    }
    return chain;
}

}  // namespace quintet::halma
