#include "engine/games/cachex/forms/forms.hpp"

#include "engine/games/cachex/forms/board.hpp"
#include "engine/games/cachex/forms/log.hpp"

namespace quintet::cachex {

std::span<const ForeignForm> foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"log", "log of the COMP30024 referee 2022", &claims_log, &read_logs, &write_log},
        {"board", "board of COMP30024 part A 2022", &claims_board, &read_boards},
    };
    return forms;
}

}  // namespace quintet::cachex
