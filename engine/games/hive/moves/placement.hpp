#pragma once

#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// The kinds that the player to move may place now, if there is a hex for them. "Neither side may
/// place the queen as its first piece"; "if three pieces are down without her, the fourth turn can
/// only place her".
Kinds placeable_kinds(const Position& position);

/// The hexes where they may be placed. White's first piece: any hex, represented by one. Black's
/// first piece: next to it. Later: empty hexes that touch a piece of the player and no enemy piece,
/// where a stack has the colour of its top.
Plane placement_hexes(const Position& position);

/// Whether an empty hex is one of these. The player to move must have a piece on the board.
bool can_place_at(const Position& position, Cell cell);

void list_placements(const Position& position, Actions& out);
int count_placements(const Position& position);
/// The one at this place in the list, from 0.
Action placement_at(const Position& position, int index);

}  // namespace quintet::hive
