#include "engine/games/hive/moves/movement.hpp"

#include "engine/games/hive/moves/insects.hpp"
#include "engine/games/hive/moves/pillbug.hpp"

namespace quintet::hive {

namespace {

void add_new(Destinations& out, Cell cell) {
    for (const Cell known : out) {
        if (known == cell) return;
    }
    out.push_back(cell);
}

void add_ring(Destinations& out, Cell cell, Ring ring) {
    for_each_direction(ring, [&](int direction) { out.push_back(neighbour(cell, direction)); });
}

void add_plane(Destinations& out, const Plane& plane) {
    plane.for_each([&](Cell cell) { out.push_back(cell); });
}

}  // namespace

Kinds touched_kinds(const Position& position, Cell cell) {
    Kinds kinds = 0;
    for_each_direction(position.occupied().ring(cell), [&](int direction) {
        kinds |= bit(kind_of(position.top_at(neighbour(cell, direction))));
    });
    return kinds;
}

void Movement::list(Piece piece, Destinations& out) {
    const Cell cell = position_.cell(piece);
    const Ring ring = position_.ring_at(piece);
    switch (kind_of(piece)) {
        case Kind::queen:
        case Kind::pillbug: add_ring(out, cell, slides(ring)); break;
        case Kind::spider:
            for_each_spider_way(position_, cell, [&](Cell, Cell, Cell end) { add_new(out, end); });
            break;
        case Kind::beetle:
            add_ring(out, cell, beetle_steps(position_, cell, position_.height(piece), ring));
            break;
        case Kind::grasshopper:
            for_each_direction(ring, [&](int direction) {
                out.push_back(jump(position_.occupied(), cell, direction));
            });
            break;
        case Kind::ant: add_plane(out, hive_.reach(cell)); break;
        case Kind::ladybug: {
            Plane ends;
            for_each_ladybug_way(position_, cell, [&](Cell, Cell, Cell end) { ends.insert(end); });
            add_plane(out, ends);
            break;
        }
        case Kind::mosquito: list_mosquito(piece, out); break;
    }
}

/// "Moves as any piece it touches at the start of its turn; touching only a mosquito it cannot
/// move; on top of the hive it is a beetle."
void Movement::list_mosquito(Piece piece, Destinations& out) {
    const Cell cell = position_.cell(piece);
    const Ring ring = position_.ring_at(piece);
    if (const int height = position_.height(piece); height > 0) {
        add_ring(out, cell, beetle_steps(position_, cell, height, ring));
        return;
    }
    const Kinds kinds = touched_kinds(position_, cell);
    const auto touches = [&](Kinds some) { return (kinds & some) != 0; };
    Plane all;
    if (touches(bit(Kind::ant))) {
        all = hive_.reach(cell);
    } else {
        // All of these slide, so an ant's reach already covers them.
        if (touches(bit(Kind::queen) | bit(Kind::pillbug) | bit(Kind::beetle))) {
            for_each_direction(slides(ring),
                               [&](int direction) { all.insert(neighbour(cell, direction)); });
        }
        if (touches(bit(Kind::spider))) {
            for_each_spider_way(position_, cell, [&](Cell, Cell, Cell end) { all.insert(end); });
        }
    }
    if (touches(bit(Kind::beetle))) {
        for_each_direction(climbs(position_, cell, 0, ring),
                           [&](int direction) { all.insert(neighbour(cell, direction)); });
    }
    if (touches(bit(Kind::grasshopper))) {
        for_each_direction(
            ring, [&](int direction) { all.insert(jump(position_.occupied(), cell, direction)); });
    }
    if (touches(bit(Kind::ladybug))) {
        for_each_ladybug_way(position_, cell, [&](Cell, Cell, Cell end) { all.insert(end); });
    }
    add_plane(out, all);
}

int Movement::count(Piece piece) {
    const Cell cell = position_.cell(piece);
    const Ring ring = position_.ring_at(piece);
    switch (kind_of(piece)) {
        case Kind::queen:
        case Kind::pillbug: return size(slides(ring));
        case Kind::beetle:
            return size(beetle_steps(position_, cell, position_.height(piece), ring));
        // Lines in different directions never end on the same hex.
        case Kind::grasshopper: return size(ring);
        case Kind::ant: return hive_.reach_count(cell);
        case Kind::spider:
        case Kind::ladybug:
        case Kind::mosquito: break;
    }
    Destinations ends;
    list(piece, ends);
    return static_cast<int>(ends.size());
}

Cell Movement::destination(Piece piece, int index) {
    // Most moves are those of ants, whose reach is a set already.
    if (kind_of(piece) == Kind::ant) return hive_.reach(position_.cell(piece)).at(index);
    Destinations ends;
    list(piece, ends);
    return ends[static_cast<std::size_t>(index)];
}

void list_moves(const Position& position, Actions& out) {
    Movement movement(position);
    const Player player = position.to_move();
    const Piece first = piece_of(player, Kind::queen);
    for (Piece piece = first; piece < first + pieces_per_player; ++piece) {
        if (!position.on_board(piece) || !movement.free(piece)) continue;
        Destinations ends;
        movement.list(piece, ends);
        const Cell from = position.cell(piece);
        for (const Cell to : ends) out.push_back(Action::move(player, kind_of(piece), from, to));
    }
    list_throws(position, movement, out);
}

int count_moves(const Position& position) {
    Movement movement(position);
    const Piece first = piece_of(position.to_move(), Kind::queen);
    int count = 0;
    for (Piece piece = first; piece < first + pieces_per_player; ++piece) {
        if (position.on_board(piece) && movement.free(piece)) count += movement.count(piece);
    }
    return count + count_throws(position, movement);
}

Action move_at(const Position& position, int index) {
    Movement movement(position);
    const Player player = position.to_move();
    const Piece first = piece_of(player, Kind::queen);
    for (Piece piece = first; piece < first + pieces_per_player; ++piece) {
        if (!position.on_board(piece) || !movement.free(piece)) continue;
        const int count = movement.count(piece);
        if (index < count) {
            const Cell to = movement.destination(piece, index);
            return Action::move(player, kind_of(piece), position.cell(piece), to);
        }
        index -= count;
    }
    Actions throws;
    list_throws(position, movement, throws);
    return throws.empty() ? Action::pass() : throws[static_cast<std::size_t>(index)];
}

}  // namespace quintet::hive
