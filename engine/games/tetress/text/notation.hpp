#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/refusal.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "rb";

/// The players `red` and `blue`, and the option `limits` (`text` or `referee`).
const GameSpec& spec();

/// The value of the option `limits`.
Limits limits_of(const OptionValues& options);

/// The cell as `r,c`.
std::string format_cell(int cell);

/// Returns the placement of four cells in any order; none if the cells are not a tetromino.
std::optional<Action> find_placement(std::array<std::uint8_t, 4> cells);

/// The action as `PLACE r,c r,c r,c r,c`, sorted by row, then column.
std::string format_action(Action action);

/// Returns why these cells cannot be filled now; they may be in any order.
Refusal objection(const std::array<std::uint8_t, 4>& cells, const Position& position);

/// Returns why an attempt matches no legal action.
Refusal why_not(const Attempt& attempt, const Position& position);

/// Parses a legal action of `position`, which must not be over; the cells may be in any order.
/// Fails with a message such as `PLACE 0,0 0,1 0,2 0,3: 0,2 is occupied`.
Result<Action> parse_action(std::string_view text, const Position& position);

/// The position as text: rows from r = 0 down with letters `.rb`, joined by `/`; the player to move
/// (`r` or `b`); the number of actions played.
std::string format_position(const Position& position);

/// Parses a position of that form. Refuses positions that no game can reach: a full line,
/// impossible numbers of tokens, or unconnected tokens before the first clear.
Result<Position> parse_position(std::string_view text, Limits limits);

}  // namespace quintet::tetress
