#include "engine/games/tetress/forms/forms.hpp"

#include "engine/games/tetress/forms/board.hpp"
#include "engine/games/tetress/forms/log.hpp"

namespace quintet::tetress {

std::span<const ForeignForm> foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"log", "COMP30024 2024 log", &claims_log, &read_logs, &write_log},
        {"board", "COMP30024 2024 part A", &claims_board, &read_boards},
    };
    return forms;
}

}  // namespace quintet::tetress
