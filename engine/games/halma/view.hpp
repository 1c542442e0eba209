#pragma once

#include <string>

#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/games/halma/rules.hpp"

// The board of Halma as data for drawing: unit squares; `x,y` has its centre at (x, y).

namespace quintet::halma {

/// The layout: 256 cells; the zones `camp` (where a player starts) and `goal` (the opposing camp)
/// of each player; the capability `paths`.
BoardLayout layout();

/// The men as tokens of kind `piece`, and the tallies `home` (men still in their own camp) and
/// `goal` (men in the opposing camp, target 19). After a win, the filled camp is marked `winning`.
BoardState board(const Position& position);

/// A step has the kind `move`. A chain of jumps has the kind `jump` and a shortest path.
ActionView view(Action action, const Position& position);

/// The position as an editable setup. Its number is `ply`.
BoardSetup setup(const Position& position);

/// Formats a setup as a position text for `parse_position` to judge. Fails if the text form cannot
/// express the setup.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::halma
