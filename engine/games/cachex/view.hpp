#pragma once

#include <string>

#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// The layout: a rhombus of hexagons with row 0 at the bottom, and the players' sides along its
/// rim.
BoardLayout layout(int size);

/// The stones, a tally of each player's stones, and marks: `forbidden` for the centre while it is
/// forbidden, `winning` for a shortest chain between the winner's sides, from side to side.
BoardState board(const Position& position);

/// A placement has a target `to`. STEAL has none and is entered by a button.
ActionView view(Action action, const Position& before);

/// Side effects of `action` in `before`: one mark `captured` for each diamond that captures, with
/// its four cells (the new stone first, then its partner); and `stolen` with the old and the new
/// cell.
std::vector<Mark> effects(Action action, const Position& before);

/// The position as an editable setup. Its number is `ply`.
BoardSetup setup(const Position& position);

/// Formats a setup as a position text for `parse_position` to judge. Fails if the text form cannot
/// express the setup.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::cachex
