#pragma once

#include <string>

#include "engine/core/board/board_setup.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// The position as an editable setup. Its numbers are `exits` for each player, and `ply`.
BoardSetup setup(const Position& position);

/// Formats a setup as a position text for `parse_position` to judge. Fails if the text form cannot
/// express the setup.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::chexers
