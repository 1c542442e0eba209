#pragma once

#include <string>
#include <string_view>

#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// Players `red` and `blue`; option `limits`, `text` or `referee`.
const GameSpec& spec();

/// The value of the option.
Limits limits_of(const OptionValues& options);

/// `r,c`, the text of a cell.
std::string format_cell(int cell);

/// `PLACE r,c r,c r,c r,c`, sorted by row, then column.
std::string format_action(Action action);

/// A legal action of `position`, which is not over, the cells in any order; or what is wrong with
/// the text: `PLACE 0,0 0,1 0,2 0,3: 0,2 is occupied`.
Result<Action> parse_action(std::string_view text, const Position& position);

/// Rows from r = 0 down, letters `.rb`, joined by `/`; the player to move (`r`, `b`); the number of
/// actions played.
std::string format_position(const Position& position);

/// The position of a text in that form. Refuses what cannot have come up: a full line, numbers of
/// tokens that no series of placements and clears leaves, tokens in pieces before the first clear.
Result<Position> parse_position(std::string_view text, Limits limits);

}  // namespace quintet::tetress
