#pragma once

#include <string>

#include "engine/core/game_spec.hpp"
#include "engine/services/contest/openings.hpp"

namespace quintet::cli {

/// The number of random actions from the usual start.
struct OpeningPlies {
    int least = 0;
    int most = 0;
};
/// Parses a number of plies or a range as in `3-6`. An empty text stands for the range that the
/// game states. Throws an `InputError` on anything else.
OpeningPlies parse_openings(const std::string& text, const GameSpec& game);

}  // namespace quintet::cli
