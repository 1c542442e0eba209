#include "engine/games/hive/moves/one_hive.hpp"

namespace quintet::hive {

const Regions& OneHive::regions() {
    if (!regions_) regions_.emplace(position_.occupied(), position_.census().around());
    return *regions_;
}

bool OneHive::pinned(Cell cell, Ring occupied) {
    const Census& census = position_.census();
    const int gaps = gap_count(occupied);
    const Ring empty = empty_of(occupied);
    const Ring first = empty & ~before(empty);  // one hex of each gap
    if (!outer_part_) outer_part_ = outer_part(position_.occupied());
    int outer = 0;
    for_each_direction(first, [&](int direction) {
        outer += outer_part_->contains(neighbour(cell, direction)) ? 1 : 0;
    });
    if (outer > 1 || gaps - outer > census.holes()) return true;
    if (gaps - outer == 1) return false;
    const Regions& all = regions();
    if (!parts_) parts_ = all.parts(position_.occupied());
    std::uint64_t opened = 0;
    for_each_direction(first, [&](int direction) {
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
        const int outside = open == pockets ? 0 : census.around() - census.shut();
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
                outside_ = occupied.rim_where([&](int row) {
                    const Plane::RowNeighbours n = occupied.neighbours_of_row(row);
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

unsigned OneHive::reached(Cell cell, std::span<const Cell> hexes) {
    const Plane& occupied = position_.occupied();
    const Patch patch = occupied.patch(cell);
    const Ring open = open_neighbours(patch.ring());
    if (open == 0) return 0;
    const Fringe fringe(patch);
    const bool simple = plain();
    const Ring pockets = simple ? open & fringe.shut : 0;
    std::uint64_t joined = 0;
    if (!simple) {
        for_each_direction(open, [&](int direction) {
            joined |= std::uint64_t{1} << regions().region(neighbour(cell, direction));
        });
    }
    unsigned found = 0;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const Cell hex = hexes[i];
        const int direction = direction_to(cell, hex);
        if (direction >= 0 && (fringe.lonely >> direction & 1) != 0) continue;
        const bool inside = simple
                                ? (open != pockets && open_neighbours(occupied.ring(hex)) != 0) ||
                                      (direction >= 0 && (pockets >> direction & 1) != 0)
                                : (joined >> regions().region(hex) & 1) != 0;
        if (inside) found |= 1U << i;
    }
    return found;
}

namespace {

/// The members of `pieces` that are pinned, if every hole is a single hex. Each hole that touches a
/// piece is then one of the piece's gaps.
PieceSet pinned_around_single_hexes(const Position& position, PieceSet pieces) {
    const Plane& occupied = position.occupied();
    PieceSet touch_one = 0;
    PieceSet touch_more = 0;
    for (int row = 0; row < side; ++row) {
        if (occupied.row(row) == 0) continue;
        const Plane::RowNeighbours n = occupied.neighbours_of_row(row);
        std::uint32_t holes = ~occupied.row(row) & n[0] & n[1] & n[2] & n[3] & n[4] & n[5];
        for (; holes != 0; holes &= holes - 1) {
            const Cell hole = cell_at(std::countr_zero(holes), row);
            for (int direction = 0; direction < directions; ++direction) {
                const PieceSet piece = bit(position.top_at(neighbour(hole, direction)));
                touch_more |= touch_one & piece;
                touch_one |= piece;
            }
        }
    }
    for_each_piece(pieces & touch_one, [&](Piece piece) {
        const PieceSet enough = gap_count(position.ring_at(piece)) == 2 ? touch_one : touch_more;
        pieces &= ~(bit(piece) & enough);
    });
    return pieces;
}

}  // namespace

PieceSet pinned_pieces(const Position& position) {
    PieceSet pinned = position.ground() & position.torn();
    const Census& census = position.census();
    if (pinned == 0 || census.holes() == 0) return pinned;
    if (census.full() == census.holes()) return pinned_around_single_hexes(position, pinned);
    OneHive hive(position);
    for_each_piece(pinned, [&](Piece piece) {
        if (!hive.pinned(position.cell(piece), position.ring_at(piece))) pinned &= ~bit(piece);
    });
    return pinned;
}

}  // namespace quintet::hive
