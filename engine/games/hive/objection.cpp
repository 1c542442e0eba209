#include "engine/games/hive/objection.hpp"

#include "engine/games/hive/movement.hpp"
#include "engine/games/hive/pillbug.hpp"
#include "engine/games/hive/placement.hpp"

namespace quintet::hive {

namespace {

std::string title(Player player) { return player == 0 ? "White" : "Black"; }

std::string against_placement(Piece piece, Cell to, const Position& position) {
    const Player player = position.to_move();
    const std::string name = name_of(piece);
    if (owner_of(piece) != player) return name + " is in " + title(owner_of(piece)) + "'s hand";
    if (number_of(piece) > 0 && !position.on_board(static_cast<Piece>(piece - 1))) {
        return name_of(static_cast<Piece>(piece - 1)) + " is put down before " + name;
    }
    if ((placeable_kinds(position) & bit(kind_of(piece))) == 0) {
        return position.placed_count(player) == 0
                   ? "the queen cannot be the first piece"
                   : title(player) + "'s queen must be placed now, as the fourth piece";
    }
    if (position.occupied().contains(to)) {
        return name + " can only be put on an empty hex, " + name_of(position.top_at(to)) +
               " is there";
    }
    for (int direction = 0; direction < directions; ++direction) {
        const Piece beside = position.top_at(neighbour(to, direction));
        if (beside != no_piece && owner_of(beside) != player && position.placed_count(player) > 0) {
            return name + " cannot be put next to " + title(owner_of(beside)) + "'s " +
                   name_of(beside);
        }
    }
    return name + " must be put next to a piece of " + title(player);
}

/// Whether the player to move has a piece beside this one that could throw something now.
bool thrower_beside(Cell cell, const Position& position) {
    for (int direction = 0; direction < directions; ++direction) {
        const Piece beside = position.top_at(neighbour(cell, direction));
        if (beside != no_piece && owner_of(beside) == position.to_move() &&
            can_throw(position, beside)) {
            return true;
        }
    }
    return false;
}

std::string against_move(Piece piece, Cell to, const Position& position) {
    const Player player = position.to_move();
    const Cell from = position.cell(piece);
    const std::string name = name_of(piece);
    if (!position.queen_placed(player)) {
        return "nothing of " + title(player) + " moves before " + title(player) +
               "'s queen is placed";
    }
    if (position.covered(piece)) {
        return name + " is covered by " + name_of(position.top_at(from));
    }
    const bool own = owner_of(piece) == player;
    if (!own && !thrower_beside(from, position)) {
        return name + " is " + title(owner_of(piece)) + "'s, and it is " + title(player) +
               "'s turn";
    }
    if (piece == position.stunned()) {
        return name + " was moved in the turn before and may not be " + (own ? "moved" : "thrown") +
               " now";
    }
    Movement movement(position);
    if (!movement.free(piece)) return "moving " + name + " would split the hive";
    if (!own) return name + " cannot be thrown to that hex";
    const Kind kind = kind_of(piece);
    if (position.occupied().contains(to) && kind != Kind::beetle && kind != Kind::mosquito) {
        return name + " cannot climb on " + name_of(position.top_at(to));
    }
    if (kind == Kind::mosquito && position.below(piece) == no_piece &&
        touched_kinds(position, from) == bit(Kind::mosquito)) {
        return name + " touches nothing but a mosquito and cannot move";
    }
    return name + " cannot reach that hex";
}

}  // namespace

std::string objection(Piece piece, Cell to, const Position& position) {
    return position.on_board(piece) ? against_move(piece, to, position)
                                    : against_placement(piece, to, position);
}

}  // namespace quintet::hive
