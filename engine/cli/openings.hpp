#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"

namespace quintet::cli {

/// Random plies that lead away from a game's usual start without deciding the game: `3-6`.
std::string usual_opening(const std::string& game);

/// A number of plies or a range as in `3-6`. Throws an `InputError` on anything else.
struct OpeningPlies {
    int least = 0;
    int most = 0;
};
OpeningPlies parse_openings(const std::string& text);

/// How openings are judged: by the game's default search from an empty memory, whoever plays. In
/// Hive 4,000 nodes tell as much of how games between good players end as 64,000.
inline constexpr std::uint64_t judge_nodes = 4000;
/// So many openings are tried at most before the most balanced of them is taken.
inline constexpr int most_openings_tried = 20;

/// The best chance of winning, in percent, that the judge may give a player in an opening.
int usual_balance(const std::string& game);

/// Random actions from the usual start, after which the game goes on.
struct Opening {
    std::vector<std::string> actions;
    int tried = 1;         ///< openings judged until this one was taken, it included
    double favour = 0;     ///< the best chance of winning of any player, 0 to 1; 0 if not judged
    bool decided = false;  ///< the judge has found a forced win
};

/// Draws openings of exactly `plies` actions until no player's chance is above `balance` percent
/// and none has a forced win. If none of `most_openings_tried` is like that, gives the one with the
/// least favour; one with a forced win, the farthest away, only if all have one. With a balance of
/// 100 the first one drawn is taken unjudged. Throws an `InputError` on options that the game does
/// not have, or if no game lasts that long.
Opening choose_opening(const std::string& game,
                       const std::vector<std::pair<std::string, std::string>>& options, int plies,
                       int balance, Random& random);

}  // namespace quintet::cli
