#pragma once

#include <functional>
#include <string>

#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

/// Callbacks of the protocol commands during a search.
struct ThinkingHooks {
    /// Called every few milliseconds; returns true to end the search.
    std::function<bool()> stop = {};
    /// Called with each deeper result and with the last one.
    std::function<void(const SearchProgress&)> news = {};
};

/// Searches the current position and returns the action to play. The game must not be over. Throws
/// an `InputError` on an invalid request.
std::string think(GameSearch& search, const RunningGame& game, const SearchRequest& request,
                  const ThinkingHooks& hooks = {});

/// The clock of one player for a whole game.
struct Clock {
    double remaining_ms = 0;
    double increment_ms = 0;  ///< added after each action
    int played = 0;           ///< the player's own actions so far
    int expected = 40;        ///< the player's own actions in a typical game
};

/// The time that is kept for a game that is much longer than expected.
inline constexpr int clock_reserve_ms = 500;

/// Returns the milliseconds for the next action, at least 1: an even share of the remaining time.
/// Some actions are held in reserve for a longer game, and the share is never so large that the
/// clock could run out.
int share_of(const Clock& clock);

/// Returns the number of a player's own actions in a game between searching players. A clock should
/// last for that many.
int expected_actions(const RunningGame& running);

}  // namespace quintet::cli
