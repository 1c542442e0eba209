#include "engine/games/chexers/forms/comp30024.hpp"
#include "engine/games/chexers/game.hpp"

namespace quintet::chexers {

std::span<const ForeignForm> Game::foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"log", "COMP30024 2019 log", &claims_log, &read_logs, &write_log},
        {"board", "COMP30024 2019 part A", &claims_board, &read_boards},
    };
    return forms;
}

}  // namespace quintet::chexers
