#pragma once

#include <string>
#include <vector>

#include "engine/core/game_spec.hpp"

namespace quintet {

/// A registered game and the algorithms that can search it.
struct ListedGame {
    GameSpec spec;
    std::vector<std::string> algorithms;
};

/// Returns all games, in the order of the registry.
std::vector<ListedGame> listed_games();

}  // namespace quintet
