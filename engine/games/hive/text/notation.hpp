#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/base/text.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/refusal.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

Variant variant_of(const OptionValues& options);

/// Reads the name of a piece, `wQ` or `bA2`, if one comes next.
std::optional<Piece> read_piece(TextCursor& cursor);

/// The reference piece of the canonical MoveString of an action; `no_piece` for a pass and on an
/// empty board. If it stands at the destination, the action climbs on it.
Piece reference_of(Action action, const Position& position);

/// Returns why the player to move cannot place or move this piece to this hex: `moving wA1 would
/// split the hive`. The piece must be in the variant, the hex must not be its own, and the action
/// must not be legal.
Refusal objection(Piece piece, Cell to, const Position& position);

/// The states of a game as a GameString says them.
constexpr std::array<std::string_view, 5> states = {"NotStarted", "InProgress", "Draw", "WhiteWins",
                                                    "BlackWins"};

std::string_view state_name(std::size_t plies, Outcome outcome);

}  // namespace quintet::hive
