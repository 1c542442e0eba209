#pragma once

#include <string_view>

#include "engine/base/random.hpp"
#include "engine/games/tetress/game.hpp"
#include "engine/games/tetress/text/notation.hpp"
#include "tests/engine/actions.hpp"

template <>
struct quintet::tests::GameOf<quintet::tetress::Position> {
    using type = quintet::tetress::Game;
};

namespace quintet::tetress::tests {

using namespace quintet::tests;

/// Parses a position; the text must be valid.
inline Position position(std::string_view text) {
    const Result<Position> parsed = Game::parse_position(text, OptionValues(Game::spec()));
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

/// A position with these tokens, for tests where it does not matter whether a game can reach it.
/// Rows that `board` leaves out at the end are empty.
inline Position tokens(std::string_view board, int ply, Limits limits = Limits::text) {
    std::array<Board, 2> boards;
    int cell = 0;
    for (const char letter : board) {
        if (letter == '/') continue;
        if (letter == 'r') boards[red].insert(cell);
        if (letter == 'b') boards[blue].insert(cell);
        ++cell;
    }
    REQUIRE((cell > 0 && cell <= cell_count && cell % side == 0));
    return Position(limits, boards, ply);
}

/// Calls `visit(position, action)` before every action of random games.
template <class Visit>
void for_random_games(int games, Visit&& visit) {
    Random random(2024);
    play_random_games(games, Position(Limits::text), Position::last_ply, random, visit);
}

}  // namespace quintet::tetress::tests
