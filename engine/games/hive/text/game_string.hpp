#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"

// Reads and writes whole games of Hive as GameStrings of the Universal Hive Protocol (J. Thysell,
// "Universal Hive Protocol", 2021): `Base+MLP;InProgress;White[2];wS1;bG1 wS1-`. The parts are the
// GameTypeString with the expansions, the state of the game, the turn, and the actions as
// MoveStrings.

namespace quintet::hive {

/// The states of a game as a GameString says them.
constexpr std::array<std::string_view, 5> states = {"NotStarted", "InProgress", "Draw", "WhiteWins",
                                                    "BlackWins"};

std::string_view state_name(std::size_t plies, Outcome outcome);

/// Returns whether a text starts like a GameString.
bool is_game_string(std::string_view text);

/// Reads the game of a GameString. A GameTypeString alone is a game that has not started.
///
/// State and turn must be well formed but are not compared with the moves: in other programs, games
/// also end by resignation. The option `repetition` is `draw` unless the game continues after a
/// third occurrence of a position. White space around the text is ignored.
Result<GameRecord> read_game_string(std::string_view text);

/// Formats a game from the default start as a GameString. `actions` are canonical MoveStrings.
std::string format_game_string(const OptionValues& options, const std::vector<std::string>& actions,
                               Outcome outcome);

}  // namespace quintet::hive
