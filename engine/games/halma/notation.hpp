#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/result.hpp"
#include "engine/games/halma/rules.hpp"

// Halma in text. Actions: `x,y-x,y` (from, to) and `PASS`. Positions: 16 rows of `.`, `B`, `W` from
// y = 0 down, joined by `/`, the player to move (`B` or `W`), the number of actions played.

namespace quintet::halma {

/// The name of the game, its players and its options `rules`, `first` and `adjudication`.
const GameSpec& spec();
Options options_of(const OptionValues& values);

/// `x,y`.
std::string format_square(int square);

std::string format_action(Action action);
/// The legal action that `text` names, or what is wrong with it: `3,3-9,9: no black man on 3,3`.
Result<Action> parse_action(std::string_view text, const Position& position);

std::string format_position(const Position& position);
/// Any position with at most 19 men a side, inside the turn limit. Studies may begin with either
/// player at any count of actions. If the count is 0 nobody has played, so nobody has won yet.
Result<Position> parse_position(std::string_view text, const OptionValues& values);

}  // namespace quintet::halma
