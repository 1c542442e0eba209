#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/base/result.hpp"
#include "engine/core/game_record.hpp"

namespace quintet {

/// The number of nodes with which an opening is judged, by the game's default search with an empty
/// table, whatever the participants. 4,000 nodes predict the results of games between strong
/// players as well as 64,000.
inline constexpr std::uint64_t judge_nodes = 4000;
/// The number of openings that are tried before the most balanced of them is used.
inline constexpr int most_openings_tried = 20;
/// The highest number of plies of an opening.
inline constexpr int most_opening_plies = 1000;

/// Random actions from the default start that do not end the game.
struct Opening {
    std::vector<std::string> actions;
    int tried = 1;         ///< number of openings judged, this one included
    double favour = 0;     ///< the best chance of winning of any player, 0 to 1; 0 if not judged
    bool decided = false;  ///< the judge has found a forced win
};

/// Draws openings of exactly `plies` actions until one has no forced win and no player's chance of
/// winning is above `balance` percent. After `most_openings_tried` attempts, returns the one with
/// the lowest favour; if all have a forced win, the one with the longest. With a balance of 100,
/// returns the first one without judging it. Fails on options that the game does not have, and if
/// no game lasts that long.
Result<Opening> choose_opening(const std::string& game, const GivenOptions& options, int plies,
                               int balance, Random& random);

/// The openings of a match or tournament, by number. They do not depend on who plays.
struct OpeningRules {
    std::string game;
    GivenOptions options;
    int least_plies = 0;  ///< openings have from this many
    int most_plies = 0;   ///< to this many random actions
    int balance = 100;    ///< percent, as `choose_opening` takes it
    std::uint64_t seed = 0;
};

/// The rules of a game with the plies and the balance that it states for itself. Fails as
/// `new_game` does.
Result<OpeningRules> default_openings(const std::string& game, const GivenOptions& options,
                                      std::uint64_t seed);

/// Fails if there is no such game, if the plies are no range from 0 to `most_opening_plies`, or if
/// no position is as balanced as wanted.
Status check_openings(const OpeningRules& rules);

/// Returns the opening with a number. It depends on the rules (game, options, plies, balance and
/// seed) and the number only, and is the same everywhere.
/// The rules must have passed `check_openings`; fails as `choose_opening` does.
Result<Opening> find_opening(const OpeningRules& rules, std::uint64_t number);

}  // namespace quintet
