#pragma once

#include <string>

#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/games/hive/rules.hpp"

// The board of Hive as data for drawing: pointy-top hexes at distance 1; hex `q,r` has its centre
// at (q + r/2, r * sqrt(3)/2).

namespace quintet::hive {

/// The layout: an open plane with stacks and hands, without a list of cells.
BoardLayout layout();

/// Tokens of the kinds Q S B G A M L P with their names as labels, lower ones first; the hands; and
/// for each player, once the queen is placed, the tally `queen` (occupied neighbours of the
/// player's own queen, target 6). Marks: `stunned`, if it takes a choice from the player to move;
/// `winning`, for each surrounded queen the six hexes around her, clockwise, then hers.
BoardState board(const Position& position);

/// A `place`, a `move`, a `throw` (a move that the piece could not make by itself) or a `pass`. The
/// path of a piece that slides far or runs over the hive is a shortest one.
ActionView view(Action action, const Position& position);

/// The position as an editable setup. Its number is `ply`. Its mark, in games with pillbugs, is
/// `stunned`: the hex whose top piece was moved in the previous turn.
BoardSetup setup(const Position& position);

/// Formats a setup as a position text for `parse_position` to judge. Fails if the text form cannot
/// express the setup.
Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

}  // namespace quintet::hive
