#pragma once

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/chexers/evaluation/evaluation.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// Chexers as the registry and the running game use it.
struct Game {
    using Position = chexers::Position;
    using Evaluator = chexers::Evaluator;
    static constexpr auto& strengths = chexers::strengths;
    static constexpr auto& level_ratings = chexers::level_ratings;

    /// The players `red`, `green` and `blue`, and the option `limits`.
    static const GameSpec& spec();
    static Position start(const OptionValues& options);

    /// The action as `MOVE q,r q,r`, `JUMP q,r q,r`, `EXIT q,r` or `PASS`.
    static std::string format_action(Action action, const Position& position);
    /// Fails with a message such as `EXIT 0,0: no red piece on 0,0`.
    static Result<Action> parse_action(std::string_view text, const Position& position);
    /// Empty for a click on an empty hex without a piece to move.
    static Refusal why_not(const Attempt& attempt, const Position& position);

    /// The position as `gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0`: the rows from
    /// r = -3 to 3, each from the smallest q up; the player to move; the exits of red, green and
    /// blue; the number of actions played.
    static std::string format_position(const Position& position);
    /// Parses any position with at most 12 pieces and exits together and at most one winner, who
    /// acted last, where the player to move fits the number of actions played. Does not check that
    /// a game can reach the position.
    static Result<Position> parse_position(std::string_view text, const OptionValues& options);

    /// 37 cells, the zones `start` and `exit` of each player, and each player's exit rim as a side.
    /// Pointy-top hexes at distance 1; hex `q,r` has its centre at (q + r/2, r * sqrt(3)/2).
    static BoardLayout layout(const Position& position);
    /// The pieces as tokens of kind `piece`, and the tallies `exits` (target 4) and `pieces`. After
    /// a win, the winner's exit hexes are marked `winning`. Players without pieces are listed as
    /// eliminated.
    static BoardState board(const Position& position);
    static ActionView view(Action action, const Position& position);
    /// `converted`: the jumped-over hex, if the jump changes its owner.
    static std::vector<Mark> effects(Action action, const Position& before);
    /// The numbers of the setup are `exits` for each player, and `ply`.
    static BoardSetup setup(const Position& position);
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

    static std::span<const Style<Position>> styles();

    /// A lower bound: each missing exit is one action. Before it, a piece must stand on an exit
    /// hex, and an action brings at most two there: a piece that jumps, and the one it converts.
    static int least_actions(const Position& position, Player player) {
        const int exits = exits_to_win - position.exits(player);
        const CellSet there = position.pieces(player) & exit_cells[player];
        const int missing = std::max(0, exits - std::popcount(there));
        return exits + (missing + 1) / 2;
    }

    /// The forms in which other programs write games and positions of Chexers.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);
static_assert(HasStyles<Game>);

}  // namespace quintet::chexers
