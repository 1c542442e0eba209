#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/games/tetress/evaluation/evaluation.hpp"
#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// Tetress as the registry and the running game use it.
struct Game {
    using Position = tetress::Position;
    using Evaluator = tetress::Evaluator;
    static constexpr auto& strengths = tetress::strengths;
    static constexpr auto& level_ratings = tetress::level_ratings;

    /// The players `red` and `blue`, and the option `limits` (`text` or `referee`).
    static const GameSpec& spec();
    static Position start(const OptionValues& options);

    /// The action as `PLACE r,c r,c r,c r,c`, sorted by row, then column.
    static std::string format_action(Action action, const Position& position);
    /// Takes the cells in any order. Fails with a message such as
    /// `PLACE 0,0 0,1 0,2 0,3: 0,2 is occupied`.
    static Result<Action> parse_action(std::string_view text, const Position& position);
    static Refusal why_not(const Attempt& attempt, const Position& position);

    /// The position as rows from r = 0 down with letters `.rb`, joined by `/`; the player to move
    /// (`r` or `b`); the number of actions played.
    static std::string format_position(const Position& position);
    /// Refuses positions that no game can reach: a full line, impossible numbers of tokens, or
    /// unconnected tokens before the first clear.
    static Result<Position> parse_position(std::string_view text, const OptionValues& options);

    /// 11 x 11 squares with joined edges (`torus`), several of which are filled by one action
    /// (`polyomino`).
    static BoardLayout layout(const Position& position);
    /// The tokens, and a tally of each player's tokens.
    static BoardState board(const Position& position);
    /// A placement has its four `cells`.
    static ActionView view(Action action, const Position& position);
    /// A mark `cleared` with all cells of the lines that the action fills, including its own, if it
    /// fills any; a mark `winning` with its own cells that remain, if the opponent has no placement
    /// then.
    static std::vector<Mark> effects(Action action, const Position& before);
    /// The number of the setup is `ply`.
    static BoardSetup setup(const Position& position);
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options);

    /// The forms in which other programs write games and positions of Tetress.
    static std::span<const ForeignForm> foreign_forms();
};

static_assert(complete<Game>());
static_assert(HasForeignForms<Game>);

}  // namespace quintet::tetress
