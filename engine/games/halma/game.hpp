#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/halma/evaluation/evaluation.hpp"
#include "engine/games/halma/evaluation/race.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// Halma as the registry and the running game use it.
struct Game {
    using Position = halma::Position;
    using Evaluator = halma::Evaluator;
    static constexpr auto& strengths = halma::strengths;
    static constexpr auto& level_ratings = halma::level_ratings;

    /// The players `black` and `white`, and the options `rules`, `first` and `adjudication`.
    static const GameSpec& spec();
    static Position start(const OptionValues& options);

    /// The action as `x,y-x,y` (from, to) or `PASS`.
    static std::string format_action(Action action, const Position& position);
    /// Fails with a message such as `3,3-9,9: no black man on 3,3`.
    static Result<Action> parse_action(std::string_view text, const Position& position);
    /// Empty for a click on an empty square without a man to move.
    static Refusal why_not(const Attempt& attempt, const Position& position);

    /// The position as 16 rows of `.`, `B`, `W` from y = 0 down, joined by `/`; the player to move
    /// (`B` or `W`); the number of actions played.
    static std::string format_position(const Position& position);
    /// Parses any position with at most 19 men a side, within the turn limit. Either player may be
    /// to move at any number of actions. If that number is 0, no one has played, so no one has won
    /// yet.
    static Result<Position> parse_position(std::string_view text, const OptionValues& options);

    /// 256 cells; the zones `camp` (where a player starts) and `goal` (the opposing camp) of each
    /// player; the capability `paths`. Unit squares; `x,y` has its centre at (x, y).
    static BoardLayout layout(const Position& position);
    /// The men as tokens of kind `piece`, and the tallies `home` (men still in their own camp) and
    /// `goal` (men in the opposing camp, target 19). After a win, the filled camp is marked
    /// `winning`.
    static BoardState board(const Position& position);
    /// A step has the kind `move`. A chain of jumps has the kind `jump` and a shortest path.
    static ActionView view(Action action, const Position& position);
    /// The number of the setup is `ply`.
    static BoardSetup setup(const Position& position);
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

    static bool is_race(const Position& position) { return apart(position, position.to_move()); }

    /// A lower bound: a play fills at most one square of the goal camp. By the course's rules the
    /// opponent fills no other: its men who have left may not return.
    static int least_actions(const Position& position, Player player) {
        if (position.options().camps == Options::Camps::classic) return 0;
        const Board goal = camps[opponent(player)];
        return (goal & ~position.occupied()).count();
    }

    /// The forms in which other programs write games and positions of Halma.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);

}  // namespace quintet::halma
