#pragma once

#include <functional>
#include <string>

#include "engine/match/match.hpp"

namespace quintet::cli {

/// What the programs that speak protocols do while they think.
struct ThinkingHooks {
    /// Called every few milliseconds; true ends the search.
    std::function<bool()> stop = {};
    /// Called when a deeper result is there, and with the last one.
    std::function<void(const SearchProgress&)> news = {};
};

/// Thinks about the present position and gives the action to play. The game must not be over.
/// Throws an `InputError` on a request that the game does not know.
std::string think(Match& match, const SearchRequest& request, const ThinkingHooks& hooks = {});

/// How a player who has a clock for the whole game shares it out.
struct Clock {
    double remaining_ms = 0;
    double increment_ms = 0;  ///< given back after each action
    int played = 0;           ///< own actions so far
    int expected = 40;        ///< own actions that a game of this kind takes
};

/// Milliseconds for the next action, at least 1: an even share of what is left with a reserve of
/// actions that the game may take longer, and never so much that the clock could run out.
int share_of(const Clock& clock);

/// The number of own actions that a game between players who search takes; so many the clock should
/// last for.
int expected_actions(const Match& match);

}  // namespace quintet::cli
