#pragma once

#include <vector>

#include "engine/lens/games/game_lens.hpp"
#include "tests/engine/session/helpers.hpp"

// Random positions of every game, for the lens.

namespace quintet::tests {

/// Calls `check` with positions of all games that are not over, some plies after the start.
template <class Check>
void in_lens_positions(const std::vector<int>& plies, Check&& check) {
    for (const GameSpec* game : games()) {
        for (const int wanted : plies) {
            INFO(game->id << ", " << wanted << " plies");
            const auto running =
                random_game({game->id, {}}, static_cast<std::uint64_t>(wanted), wanted);
            while (running->outcome().over()) {
                REQUIRE(running->go_to(running->ply() - 1).ok());
            }
            check(*running);
        }
    }
}

}  // namespace quintet::tests
