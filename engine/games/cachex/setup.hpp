#pragma once

#include <string>

#include "engine/core/board_setup.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// A position as it is set up by hand. Number: `ply`.
BoardSetup setup(const Position& position);

/// The position text of such a setup, for `parse_position` to judge; fails on what the text could
/// not even say.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::cachex
