#include "engine/games/hive/board/regions.hpp"

#include "engine/base/fixed_vector.hpp"
#include "engine/games/hive/board/rings.hpp"

namespace quintet::hive {

namespace {

/// The empty hexes that are connected with the far outside.
template <bool crosses_gates>
Plane flooded(const Plane& occupied) {
    // Finds the rows just above and just below the hive, which lie entirely outside.
    int first = 0;
    while (occupied.row(first) != 0 || occupied.row(first + 1) == 0) ++first;
    int last = first + 1;
    while (occupied.row(last) != 0) ++last;
    Plane found;
    found.row(first) = found.row(last) = ~std::uint32_t{0};

    // Adds to a row the hexes reachable from the adjacent rows and then along the row. A step is
    // blocked if the two hexes beside it are occupied.
    const auto spread = [&](int index) {
        const auto n = crosses_gates ? Plane::RowNeighbours{} : occupied.neighbours_of_row(index);
        const std::uint32_t empty = ~occupied.row(index);
        const std::uint32_t above = found.row(index - 1);
        const std::uint32_t below = found.row(index + 1);
        const std::uint32_t before = found.row(index);
        std::uint32_t now = before | (above & ~(n[west] & n[north_east])) |
                            (std::rotr(above, 1) & ~(n[north_west] & n[east])) |
                            (below & ~(n[east] & n[south_west])) |
                            (std::rotl(below, 1) & ~(n[south_east] & n[west]));
        now &= empty;
        const std::uint32_t from_east = empty & ~(n[north_east] & n[south_east]);
        const std::uint32_t from_west = empty & ~(n[south_west] & n[north_west]);
        for (std::uint32_t known = 0; known != now;) {
            known = now;
            now |= (std::rotr(now, 1) & from_east) | (std::rotl(now, 1) & from_west);
        }
        found.row(index) = now;
        return now != before;
    };
    // Sweeps down and up until a whole sweep adds nothing.
    for (bool down = true, more = true; more; down = !down) {
        more = false;
        for (int step = 1; step < last - first; ++step) {
            more |= spread(down ? first + step : last - step);
        }
    }
    return found;
}

}  // namespace

Plane outside(const Plane& occupied) { return flooded<false>(occupied); }
Plane outer_part(const Plane& occupied) { return flooded<true>(occupied); }

Regions::Regions(const Plane& occupied, int around) {
    const Plane rim = occupied.rim();
    inside_ = rim.without(outside(occupied));
    outside_ = rim.without(inside_);
    sizes_[0] = around;
    Plane todo = inside_;
    inside_.for_each([&](Cell cell) {
        if (!todo.contains(cell)) return;
        flood(occupied, todo, cell);
        sizes_[0] -= sizes_[static_cast<std::size_t>(count_)];
        ++count_;
    });
}

void Regions::flood(const Plane& occupied, Plane& todo, Cell first) {
    FixedVector<Cell, capacity> stack;
    int& size = sizes_[static_cast<std::size_t>(count_)];
    const auto take = [&](Cell cell) {
        todo.erase(cell);
        labels_[cell] = static_cast<std::uint8_t>(count_);
        ++size;
        stack.push_back(cell);
    };
    size = 0;
    take(first);
    while (!stack.empty()) {
        const Cell cell = stack.back();
        stack.pop_back();
        for_each_direction(slides(occupied.ring(cell)), [&](int direction) {
            const Cell next = neighbour(cell, direction);
            if (todo.contains(next)) take(next);
        });
    }
}

Plane Regions::hexes(std::uint64_t regions) const {
    Plane found;
    if ((regions & 1) != 0) found = outside_;
    inside_.for_each([&](Cell cell) {
        if ((regions >> labels_[cell] & 1) != 0) found.insert(cell);
    });
    return found;
}

Regions::Parts Regions::parts(const Plane& occupied) const {
    Parts parts;
    for (std::size_t region = 0; region < parts.size(); ++region) {
        parts[region] = static_cast<std::uint8_t>(region);
    }
    // At least one side of every gate belongs to a region other than the outside.
    inside_.for_each([&](Cell cell) {
        for_each_direction(gates(occupied.ring(cell)), [&](int direction) {
            const auto part_of = [&](Cell hex) {
                return parts[static_cast<std::size_t>(region(hex))];
            };
            const std::uint8_t here = part_of(cell);
            const std::uint8_t there = part_of(neighbour(cell, direction));
            for (int region = 0; region < count_; ++region) {
                std::uint8_t& part = parts[static_cast<std::size_t>(region)];
                if (part == there) part = here;
            }
        });
    });
    return parts;
}

}  // namespace quintet::hive
