#include "engine/games/hive/forms/kaggle.hpp"
#include "engine/games/hive/forms/pgn.hpp"
#include "engine/games/hive/forms/sgf.hpp"
#include "engine/games/hive/forms/uhp.hpp"
#include "engine/games/hive/game.hpp"

namespace quintet::hive {

std::span<const ForeignForm> Game::foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"uhp", "UHP GameString", &claims_uhp, &read_uhp, &write_uhp},
        {"pgn", "PGN of Hive", &claims_pgn, &read_pgn, &write_pgn},
        {"sgf", "SGF of BoardSpace", &claims_sgf, &read_sgf, &write_sgf},
        {"kaggle", "Kaggle replay", &claims_kaggle, &read_kaggle},
    };
    return forms;
}

}  // namespace quintet::hive
