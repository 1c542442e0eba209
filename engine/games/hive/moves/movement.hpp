#pragma once

#include "engine/games/hive/moves/one_hive.hpp"
#include "engine/games/hive/moves/placement.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Where a piece can go, each hex once: at most the 60 hexes around the hive and six to climb on.
using Destinations = FixedVector<Cell, 72>;

/// The moves that pieces on the board can make by themselves, whatever player is to move.
class Movement {
  public:
    explicit Movement(const Position& position) : position_(position), hive_(position) {}

    /// Whether a piece on the board is neither covered nor holds the hive together.
    bool loose(Piece piece) const {
        return ((position_.covered() | position_.pinned()) >> piece & 1) == 0;
    }

    /// Whether a piece may be moved now: loose and not stunned.
    bool free(Piece piece) const { return piece != position_.stunned() && loose(piece); }

    /// The destinations of a free piece.
    void list(Piece piece, Destinations& out);
    int count(Piece piece);
    /// The one at this place in the list, from 0.
    Cell destination(Piece piece, int index);

    OneHive& hive() { return hive_; }

  private:
    void list_mosquito(Piece piece, Destinations& out);

    const Position& position_;
    OneHive hive_;
};

/// The kinds that a mosquito on the ground can move as: those it touches, counting only the top of
/// each stack.
Kinds touched_kinds(const Position& position, Cell cell);

void list_moves(const Position& position, Actions& out);
int count_moves(const Position& position);
/// The one at this place in the list, from 0, or a pass.
Action move_at(const Position& position, int index);

}  // namespace quintet::hive
