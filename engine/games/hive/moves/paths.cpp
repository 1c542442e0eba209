#include "engine/games/hive/moves/paths.hpp"

#include "engine/games/hive/moves/insects.hpp"

namespace quintet::hive {

namespace {

/// Breadth-first search from the end, so that following `next` from the start gives the path in
/// order.
Destinations ant_path(const Position& position, Cell from, Cell to) {
    Plane occupied = position.occupied();
    occupied.erase(from);
    std::array<Cell, cell_count> next{};
    Plane seen;
    FixedVector<Cell, 72> queue;
    seen.insert(to);
    queue.push_back(to);
    for (std::size_t head = 0; head < queue.size() && !seen.contains(from); ++head) {
        const Cell cell = queue[head];
        for_each_direction(slides(occupied.ring(cell)), [&](int direction) {
            const Cell earlier = neighbour(cell, direction);
            if (seen.contains(earlier)) return;
            seen.insert(earlier);
            next[earlier] = cell;
            queue.push_back(earlier);
        });
    }
    Destinations path;
    if (!seen.contains(from)) return path;
    for (Cell cell = next[from]; cell != to; cell = next[cell]) path.push_back(cell);
    return path;
}

}  // namespace

Destinations path_of(const Position& position, Piece piece, Cell to) {
    const Cell from = position.cell(piece);
    Destinations path;
    // On top of the hive every move is a single step, and so is climbing from the ground.
    if (position.below(piece) != no_piece || position.occupied().contains(to)) return path;
    Kinds kinds = bit(kind_of(piece));
    if (kind_of(piece) == Kind::mosquito) kinds = touched_kinds(position, from);
    const auto moves_as = [&](Kind kind) { return (kinds & bit(kind)) != 0; };
    const int direction = direction_to(from, to);
    const bool slides_there =
        direction >= 0 && (slides(position.occupied().ring(from)) >> direction & 1) != 0;
    if (slides_there && (moves_as(Kind::queen) || moves_as(Kind::beetle) || moves_as(Kind::ant) ||
                         moves_as(Kind::pillbug))) {
        return path;
    }
    const auto take = [&](Cell one, Cell two, Cell three) {
        if (three != to || !path.empty()) return;
        path.push_back(one);
        path.push_back(two);
    };
    if (moves_as(Kind::ant)) path = ant_path(position, from, to);
    if (path.empty() && moves_as(Kind::spider)) for_each_spider_way(position, from, take);
    if (path.empty() && moves_as(Kind::ladybug)) for_each_ladybug_way(position, from, take);
    return path;
}

}  // namespace quintet::hive
