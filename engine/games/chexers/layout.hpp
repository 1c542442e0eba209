#pragma once

#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/games/chexers/rules.hpp"

// What the board of Chexers looks like: pointy-top hexes at distance 1, `q,r` at
// (q + r/2, r * sqrt(3)/2).

namespace quintet::chexers {

/// 37 cells, the zones `start` and `exit` of each player, and the rim of its exit hexes as a side.
BoardLayout layout();

/// Tokens of kind `piece`; tallies `exits` (of 4) and `pieces`; after a win, the winner's exit
/// hexes as `winning`.
BoardState board(const Position& position);

ActionView view(Action action);

/// `converted`: the jumped hex, if the jump changes its owner.
std::vector<Mark> effects(Action action, const Position& before);

}  // namespace quintet::chexers
