#include "engine/games/hive/one_hive.hpp"

#include "engine/core/fixed_vector.hpp"

namespace quintet::hive {

Regions::Regions(const Position& position) {
    const Plane& occupied = position.occupied();
    const Plane rim = occupied.rim();
    Plane todo = rim;
    rim.for_each([&](Cell cell) {
        if (!todo.contains(cell)) return;
        flood(occupied, todo, cell, static_cast<std::uint8_t>(count_));
        ++count_;
    });
    for (int region = 0; region < count_; ++region) {
        parts_[static_cast<std::size_t>(region)] = static_cast<std::uint8_t>(region);
    }
    rim.for_each([&](Cell cell) {
        for_each_direction(gates(occupied.ring(cell)), [&](int direction) {
            const int here = part(cell);
            const int there = part(neighbour(cell, direction));
            for (std::uint8_t& part : parts_) {
                if (part == there) part = static_cast<std::uint8_t>(here);
            }
        });
    });
}

void Regions::flood(const Plane& occupied, Plane& todo, Cell first, std::uint8_t label) {
    FixedVector<Cell, capacity> stack;
    const auto reach = [&](Cell cell) {
        todo.erase(cell);
        labels_[cell] = label;
        ++sizes_[label];
        stack.push_back(cell);
    };
    sizes_[label] = 0;
    reach(first);
    while (!stack.empty()) {
        const Cell cell = stack.back();
        stack.pop_back();
        for_each_direction(slides(occupied.ring(cell)), [&](int direction) {
            const Cell next = neighbour(cell, direction);
            if (todo.contains(next)) reach(next);
        });
    }
}

const Regions& OneHive::regions() {
    if (!regions_) regions_.emplace(position_);
    return *regions_;
}

bool OneHive::pinned_beside_holes(Cell cell, Ring occupied, int gaps) {
    const Census& census = position_.census();
    if (census.full == census.holes()) {
        const Fringe fringe(position_.occupied().patch(cell));
        return gaps - size(fringe.full) >= 2;
    }
    const Regions& all = regions();
    const Ring empty = empty_of(occupied);
    FixedVector<int, directions> parts;
    for_each_direction(empty & ~before(empty), [&](int direction) {
        const int part = all.part(neighbour(cell, direction));
        for (const int known : parts) {
            if (known == part) return;
        }
        parts.push_back(part);
    });
    return static_cast<int>(parts.size()) < gaps;
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
                outside_ = occupied.where([](std::uint32_t own, const auto& n) {
                    return ~own & (n[0] | n[1] | n[2] | n[3] | n[4] | n[5]) &
                           ~((n[0] | n[1]) & (n[1] | n[2]) & (n[2] | n[3]) & (n[3] | n[4]) &
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
        occupied.rim().for_each([&](Cell other) {
            if ((joined >> all.region(other) & 1) != 0) reached.insert(other);
        });
    }
    for_each_direction(fringe.lonely,
                       [&](int direction) { reached.erase(neighbour(cell, direction)); });
    return reached;
}

}  // namespace quintet::hive
