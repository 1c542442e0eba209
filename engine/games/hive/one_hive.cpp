#include "engine/games/hive/one_hive.hpp"

namespace quintet::hive {

const Regions& OneHive::regions() {
    if (!regions_) regions_.emplace(position_.occupied(), position_.census().around);
    return *regions_;
}

bool OneHive::pinned_beside_holes(Cell cell, Ring occupied, int gaps) {
    const Census& census = position_.census();
    if (census.full == census.holes()) {
        const Fringe fringe(position_.occupied().patch(cell));
        return gaps - size(fringe.full) >= 2;
    }
    const Regions& all = regions();
    if (!parts_) parts_ = all.parts(position_.occupied());
    const Ring empty = empty_of(occupied);
    std::uint64_t opened = 0;
    for_each_direction(empty & ~before(empty), [&](int direction) {
        const int region = all.region(neighbour(cell, direction));
        opened |= std::uint64_t{1} << (*parts_)[static_cast<std::size_t>(region)];
    });
    return std::popcount(opened) < gaps;
}

int OneHive::reach_count(Cell cell) {
    const Patch patch = position_.occupied().patch(cell);
    const Ring open = open_neighbours(patch.ring());
    const Fringe fringe(patch);
    if (plain()) {
        const Census& census = position_.census();
        const Ring pockets = open & fringe.shut;
        const int outside = open == pockets ? 0 : census.around - census.shut;
        return outside + size(pockets) - size(fringe.lonely);
    }
    const Regions& all = regions();
    std::uint64_t joined = 0;
    int count = 0;
    for_each_direction(open, [&](int direction) {
        const int region = all.region(neighbour(cell, direction));
        if ((joined >> region & 1) == 0) count += all.size(region);
        joined |= std::uint64_t{1} << region;
    });
    return count - size(fringe.lonely);
}

Plane OneHive::reach(Cell cell) {
    const Plane& occupied = position_.occupied();
    const Patch patch = occupied.patch(cell);
    const Ring open = open_neighbours(patch.ring());
    const Fringe fringe(patch);
    Plane reached;
    if (plain()) {
        const Ring pockets = open & fringe.shut;
        if (open != pockets) {
            if (!outside_) {
                outside_ = occupied.rim_where([](const Plane::RowNeighbours& n) {
                    return ~((n[0] | n[1]) & (n[1] | n[2]) & (n[2] | n[3]) & (n[3] | n[4]) &
                             (n[4] | n[5]) & (n[5] | n[0]));
                });
            }
            reached = *outside_;
        }
        for_each_direction(pockets,
                           [&](int direction) { reached.insert(neighbour(cell, direction)); });
    } else {
        const Regions& all = regions();
        std::uint64_t joined = 0;
        for_each_direction(open, [&](int direction) {
            joined |= std::uint64_t{1} << all.region(neighbour(cell, direction));
        });
        reached = all.hexes(joined);
    }
    for_each_direction(fringe.lonely,
                       [&](int direction) { reached.erase(neighbour(cell, direction)); });
    return reached;
}

}  // namespace quintet::hive
