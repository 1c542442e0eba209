#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/base/text.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/refusal.hpp"
#include "engine/games/hive/rules.hpp"

// Text forms of Hive.
//
// Actions are MoveStrings of the Universal Hive Protocol: `pass`; `wS1` (White's first piece); or a
// piece and its destination, `wA1 bQ/`. The sign stands on the side of the reference piece where
// the destination lies: `-X` west, `/X` south-west, `\X` north-west, `X-` east, `X/` north-east,
// `X\` south-east of X. `wB1 bQ` climbs on the stack that contains bQ.
//
// Positions: `white;wS1@0,0,0;bG1@1,0,0;...;stunned bG1;ply 2`: the player to move; every piece on
// the board with its axial coordinates q,r and its height from 0, in the order of `Piece`; the
// stunned piece if there is one (see `Position::stunned`); the number of turns taken. Input accepts
// the pieces in any order. It may omit the ply, which is then the smallest number that fits the
// pieces and the player to move.

namespace quintet::hive {

/// The game's name, its players and its options `expansions`, `repetition` and `queen_first`.
const GameSpec& spec();
Variant variant_of(const OptionValues& options);

/// Reads the name of a piece, `wQ` or `bA2`, if one comes next.
std::optional<Piece> read_piece(TextCursor& cursor);

/// The canonical MoveString of a legal action. The reference is the top piece of the first occupied
/// neighbour of the destination in the order NW, NE, E, SE, SW, W, ignoring the moving piece.
std::string format_action(Action action, const Position& position);

/// The reference piece of that MoveString; `no_piece` for a pass and on an empty board. If it
/// stands at the destination, the action climbs on it.
Piece reference_of(Action action, const Position& position);

/// Returns why the player to move cannot place or move this piece to this hex: `moving wA1 would
/// split the hive`. The piece must be in the variant, the hex must not be its own, and the action
/// must not be legal.
Refusal objection(Piece piece, Cell to, const Position& position);

/// Returns why an attempt matches no legal action. Empty for a click on an empty hex without a
/// piece to move, unless only pieces from the hand can be played.
Refusal why_not(const Attempt& attempt, const Position& position);

/// Parses a legal action from a MoveString with any reference. Fails with a message that says what
/// is wrong: `wA1 bQ-: moving wA1 would split the hive`.
Result<Action> parse_action(std::string_view text, const Position& position);

std::string format_position(const Position& position);

/// Parses a position that breaks none of these rules: one connected hive; stacks without gaps and
/// only beetles and mosquitoes on top; pieces of the variant, placed in the order of their numbers;
/// the queen neither first, unless the variant allows it, nor missing after the fourth; a ply that
/// fits the pieces and the player to move; a stunned piece that can have been moved last. Does not
/// check that a game can reach the position.
Result<Position> parse_position(std::string_view text, const OptionValues& options);

}  // namespace quintet::hive
