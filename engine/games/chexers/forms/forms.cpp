#include "engine/games/chexers/forms/forms.hpp"

#include "engine/games/chexers/forms/board.hpp"
#include "engine/games/chexers/forms/log.hpp"

namespace quintet::chexers {

std::span<const ForeignForm> foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"log", "log of the COMP30024 referee 2019", &claims_log, &read_logs, &write_log},
        {"board", "board of COMP30024 part A 2019", &claims_board, &read_boards},
    };
    return forms;
}

}  // namespace quintet::chexers
