#pragma once

#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/games/hive/rules.hpp"

// What a game of Hive looks like: pointy-top hexes at distance 1, `q,r` at (q + r/2, r *
// sqrt(3)/2).

namespace quintet::hive {

/// No cells of its own: an open plane with stacks and hands.
BoardLayout layout();

/// Tokens of the kinds Q S B G A M L P with their names as labels, lower ones first, then hand and
/// the tally `queen` (occupied neighbours of the own queen, of 6, once she is placed) of each
/// player. Marks: `stunned`, if it takes a choice from the player to move; `winning`, the hexes of
/// surrounded queens.
BoardState board(const Position& position);

/// A `place`, `move`, `throw` (which the piece could not have done by itself) or `pass`. The path
/// of a piece that slides far or runs over the hive is a shortest one.
ActionView view(Action action, const Position& position);

}  // namespace quintet::hive
