#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/cli/base/options.hpp"
#include "engine/cli/seats/seat.hpp"
#include "engine/services/match/openings.hpp"
#include "engine/services/match/schedule.hpp"

namespace quintet::cli {

/// Many games between the same participants: a match or a tournament.
struct Match : OpeningRules {
    /// The participants: in a match as many as the game has players.
    std::vector<Seat> seats;
    std::uint64_t games = 100;  ///< of a match, in all shards together
    int max_plies = 1000;       ///< a game that lasts longer is unfinished and counts as drawn
    Shard shard;            ///< only openings whose number modulo its count is its index are played
    int jobs = 1;           ///< games under way at once, each in a thread
    bool measured = false;  ///< whether records have times even without time limits
};

/// The games to play, in their order.
struct Plan {
    std::uint64_t size = 0;
    std::function<ScheduledGame(std::uint64_t place)> at;
};

/// The plan of a match: this shard of its games. Each opening is used for as many games in a row as
/// there are players; after each of them, the participants move on by one place. Every second
/// opening has the participants in reverse order, so that with three players each follows each
/// other one equally often.
Plan match_plan(const Match& match);

/// One game of a match without shards.
ScheduledGame match_game(const Match& match, std::uint64_t number);

Plan plan_of(std::vector<ScheduledGame> games);

}  // namespace quintet::cli
