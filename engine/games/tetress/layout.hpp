#pragma once

#include "engine/core/board_view.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// The layout: 11 x 11 squares with joined edges (`torus`), several of which are filled by one
/// action (`polyomino`).
BoardLayout layout();

/// The tokens, and a tally of each player's tokens.
BoardState board(const Position& position);

/// A placement has its four `cells`.
ActionView view(Action action);

/// Side effects of `action` in `before`: one mark `cleared` with all cells of the lines that it
/// fills, including its own; none if it fills no line.
std::vector<Mark> effects(Action action, const Position& before);

}  // namespace quintet::tetress
