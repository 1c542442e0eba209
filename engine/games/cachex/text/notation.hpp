#pragma once

#include <string>
#include <string_view>

#include "engine/core/refusal.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "rb";

/// The players `red` and `blue`, and the option `size` (3 to 15).
const GameSpec& spec();

/// The cell as `r,q`.
std::string format_cell(int cell);

/// The action as `PLACE r,q` or `STEAL`.
std::string format_action(Action action);

/// Returns why a stone cannot be placed on a cell of the board now.
Refusal objection(int cell, const Position& position);

/// Returns why an attempt matches no legal action.
Refusal why_not(const Attempt& attempt, const Position& position);

/// Parses a legal action of `position`, which must not be over. Fails with a message that says what
/// is wrong: `PLACE 3,4: 3,4 is occupied`.
Result<Action> parse_action(std::string_view text, const Position& position);

/// The position as `.../.r./... b 1`: rows from r = 0 up with letters `.rb`, joined by `/`; the
/// player to move (`r` or `b`); the number of actions played, which also tells whether STEAL is
/// legal.
std::string format_position(const Position& position);

/// Parses a position of that form on a board of the given size. Refuses positions that no game can
/// reach: impossible numbers of stones, a first stone in the centre, or a chain of the player to
/// move.
Result<Position> parse_position(std::string_view text, int size);

}  // namespace quintet::cachex
