#pragma once

#include <algorithm>
#include <array>

#include "engine/games/hive/rules.hpp"

// The single steps that make up the moves of insects.

namespace quintet::hive {

/// The directions in which a piece that stands `height` pieces high cannot step, because the hexes
/// on both sides are higher than it stands and higher than where it goes: "the step is blocked if
/// both shared neighbours are higher than max(h, t)". From ground to ground a piece slides instead.
inline Ring height_gates(const Position& position, Cell cell, int height) {
    const Ring tall = position.tall().ring(cell);
    // Stacks of height one never block: at least one end of the step is that high.
    if ((before(tall) & after(tall)) == 0) return 0;
    std::array<int, directions> heights{};
    for (std::size_t i = 0; i < directions; ++i) {
        heights[i] = position.height_at(neighbour(cell, static_cast<int>(i)));
    }
    Ring gated = 0;
    for (std::size_t i = 0; i < directions; ++i) {
        const int walls = std::min(heights[(i + 5) % directions], heights[(i + 1) % directions]);
        if (walls > std::max(height, heights[i])) gated |= 1U << i;
    }
    return gated;
}

/// The occupied neighbours that a piece can climb on from `height`.
inline Ring climbs(const Position& position, Cell cell, int height, Ring occupied) {
    return occupied & ~height_gates(position, cell, height);
}

/// The steps of a beetle. On the ground it slides or climbs; on top of the hive only gates stop it.
inline Ring beetle_steps(const Position& position, Cell cell, int height, Ring occupied) {
    if (height > 0) return climbs(position, cell, height, full_ring);
    return slides(occupied) | climbs(position, cell, 0, occupied);
}

/// The end of a grasshopper's jump: "in a straight line over one or more occupied hexes without a
/// gap to the first empty one".
inline Cell jump(const Plane& occupied, Cell cell, int direction) {
    do cell = neighbour(cell, direction);
    while (occupied.contains(cell));
    return cell;
}

/// Calls `visit` with the three hexes of each path of a spider: "exactly three slides, never on the
/// same hex twice, start excluded".
///
/// Only a step straight back revisits the hex before, and after three steps the start is the only
/// other hex that can be revisited. These two tests suffice.
template <class Visit>
void for_each_spider_way(const Position& position, Cell start, Visit&& visit) {
    Plane occupied = position.occupied();
    occupied.erase(start);
    const auto steps = [&](Cell cell, int came_by) {
        return slides(occupied.ring(cell)) & ~(1U << opposite(came_by));
    };
    for_each_direction(slides(occupied.ring(start)), [&](int first) {
        const Cell one = neighbour(start, first);
        for_each_direction(steps(one, first), [&](int second) {
            const Cell two = neighbour(one, second);
            for_each_direction(steps(two, second), [&](int third) {
                const Cell three = neighbour(two, third);
                if (three != start) visit(one, two, three);
            });
        });
    });
}

/// Calls `visit` with the three hexes of each path of a ladybug: "exactly three steps: two on top
/// of the hive, then down to an empty hex; never back to its start".
template <class Visit>
void for_each_ladybug_way(const Position& position, Cell start, Visit&& visit) {
    Plane occupied = position.occupied();
    occupied.erase(start);
    for_each_direction(climbs(position, start, 0, occupied.ring(start)), [&](int first) {
        const Cell one = neighbour(start, first);
        const int height = position.height_at(one);
        for_each_direction(climbs(position, one, height, occupied.ring(one)), [&](int second) {
            const Cell two = neighbour(one, second);
            const Ring down = empty_of(occupied.ring(two));
            for_each_direction(climbs(position, two, position.height_at(two), down),
                               [&](int third) {
                                   const Cell three = neighbour(two, third);
                                   if (three != start) visit(one, two, three);
                               });
        });
    });
}

}  // namespace quintet::hive
