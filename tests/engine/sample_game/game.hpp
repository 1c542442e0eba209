#pragma once

#include <string>

#include "tests/engine/sample_game/evaluation.hpp"

namespace quintet::sample_game {

/// Four in a row as the engine sees it: types and static functions.
struct Game : GridGame<Game, Position> {
    using Evaluator = sample_game::Evaluator;
    static constexpr std::string_view token_kind = "disc";
    static constexpr bool text_has_ply = false;

    static const GameSpec& spec() {
        static const GameSpec spec{.id = "four_in_a_row", .players = {"red", "blue"}};
        return spec;
    }

    /// A disc lands on the lowest free square of its column.
    static SquareAction squares(Action action, const Position& position) {
        return {{action.column, position.height(action.column)}};
    }

    /// `DROP d`, with the letter of the column. The default is the square, `d1`.
    static std::string format_action(Action action, const Position&) {
        return std::string("DROP ") + static_cast<char>('a' + action.column);
    }
};

static_assert(complete<Game>());

}  // namespace quintet::sample_game
