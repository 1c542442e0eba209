#pragma once

#include <array>
#include <cstdint>

#include "engine/games/hive/board/plane.hpp"

// What the neighbours of a single hex tell, computed for all six directions at once.

namespace quintet::hive {

/// Bit i: whether the ring contains the direction before i.
constexpr Ring before(Ring ring) { return ((ring << 1) | (ring >> 5)) & full_ring; }
/// Bit i: whether the ring contains the direction after i.
constexpr Ring after(Ring ring) { return ((ring >> 1) | (ring << 5)) & full_ring; }
constexpr Ring empty_of(Ring occupied) { return ~occupied & full_ring; }

template <class Value, class Rule>
constexpr std::array<Value, 64> for_all_rings(Rule&& rule) {
    std::array<Value, 64> made{};
    for (Ring ring = 0; ring < 64; ++ring) made[ring] = static_cast<Value>(rule(ring));
    return made;
}

inline constexpr auto size_table =
    for_all_rings<std::uint8_t>([](Ring ring) { return std::popcount(ring); });
/// The number of members.
constexpr int size(Ring ring) { return size_table[ring]; }

/// The directions in which a piece can slide from a hex with these occupied neighbours: to an empty
/// neighbour where exactly one of the two hexes between is occupied.
constexpr Ring slides(Ring occupied) {
    return empty_of(occupied) & (before(occupied) ^ after(occupied));
}

/// The empty neighbours with both hexes between occupied, where no piece fits through.
constexpr Ring gates(Ring occupied) {
    return empty_of(occupied) & before(occupied) & after(occupied);
}

/// The empty neighbours with an adjacent empty neighbour.
constexpr Ring open_neighbours(Ring occupied) {
    const Ring empty = empty_of(occupied);
    return empty & (before(empty) | after(empty));
}

inline constexpr auto gap_table =
    for_all_rings<std::uint8_t>([](Ring ring) { return size(ring & ~after(ring)); });
/// The number of runs of empty neighbours between occupied ones; 0 if all six are alike.
constexpr int gap_count(Ring occupied) { return gap_table[occupied]; }

/// The state of a hex's empty neighbours, ignoring the hex itself.
struct Fringe {
    Ring empty;   ///< all empty neighbours
    Ring lonely;  ///< those that touch no other piece
    Ring shut;    ///< those that no piece could leave if the hex were occupied: no two
                  ///< of their empty neighbours are adjacent
    Ring full;    ///< those with all five other neighbours occupied

    constexpr explicit Fringe(Patch occupied) {
        const Ring ring = occupied.ring();
        const Ring corners = occupied.corners();
        const Ring edges = occupied.edges();
        const Ring previous = before(ring);
        const Ring next = after(ring);
        const Ring previous_edge = before(edges);
        empty = empty_of(ring);
        lonely = empty & ~(previous | next | previous_edge | edges | corners);
        shut = empty & (previous | previous_edge) & (previous_edge | corners) & (corners | edges) &
               (edges | next);
        full = empty & previous & next & previous_edge & edges & corners;
    }
};

}  // namespace quintet::hive
