#pragma once

#include <string>

#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// The layout: 11 x 11 squares with joined edges (`torus`), several of which are filled by one
/// action (`polyomino`).
BoardLayout layout();

/// The tokens, and a tally of each player's tokens.
BoardState board(const Position& position);

/// A placement has its four `cells`.
ActionView view(Action action);

/// Side effects of `action` in `before`: a mark `cleared` with all cells of the lines that it
/// fills, including its own, if it fills any; a mark `winning` with its own cells that remain, if
/// the opponent has no placement then.
std::vector<Mark> effects(Action action, const Position& before);

/// The position as an editable setup. Its number is `ply`.
BoardSetup setup(const Position& position);

/// Formats a setup as a position text for `parse_position` to judge. Fails if the text form cannot
/// express the setup.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::tetress
