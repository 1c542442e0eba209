#include "engine/fields/listed_game.hpp"

#include "engine/session/running_game.hpp"

namespace quintet {

std::vector<ListedGame> listed_games() {
    std::vector<ListedGame> list;
    for (const GameSpec* spec : games()) list.push_back({*spec, algorithms_of(spec->id)});
    return list;
}

}  // namespace quintet
