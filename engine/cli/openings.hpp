#pragma once

#include <string>

namespace quintet::cli {

/// Random plies that lead away from a game's usual start without deciding the game: `3-6`.
std::string usual_opening(const std::string& game);

/// A number of plies or a range as in `3-6`. Throws an `InputError` on anything else.
struct OpeningPlies {
    int least = 0;
    int most = 0;
};
OpeningPlies parse_openings(const std::string& text);

}  // namespace quintet::cli
