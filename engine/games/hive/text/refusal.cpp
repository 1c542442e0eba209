#include "engine/games/hive/text/notation.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "engine/games/hive/board/torus_frame.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/moves/movement.hpp"
#include "engine/games/hive/moves/pillbug.hpp"
#include "engine/games/hive/moves/placement.hpp"

namespace quintet::hive {

namespace {

std::string title(Player player) { return player == 0 ? "White" : "Black"; }

std::string letter_of(Piece piece) {
    return std::string(1, kind_letters[static_cast<std::size_t>(kind_of(piece))]);
}

/// Why the player to move cannot take a kind from the hand.
Refusal against_kind(Kind kind, const Position& position) {
    const Player player = position.to_move();
    if ((placeable_kinds(position) & bit(kind)) != 0) return {};
    if ((position.hand(player) & bit(kind)) == 0) {
        return {"hand_empty", title(player) + "'s hand has no more of that piece"};
    }
    if (position.placed_count(player) == 0) {
        return {"queen_not_first", "the queen cannot be the first piece"};
    }
    return {"queen_now", title(player) + "'s queen must be placed now, as the fourth piece"};
}

Refusal against_placement(Piece piece, Cell to, const Position& position) {
    const Player player = position.to_move();
    const std::string name = name_of(piece);
    if (owner_of(piece) != player) {
        return {"not_yours", name + " is in " + title(owner_of(piece)) + "'s hand"};
    }
    if (number_of(piece) > 0 && !position.on_board(static_cast<Piece>(piece - 1))) {
        return {"in_order",
                name_of(static_cast<Piece>(piece - 1)) + " must be placed before " + name};
    }
    if (Refusal why = against_kind(kind_of(piece), position)) return why;
    if (position.occupied().contains(to)) {
        return {"occupied", name + " must be placed on an empty hex (found " +
                                name_of(position.top_at(to)) + ")"};
    }
    for (int direction = 0; direction < directions; ++direction) {
        const Piece beside = position.top_at(neighbour(to, direction));
        if (beside != no_piece && owner_of(beside) != player && position.placed_count(player) > 0) {
            return {"touches_other", name + " cannot be placed next to " + title(owner_of(beside)) +
                                         "'s " + name_of(beside)};
        }
    }
    return {"touches_none", name + " must be placed next to a piece of " + title(player)};
}

/// Whether the player to move has a piece next to this hex that could throw now.
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

/// Why a piece on the board cannot leave its hex, whatever its destination.
Refusal against_lifting(Piece piece, const Position& position) {
    const Player player = position.to_move();
    const Cell from = position.cell(piece);
    const std::string name = name_of(piece);
    if (!position.queen_placed(player)) {
        return {"queen_before_moves", title(player) + " cannot move a piece before " +
                                          title(player) + "'s queen is placed"};
    }
    if (position.covered(piece)) {
        return {"covered", name + " is covered by " + name_of(position.top_at(from))};
    }
    const bool own = owner_of(piece) == player;
    if (!own && !thrower_beside(from, position)) {
        return {"not_yours", name + " belongs to " + title(owner_of(piece)) + ", and it is " +
                                 title(player) + "'s turn"};
    }
    if (piece == position.stunned()) {
        return {"just_moved",
                name + " was moved last turn and cannot be " + (own ? "moved" : "thrown") + " now"};
    }
    if (!Movement(position).free(piece)) {
        return {"one_hive", "moving " + name + " would split the hive"};
    }
    const bool copies = kind_of(piece) == Kind::mosquito && position.below(piece) == no_piece;
    if (own && copies && touched_kinds(position, from) == bit(Kind::mosquito)) {
        return {"lone_mosquito", name + " touches only a mosquito and cannot move"};
    }
    return {};
}

Refusal against_move(Piece piece, Cell to, const Position& position) {
    if (Refusal why = against_lifting(piece, position)) return why;
    const std::string name = name_of(piece);
    if (owner_of(piece) != position.to_move()) {
        return {"no_throw", name + " cannot be thrown to that hex"};
    }
    const Kind kind = kind_of(piece);
    if (position.occupied().contains(to) && kind != Kind::beetle && kind != Kind::mosquito) {
        return {"no_climb", name + " cannot climb on " + name_of(position.top_at(to)),
                letter_of(piece)};
    }
    return {"no_reach", name + " cannot reach that hex", letter_of(piece)};
}

/// The hex with this name in the board's frame. At most 60 hexes lie next to the hive.
std::optional<Cell> cell_named(std::string_view name, const Position& position) {
    if (name.empty()) return std::nullopt;
    const Frame frame(position);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        if (frame.text(cell) == name) return cell;
    }
    return std::nullopt;
}

/// Why a kind cannot be taken from the hand or, if a hex is given, placed on it.
Refusal against_hand(std::string_view letter, std::optional<Cell> to, const Position& position) {
    const std::size_t index = letter.size() == 1 ? kind_letters.find(letter) : kind_letters.npos;
    if (index == kind_letters.npos) return {};
    const Kind kind = static_cast<Kind>(index);
    if (Refusal why = against_kind(kind, position)) return why;
    if (!to) return {.key = "no_room"};
    Piece piece = piece_of(position.to_move(), kind);
    while (position.on_board(piece)) ++piece;
    return against_placement(piece, *to, position);
}

}  // namespace

Refusal objection(Piece piece, Cell to, const Position& position) {
    return position.on_board(piece) ? against_move(piece, to, position)
                                    : against_placement(piece, to, position);
}

Refusal Game::why_not(const Attempt& attempt, const Position& position) {
    const std::optional<Cell> from = cell_named(attempt.from, position);
    const std::optional<Cell> to = cell_named(attempt.to, position);
    if (!to && !attempt.to.empty()) return {};
    if (!attempt.hand.empty()) return against_hand(attempt.hand, to, position);
    if (from && to) {
        const Piece piece = position.top_at(*from);
        return piece == no_piece ? Refusal{} : objection(piece, *to, position);
    }
    const std::optional<Cell> pressed = from ? from : to;
    if (!pressed) return {};
    const Piece piece = position.top_at(*pressed);
    if (piece == no_piece) {
        // No piece on the board can move yet, so a click on a hex means placing a piece there.
        if (position.queen_placed(position.to_move())) return {};
        return {.key = "hand_first"};
    }
    if (owner_of(piece) != position.to_move() && !position.queen_placed(position.to_move())) {
        return {.key = "not_yours"};
    }
    if (Refusal why = against_lifting(piece, position)) return why;
    return {.key = "blocked"};
}

}  // namespace quintet::hive
