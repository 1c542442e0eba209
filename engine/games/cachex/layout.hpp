#pragma once

#include "engine/core/board_view.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// The rhombus of hexagons with row 0 at the bottom, and the players' sides along its rim.
BoardLayout layout(int size);

/// Stones, their numbers, and marks: `forbidden` for the centre while it is, `winning` for a
/// shortest chain between the winner's sides.
BoardState board(const Position& position);

/// A placement has a target (`to`); STEAL has nothing, it is a button.
ActionView view(Action action);

/// What else `action` does in `before`: one mark `captured` for each diamond that captures, its
/// four cells with the new stone first, then its partner; `stolen`, the old and the new cell.
std::vector<Mark> effects(Action action, const Position& before);

}  // namespace quintet::cachex
