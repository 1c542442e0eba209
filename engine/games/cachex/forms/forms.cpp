#include "engine/games/cachex/forms/comp30024.hpp"
#include "engine/games/cachex/game.hpp"

namespace quintet::cachex {

std::span<const ForeignForm> Game::foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"log", "COMP30024 2022 log", &claims_log, &read_logs, &write_log},
        {"board", "COMP30024 2022 part A", &claims_board, &read_boards},
    };
    return forms;
}

}  // namespace quintet::cachex
