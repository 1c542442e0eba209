#include "engine/games/hive/forms/forms.hpp"

#include "engine/games/hive/forms/kaggle.hpp"
#include "engine/games/hive/forms/pgn.hpp"
#include "engine/games/hive/forms/sgf.hpp"
#include "engine/games/hive/forms/uhp.hpp"

namespace quintet::hive {

namespace {

std::vector<ForeignGame> read_replay(std::string_view text) { return read_kaggle(text, &read_uhp); }

}  // namespace

std::span<const ForeignForm> foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"uhp", "UHP GameString", &claims_uhp, &read_uhp, &write_uhp},
        {"pgn", "PGN of Hive", &claims_pgn, &read_pgn, &write_pgn},
        {"sgf", "SGF of BoardSpace", &claims_sgf, &read_sgf, &write_sgf},
        {"kaggle", "Kaggle replay", &claims_kaggle, &read_replay},
    };
    return forms;
}

}  // namespace quintet::hive
