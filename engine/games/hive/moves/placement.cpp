#include "engine/games/hive/moves/placement.hpp"

namespace quintet::hive {

namespace {

int count_hexes(const Position& position) {
    const Player player = position.to_move();
    if (position.placed_count(player) > 0) return position.census().open(player);
    return position.placed_count(static_cast<Player>(1 - player)) == 0 ? 1 : directions;
}

}  // namespace

Kinds placeable_kinds(const Position& position) {
    const Player player = position.to_move();
    const Kinds hand = position.hand(player);
    const Kinds queen = bit(Kind::queen);
    if (position.placed_count(player) == 0 && !position.variant().queen_first) {
        return static_cast<Kinds>(hand & ~queen);
    }
    if (position.placed_count(player) == 3 && (hand & queen) != 0) return queen;
    return hand;
}

Plane placement_hexes(const Position& position) {
    const Player player = position.to_move();
    const Plane& occupied = position.occupied();
    if (position.placed_count(player) == 0) {
        if (position.placed_count(static_cast<Player>(1 - player)) > 0) return occupied.rim();
        Plane first;
        first.insert(cell_at(0, 0));
        return first;
    }
    const Plane black = occupied.without(position.white());
    const Plane& own = player == 0 ? position.white() : black;
    const Plane& other = player == 0 ? black : position.white();
    return own.rim_where([&](int row) { return ~(occupied.row(row) | other.next_to_row(row)); });
}

bool can_place_at(const Position& position, Cell cell) {
    const Ring all = position.occupied().ring(cell);
    const Ring white = position.white().ring(cell);
    return all != 0 && white == (position.to_move() == 0 ? all : 0);
}

void list_placements(const Position& position, Actions& out) {
    const Kinds kinds = placeable_kinds(position);
    if (kinds == 0) return;
    FixedVector<Cell, 64> hexes;
    placement_hexes(position).for_each([&](Cell cell) { hexes.push_back(cell); });
    for_each_kind(kinds, [&](Kind kind) {
        for (const Cell cell : hexes) {
            out.push_back(Action::place(position.to_move(), kind, cell));
        }
    });
}

int count_placements(const Position& position) {
    const Kinds kinds = placeable_kinds(position);
    return count_hexes(position) * (size(kinds & full_ring) + size(kinds >> 6));
}

Action placement_at(const Position& position, int index) {
    const int hexes = count_hexes(position);
    unsigned kinds = placeable_kinds(position);
    for (; index >= hexes; index -= hexes) kinds &= kinds - 1;
    const auto kind = static_cast<Kind>(std::countr_zero(kinds));
    return Action::place(position.to_move(), kind, placement_hexes(position).at(index));
}

}  // namespace quintet::hive
