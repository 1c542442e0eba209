#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/cachex/evaluation/evaluation.hpp"
#include "engine/games/cachex/rules.hpp"

namespace quintet::cachex {

/// Cachex as the registry and the running game use it.
struct Game {
    using Position = cachex::Position;
    using Evaluator = cachex::Evaluator;
    static constexpr auto& strengths = cachex::strengths;
    static constexpr auto& level_ratings = cachex::level_ratings;

    /// The players `red` and `blue`, and the option `size` (3 to 15).
    static const GameSpec& spec();
    static Position start(const OptionValues& options) { return Position(options.integer("size")); }

    /// The action as `PLACE r,q` or `STEAL`.
    static std::string format_action(Action action, const Position& position);
    /// Fails with a message that says what is wrong: `PLACE 3,4: 3,4 is occupied`.
    static Result<Action> parse_action(std::string_view text, const Position& position);
    static Refusal why_not(const Attempt& attempt, const Position& position);

    /// The position as `.../.r./... b 1`: rows from r = 0 up with letters `.rb`, joined by `/`; the
    /// player to move (`r` or `b`); the number of actions played, which also tells whether STEAL is
    /// legal.
    static std::string format_position(const Position& position);
    /// Refuses positions that no game can reach: impossible numbers of stones, a first stone in the
    /// centre, or a chain of the player to move.
    static Result<Position> parse_position(std::string_view text, const OptionValues& options);

    /// A rhombus of hexagons with row 0 at the bottom, and the players' sides along its rim.
    static BoardLayout layout(const Position& position);
    /// The stones, a tally of each player's stones, and marks: `forbidden` for the centre while it
    /// is forbidden, `winning` for a shortest chain between the winner's sides, from side to side.
    static BoardState board(const Position& position);
    /// A placement has a target `to`. STEAL has none and is entered by a button.
    static ActionView view(Action action, const Position& before);
    /// One mark `captured` for each diamond that captures, with its four cells (the new stone
    /// first, then its partner); and `stolen` with the old and the new cell.
    static std::vector<Mark> effects(Action action, const Position& before);
    /// The number of the setup is `ply`.
    static BoardSetup setup(const Position& position);
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

    /// A lower bound: an action adds one stone, and the opponent's actions add none. So it is the
    /// length of the cheapest chain, as if every cell without a stone of the player were free.
    static int least_actions(const Position& position, Player player) {
        const auto& [low, high] = geometry(position.size()).sides[player];
        const Board& cells = geometry(position.size()).cells;
        const Board own = position.stones(player);
        const auto along_own = [&](Board set) {
            for (;;) {
                const Board grown = set | (neighbours(set) & own);
                if (grown == set) return set;
                set = grown;
            }
        };
        Board reached = along_own(low & own);
        int placed = 0;
        for (; (reached & high).none(); ++placed) {
            reached = along_own(reached | low | (neighbours(reached) & cells));
        }
        return placed;
    }

    /// The forms in which other programs write games and positions of Cachex.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);

}  // namespace quintet::cachex
