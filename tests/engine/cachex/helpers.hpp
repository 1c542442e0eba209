#pragma once

#include <algorithm>
#include <string_view>

#include "engine/base/random.hpp"
#include "engine/games/cachex/game.hpp"
#include "engine/games/cachex/text/notation.hpp"
#include "tests/engine/actions.hpp"

template <>
struct quintet::tests::GameOf<quintet::cachex::Position> {
    using type = quintet::cachex::Game;
};

namespace quintet::cachex::tests {

using namespace quintet::tests;

inline OptionValues of_size(int size) {
    return OptionValues::make(Game::spec(), {{"size", std::to_string(size)}}).value();
}

/// Parses a position; the text must be valid. Its number of rows is the size.
inline Position position(std::string_view text) {
    const auto size = 1 + std::count(text.begin(), text.end(), '/');
    const Result<Position> parsed = Game::parse_position(text, of_size(static_cast<int>(size)));
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

/// Calls `visit(position, action)` before every action of `games` random games on every size.
template <class Visit>
void for_random_games(int games, Visit&& visit) {
    Random random(2022);
    for (int size = smallest_size; size <= largest_size; ++size) {
        play_random_games(games, Position(size), Position::last_ply, random, visit);
    }
}

}  // namespace quintet::cachex::tests
