#pragma once

#include <string>
#include <vector>

#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
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

/// The position as an editable setup. Its numbers are `exits` for each player, and `ply`.
BoardSetup setup(const Position& position);

/// Formats a setup as a position text for `parse_position` to judge. Fails if the text form cannot
/// express the setup.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::chexers
