#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/hive/evaluation/evaluation.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Hive as the registry and the running game use it.
struct Game {
    using Position = hive::Position;
    using Evaluator = hive::Evaluator;
    static constexpr auto& strengths = hive::strengths;
    static constexpr auto& level_ratings = hive::level_ratings;

    /// The players `white` and `black`, and the options `expansions`, `repetition` and
    /// `queen_first`.
    static const GameSpec& spec();
    static Position start(const OptionValues& options);

    /// The canonical MoveString of the Universal Hive Protocol: `pass`; `wS1` (White's first
    /// piece); or a piece and its destination, `wA1 bQ/`. The sign stands on the side of the
    /// reference piece where the destination lies: `-X` west, `/X` south-west, `\X` north-west,
    /// `X-` east, `X/` north-east, `X\` south-east of X. `wB1 bQ` climbs on the stack that contains
    /// bQ. The reference is the top piece of the first occupied neighbour of the destination in the
    /// order NW, NE, E, SE, SW, W, ignoring the moving piece.
    static std::string format_action(Action action, const Position& position);
    /// Parses a MoveString with any reference. Fails with a message that says what is wrong:
    /// `wA1 bQ-: moving wA1 would split the hive`.
    static Result<Action> parse_action(std::string_view text, const Position& position);
    /// Empty for a click on an empty hex without a piece to move, unless only pieces from the hand
    /// can be played.
    static Refusal why_not(const Attempt& attempt, const Position& position);

    /// The position as `white;wS1@0,0,0;bG1@1,0,0;...;stunned bG1;ply 2`: the player to move; every
    /// piece on the board with its axial coordinates q,r and its height from 0, in the order of
    /// `Piece`; the stunned piece if there is one (see `Position::stunned`); the number of turns
    /// taken.
    static std::string format_position(const Position& position);
    /// Parses a position that breaks none of these rules: one connected hive; stacks without gaps
    /// and only beetles and mosquitoes on top; pieces of the variant, placed in the order of their
    /// numbers; the queen neither first, unless the variant allows it, nor missing after the
    /// fourth; a ply that fits the pieces and the player to move; a stunned piece that can have
    /// been moved last. Does not check that a game can reach the position.
    ///
    /// Accepts the pieces in any order. The text may omit the ply, which is then the smallest
    /// number that fits the pieces and the player to move.
    static Result<Position> parse_position(std::string_view text, const OptionValues& options);

    /// Returns whether a text starts like a GameString.
    static bool is_game_text(std::string_view text);
    /// Reads the game of a GameString of the Universal Hive Protocol:
    /// `Base+MLP;InProgress;White[2];wS1;bG1 wS1-`. Its parts are the GameTypeString with the
    /// expansions, the state of the game, the turn, and the actions as MoveStrings. A
    /// GameTypeString alone is a game that has not started.
    ///
    /// State and turn must be well formed but are not compared with the moves: in other programs,
    /// games also end by resignation. The option `repetition` is `draw` unless the game continues
    /// after a third occurrence of a position. White space around the text is ignored.
    static Result<GameRecord> read_game(std::string_view text);
    /// Formats a game from the default start as a GameString.
    static std::string write_game(const OptionValues& options,
                                  const std::vector<std::string>& actions, Outcome outcome);

    /// An open plane with stacks and hands, without a list of cells. Pointy-top hexes at distance
    /// 1; hex `q,r` has its centre at (q + r/2, r * sqrt(3)/2).
    static BoardLayout layout(const Position& position);
    /// Tokens of the kinds Q S B G A M L P with their names as labels, lower ones first; the hands;
    /// and for each player, once the queen is placed, the tally `queen` (occupied neighbours of the
    /// player's own queen, target 6). Marks: `stunned`, if it takes a choice from the player to
    /// move; `winning`, for each surrounded queen the six hexes around her, clockwise, then hers.
    static BoardState board(const Position& position);
    /// A `place`, a `move`, a `throw` (a move that the piece could not make by itself) or a `pass`.
    /// The path of a piece that slides far or runs over the hive is a shortest one.
    static ActionView view(Action action, const Position& position);
    /// The number of the setup is `ply`. Its mark, in games with pillbugs, is `stunned`: the hex
    /// whose top piece was moved in the previous turn.
    static BoardSetup setup(const Position& position);
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

    /// A lower bound: without a pillbug, only its owner moves a queen. So while it is not the
    /// owner's turn, the other player's first action closes at most one of her liberties.
    static int least_actions(const Position& position, Player player) {
        const bool thrown = (position.variant().kinds & bit(Kind::pillbug)) != 0;
        if (thrown || position.to_move() != player) return 0;
        const Player owner = static_cast<Player>(1 - player);
        if (!position.queen_placed(owner)) return 2;
        int liberties = 0;
        for (int direction = 0; direction < directions; ++direction) {
            const Cell cell = neighbour(position.queen_cell(owner), direction);
            if (position.top_at(cell) == no_piece) ++liberties;
        }
        return std::min(liberties, 2);
    }

    /// The forms in which other programs write games of Hive.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasGameTexts<Game> && HasForeignForms<Game>);

}  // namespace quintet::hive
