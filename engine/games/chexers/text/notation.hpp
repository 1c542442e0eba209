#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/refusal.hpp"
#include "engine/games/chexers/rules.hpp"

// Text forms of Chexers.
//
// Actions: `MOVE q,r q,r`, `JUMP q,r q,r`, `EXIT q,r`, `PASS`.
//
// Positions: `gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0`: the rows from r = -3 to 3,
// each from the smallest q up; the player to move; the exits of red, green and blue; the number of
// actions played.

namespace quintet::chexers {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "rgb";

/// The game's name, its players and its option `limits`.
const GameSpec& spec();
Limits limits_of(const OptionValues& options);

/// The cell as `q,r`.
std::string format_cell(int cell);

std::string format_action(Action action);

/// Returns why an action other than PASS, between hexes of the board, is not legal now.
Refusal objection(Action action, const Position& position);

/// Returns why an attempt matches no legal action. Empty for a click on an empty hex without a
/// piece to move.
Refusal why_not(const Attempt& attempt, const Position& position);

/// Parses a legal action. Fails with a message such as `EXIT 0,0: no red piece on
/// 0,0`.
Result<Action> parse_action(std::string_view text, const Position& position);

std::string format_position(const Position& position);
/// Parses any position with at most 12 pieces and exits together and at most one winner, who acted
/// last, where the player to move fits the number of actions played. Does not check that a game can
/// reach the position.
Result<Position> parse_position(std::string_view text, const OptionValues& options);

}  // namespace quintet::chexers
