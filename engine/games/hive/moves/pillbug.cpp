#include "engine/games/hive/moves/pillbug.hpp"

namespace quintet::hive {

namespace {

using Throws = FixedVector<Action, 24>;  // two throwers with at most nine pairs each

void add_throws(const Position& position, Movement& movement, Cell thrower, Throws& out) {
    const Ring occupied = position.occupied().ring(thrower);
    const Ring tall = position.tall().ring(thrower);
    // The piece moves up onto the thrower and down again at height one, so stacks of two on both
    // sides block the way.
    const Ring ways = full_ring & ~(before(tall) & after(tall));
    const Ring targets = empty_of(occupied) & ways;
    if (targets == 0) return;
    for_each_direction(occupied & ~tall & ways, [&](int direction) {
        const Cell from = neighbour(thrower, direction);
        const Piece piece = position.top_at(from);
        if (!movement.free(piece)) return;
        Destinations own;
        if (owner_of(piece) == position.to_move()) movement.list(piece, own);
        for_each_direction(targets, [&](int target) {
            const Cell to = neighbour(thrower, target);
            const Action action = Action::move(owner_of(piece), kind_of(piece), from, to);
            for (const Cell known : own) {
                if (known == to) return;
            }
            for (const Action known : out) {
                if (known == action) return;
            }
            out.push_back(action);
        });
    });
}

Throws all_throws(const Position& position, Movement& movement) {
    Throws out;
    // A mosquito throws only if it touches a pillbug.
    if (!position.pillbug_on_board()) return out;
    for (const Kind kind : {Kind::pillbug, Kind::mosquito}) {
        const Piece piece = piece_of(position.to_move(), kind);
        if (position.on_board(piece) && can_throw(position, piece)) {
            add_throws(position, movement, position.cell(piece), out);
        }
    }
    return out;
}

}  // namespace

bool can_throw(const Position& position, Piece piece) {
    if (position.covered(piece) || piece == position.stunned()) return false;
    if (kind_of(piece) == Kind::pillbug) return true;
    return kind_of(piece) == Kind::mosquito && position.below(piece) == no_piece &&
           (touched_kinds(position, position.cell(piece)) & bit(Kind::pillbug)) != 0;
}

void list_throws(const Position& position, Movement& movement, Actions& out) {
    for (const Action action : all_throws(position, movement)) out.push_back(action);
}

int count_throws(const Position& position, Movement& movement) {
    return static_cast<int>(all_throws(position, movement).size());
}

}  // namespace quintet::hive
