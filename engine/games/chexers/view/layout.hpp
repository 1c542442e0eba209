#pragma once

#include <vector>

#include "engine/core/board/board_view.hpp"
#include "engine/games/chexers/rules.hpp"

// The board of Chexers as data for drawing: pointy-top hexes at distance 1; hex `q,r` has its
// centre at (q + r/2, r * sqrt(3)/2).

namespace quintet::chexers {

/// The layout: 37 cells, the zones `start` and `exit` of each player, and each player's exit rim as
/// a side.
BoardLayout layout();

/// The pieces as tokens of kind `piece`, and the tallies `exits` (target 4) and `pieces`. After a
/// win, the winner's exit hexes are marked `winning`. Players without pieces are listed as
/// eliminated.
BoardState board(const Position& position);

ActionView view(Action action);

/// `converted`: the jumped-over hex, if the jump changes its owner.
std::vector<Mark> effects(Action action, const Position& before);

}  // namespace quintet::chexers
