#pragma once

#include "engine/games/hive/one_hive.hpp"
#include "engine/games/hive/placement.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Where a piece can go, each hex once: at most all 60 around the hive and six to climb on.
using Destinations = FixedVector<Cell, 72>;

/// What the pieces on the board can do by themselves, whoever is to move.
class Movement {
  public:
    explicit Movement(const Position& position) : position_(position), hive_(position) {}

    /// Whether a piece on the board is neither covered nor holds the hive together.
    bool loose(Piece piece) const {
        return ((position_.covered() | position_.pinned()) >> piece & 1) == 0;
    }

    /// Whether it may be moved now: loose and not stunned.
    bool free(Piece piece) const { return piece != position_.stunned() && loose(piece); }

    /// The destinations of a piece that is free.
    void list(Piece piece, Destinations& out);
    int count(Piece piece);

    OneHive& hive() { return hive_; }

  private:
    void list_mosquito(Piece piece, Destinations& out);

    const Position& position_;
    OneHive hive_;
};

/// The kinds that a mosquito on the ground moves as: those it touches, where the top of a stack
/// counts.
Kinds touched_kinds(const Position& position, Cell cell);

void list_moves(const Position& position, Actions& out);
int count_moves(const Position& position);

}  // namespace quintet::hive
