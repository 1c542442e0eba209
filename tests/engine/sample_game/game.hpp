#pragma once

#include <string>
#include <string_view>

#include "tests/engine/sample_game/rules.hpp"

namespace quintet::sample_game {

/// Four in a row as the engine sees it: types and static functions.
struct Game {
    using Position = sample_game::Position;
    using Evaluator = sample_game::Evaluator;
    static constexpr const Strengths& strengths = usual_strengths;

    /// Names, players and options.
    static const GameSpec& spec();
    static Position start(const OptionValues&) { return {}; }

    /// `DROP d`, with the letter of the column.
    static std::string format_action(Action action, const Position&);
    static Result<Action> parse_action(std::string_view text, const Position& position) {
        return listed_action<Game>(text, position);
    }

    /// Rows from the top, `.`, `r` or `b` for each cell, joined by `/`; then the player to move:
    /// `......./......./......./......./...b.../...r... r`.
    static std::string format_position(const Position& position);
    static Result<Position> parse_position(std::string_view text, const OptionValues&);

    /// The setup of a position, which a person can edit, and the position text of a setup.
    static BoardSetup setup(const Position& position);
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues&);

    /// What a page draws: the board, the tokens on it, and where an action leads.
    static BoardLayout layout(const Position&);
    static BoardState board(const Position& position);
    static ActionView view(Action action, const Position& position);
};

}  // namespace quintet::sample_game
