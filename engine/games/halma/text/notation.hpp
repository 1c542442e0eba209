#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/refusal.hpp"
#include "engine/games/halma/rules.hpp"

// Text forms of Halma.
//
// Actions: `x,y-x,y` (from, to) and `PASS`.
//
// Positions: 16 rows of `.`, `B`, `W` from y = 0 down, joined by `/`; the player to move (`B` or
// `W`); the number of actions played.

namespace quintet::halma {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "BW";

/// The game's name, its players and its options `rules`, `first` and `adjudication`.
const GameSpec& spec();
Options options_of(const OptionValues& values);

/// The square as `x,y`.
std::string format_square(int square);

std::string format_action(Action action);

/// Returns why a play between two squares of the board is not legal now.
Refusal objection(Action play, const Position& position);

/// Returns why an attempt matches no legal play. Empty for a click on an empty square without a man
/// to move.
Refusal why_not(const Attempt& attempt, const Position& position);

/// Parses a legal action. Fails with a message such as `3,3-9,9: no black man on
/// 3,3`.
Result<Action> parse_action(std::string_view text, const Position& position);

std::string format_position(const Position& position);
/// Parses any position with at most 19 men a side, within the turn limit. Either player may be to
/// move at any number of actions. If that number is 0, no one has played, so no one has won yet.
Result<Position> parse_position(std::string_view text, const OptionValues& values);

}  // namespace quintet::halma
