#pragma once

#include "engine/core/board_view.hpp"
#include "engine/games/halma/rules.hpp"

// What the board of Halma looks like: unit squares, `x,y` at (x, y).

namespace quintet::halma {

/// 256 cells; the zones `camp` (where a player starts) and `goal` (the opposing camp) of each
/// player; the capability `paths`.
BoardLayout layout();

/// Tokens of kind `piece`; tallies `home` (men still in their own camp) and `goal` (men in the
/// opposing camp, of 19); after a win, the camp that was filled as `winning`.
BoardState board(const Position& position);

/// A step is a `move`, a chain of jumps a `jump` with a shortest path.
ActionView view(Action action, const Position& position);

}  // namespace quintet::halma
