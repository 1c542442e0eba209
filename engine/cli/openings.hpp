#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game_spec.hpp"
#include "engine/core/random.hpp"

namespace quintet::cli {

/// The number of random actions from the usual start.
struct OpeningPlies {
    int least = 0;
    int most = 0;
};
/// Parses a number of plies or a range as in `3-6`. An empty text stands for the range that the
/// game states. Throws an `InputError` on anything else.
OpeningPlies parse_openings(const std::string& text, const GameSpec& game);

/// The number of nodes with which an opening is judged, by the game's default search with an empty
/// table, whatever the participants. 4,000 nodes predict the results of games between strong
/// players as well as 64,000.
inline constexpr std::uint64_t judge_nodes = 4000;
/// The number of openings that are tried before the most balanced of them is used.
inline constexpr int most_openings_tried = 20;

/// Random actions from the usual start that do not end the game.
struct Opening {
    std::vector<std::string> actions;
    int tried = 1;         ///< number of openings judged, this one included
    double favour = 0;     ///< the best chance of winning of any player, 0 to 1; 0 if not judged
    bool decided = false;  ///< the judge has found a forced win
};

/// Draws openings of exactly `plies` actions until one has no forced win and no player's chance of
/// winning is above `balance` percent. After `most_openings_tried` attempts, returns the one with
/// the lowest favour; if all have a forced win, the one with the longest. With a balance of 100,
/// returns the first one without judging it. Throws an `InputError` on options that the game does
/// not have, or if no game lasts that long.
Opening choose_opening(const std::string& game,
                       const std::vector<std::pair<std::string, std::string>>& options, int plies,
                       int balance, Random& random);

}  // namespace quintet::cli
