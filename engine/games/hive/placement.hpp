#pragma once

#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// The kinds that the player to move may put down now, wherever there is room. "Neither side may
/// place the queen as its first piece"; "if three pieces are down without her, the fourth turn can
/// only place her".
Kinds placeable_kinds(const Position& position);

/// The hexes for them: any for White's first piece (one stands for all), next to it for Black's
/// first, then empty hexes that touch an own piece and no enemy piece, where a stack has the colour
/// of its top.
Plane placement_hexes(const Position& position);

/// Whether an empty hex is one of these, for a player who has a piece on the board.
bool can_place_at(const Position& position, Cell cell);

void list_placements(const Position& position, Actions& out);
int count_placements(const Position& position);

}  // namespace quintet::hive
