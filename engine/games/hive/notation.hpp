#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/result.hpp"
#include "engine/core/text.hpp"
#include "engine/games/hive/rules.hpp"

// Hive in text.
//
// Actions are MoveStrings of the Universal Hive Protocol: `pass`, `wS1` (White's first piece), and
// a piece with where it goes: `wA1 bQ/`. The sign stands on the side of the reference piece where
// the hex lies: `-X` west, `/X` south-west, `\X` north-west, `X-` east, `X/` north-east, `X\`
// south-east of X; `wB1 bQ` climbs on the stack that bQ is in.
//
// Positions: `white;wS1@0,0,0;bG1@1,0,0;...;stunned bG1;ply 2`. The player to move, then every
// piece on the board with its axial coordinates q,r and its height from 0, in the order of
// `Piece`; then the stunned piece if there is one (see `Position::stunned`), then the number of
// turns taken. On input the pieces may come in any order, and the ply may be left out: then it is
// the smallest number that the pieces and the player to move allow.

namespace quintet::hive {

/// The name of the game, its players and its options `expansions` and `repetition`.
const GameSpec& spec();
Variant variant_of(const OptionValues& options);

/// The name of a piece, `wQ` or `bA2`, if one comes next.
std::optional<Piece> read_piece(TextCursor& cursor);

/// The canonical MoveString of a legal action: the reference is the first occupied neighbour of the
/// destination in the order NW, NE, E, SE, SW, W, its top piece, the moving piece not counted.
std::string format_action(Action action, const Position& position);

/// The legal action that a MoveString names, by any reference, or what is wrong with it:
/// `wA1 bQ-: moving wA1 would split the hive`.
Result<Action> parse_action(std::string_view text, const Position& position);

std::string format_position(const Position& position);

/// A position that keeps every rule a game could not have broken: one connected hive, stacks
/// without gaps and with none but beetles and mosquitoes on top, pieces that the variant has, put
/// down in the order of their numbers, the queen neither first nor missing after the fourth, a ply
/// that fits the pieces and the player to move, a stunned piece that can have been moved last.
/// Whether a game can lead there is not asked.
Result<Position> parse_position(std::string_view text, const OptionValues& options);

}  // namespace quintet::hive
