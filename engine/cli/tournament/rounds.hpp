#pragma once

#include <cstdint>
#include <map>

#include "engine/cli/tournament/results/results.hpp"
#include "engine/services/match/ratings.hpp"
#include "engine/services/match/schedule.hpp"

// Who plays whom in a tournament.

namespace quintet::cli {

/// The games of a schedule by their number.
using Schedule = std::map<std::uint64_t, ScheduledGame>;

/// The kinds of schedules: all play all; a Swiss system; a ladder (services/match/pairing.hpp).
inline constexpr const char* schedule_kinds[] = {"all", "swiss", "ladder"};

/// Whether the games of a round depend on the results of the rounds before.
bool needs_results(const Json& settings);

/// The schedule of a tournament with these settings, without submissions that can't start. Where a
/// round depends on results, the rounds up to the first one of which `games` lacks a game.
Schedule scheduled_games(const Json& settings, const GamesByNumber& games);

/// How many games the whole schedule has.
std::uint64_t number_of_games(const Json& settings);

}  // namespace quintet::cli
