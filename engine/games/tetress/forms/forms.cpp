#include "engine/games/tetress/forms/forms.hpp"

#include "engine/games/tetress/forms/board.hpp"
#include "engine/games/tetress/forms/log.hpp"

namespace quintet::tetress {

std::span<const ForeignForm> foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"log", "log of the COMP30024 referee 2024", &claims_log, &read_logs, &write_log},
        {"board", "board of COMP30024 part A 2024", &claims_board, &read_boards},
    };
    return forms;
}

}  // namespace quintet::tetress
