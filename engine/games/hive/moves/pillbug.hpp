#pragma once

#include "engine/games/hive/moves/movement.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Adds the throws of the player to move that the thrown piece could not make as its own move. A
/// pillbug, or a mosquito on the ground that touches one, "takes one adjacent unstacked piece of
/// either colour, lifts it onto itself and puts it down on another empty hex adjacent to" it.
void list_throws(const Position& position, Movement& movement, Actions& out);
int count_throws(const Position& position, Movement& movement);

/// Whether a piece on the board could throw now if it were its owner's turn: a pillbug, or a
/// mosquito that acts as one, neither covered nor stunned. A pinned piece may throw.
bool can_throw(const Position& position, Piece piece);

}  // namespace quintet::hive
