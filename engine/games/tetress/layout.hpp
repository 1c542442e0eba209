#pragma once

#include "engine/core/board_view.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// 11 x 11 squares with joined edges (`torus`), on which several are filled at once (`polyomino`).
BoardLayout layout();

/// Tokens and their numbers.
BoardState board(const Position& position);

/// A placement has its four `cells`.
ActionView view(Action action);

/// What else `action` does in `before`: one mark `cleared` with all cells of the lines that it
/// fills, its own among them; nothing if it fills none.
std::vector<Mark> effects(Action action, const Position& before);

}  // namespace quintet::tetress
