#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/result.hpp"
#include "engine/games/chexers/rules.hpp"

// Chexers in text. Actions: `MOVE q,r q,r`, `JUMP q,r q,r`, `EXIT q,r`, `PASS`. Positions:
// `gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0`, the rows from r = -3 to 3 with their
// hexes from the smallest q up, the player to move, exits of red, green and blue, actions played.

namespace quintet::chexers {

/// The name of the game, its players and its option `limits`.
const GameSpec& spec();
Limits limits_of(const OptionValues& options);

/// `q,r`.
std::string format_cell(int cell);

std::string format_action(Action action);
/// The legal action that `text` names, or what is wrong with it: `EXIT 0,0: no red piece on 0,0`.
Result<Action> parse_action(std::string_view text, const Position& position);

std::string format_position(const Position& position);
/// Any position with at most 12 pieces and exits together, at most one winner, who has just acted,
/// and a player to move who fits the number of actions played. Whether a game can lead there is not
/// asked.
Result<Position> parse_position(std::string_view text, const OptionValues& options);

}  // namespace quintet::chexers
