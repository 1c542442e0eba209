#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/result.hpp"

// Whole games of Hive as other programs write them: the GameString of the Universal Hive Protocol
// (J. Thysell, "Universal Hive Protocol", 2021), `Base+MLP;InProgress;White[2];wS1;bG1 wS1-`: the
// GameTypeString with the expansions in play, the state of the game, whose turn it is, and every
// turn as a MoveString.

namespace quintet::hive {

/// Whether a text begins as a GameString must.
bool is_game_string(std::string_view text);

/// The game that a GameString tells of; a GameTypeString alone is a game that has not begun. State
/// and turn must be spelt right, but what they say follows from the moves and is not compared:
/// other programs end games by resignation, too. Repetition draws, unless the game went on after a
/// third occurrence of a position. White space around the text is ignored.
Result<PlayedGame> read_game_string(std::string_view text);

/// The GameString of a game from the usual start with these actions, MoveStrings in canonical form.
std::string format_game_string(const OptionValues& options, const std::vector<std::string>& actions,
                               Outcome outcome);

}  // namespace quintet::hive
