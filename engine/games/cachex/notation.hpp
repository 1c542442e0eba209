#pragma once

#include <string>
#include <string_view>

#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// Players `red` and `blue`; option `size`, 3 to 15.
const GameSpec& spec();

/// `r,q`, the text of a cell.
std::string format_cell(int cell);

/// `PLACE r,q` or `STEAL`.
std::string format_action(Action action);

/// A legal action of `position`, which is not over, or what is wrong with the text:
/// `PLACE 3,4: 3,4 is occupied`.
Result<Action> parse_action(std::string_view text, const Position& position);

/// Rows from r = 0 up, letters `.rb`, joined by `/`; the player to move (`r`, `b`); the number of
/// actions played: `.../.r./... b 1`. Whether STEAL is possible follows from the latter.
std::string format_position(const Position& position);

/// The position of a text in that form, on a board of the given size. Refuses what cannot have come
/// up: numbers of stones that no series of placements and captures leaves, a centre stone that
/// cannot have been placed, a chain of the player to move.
Result<Position> parse_position(std::string_view text, int size);

}  // namespace quintet::cachex
