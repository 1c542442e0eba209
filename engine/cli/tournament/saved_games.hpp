#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

#include "engine/cli/tournament/results.hpp"
#include "engine/services/contest/schedule.hpp"

// The games of a tournament that its folder has, matched with its schedule.

namespace quintet::cli {

using Schedule = std::map<std::uint64_t, ScheduledGame>;

/// The schedule of a tournament with these settings, by number. Submissions that cannot start play
/// no one.
Schedule scheduled_games(const Json& settings);

/// Adds the names and versions of the participants to the record of a game, by which later runs
/// find them.
void name_participants(Record& record, const Json& settings);

/// Adds the games of a folder's journals that the schedule has. What was played twice counts once,
/// and what was played by other versions of submissions does not count. Submissions that came
/// later have changed the numbers of participants and games: a game then takes the first free place
/// with the same seats.
void collect_games(const std::filesystem::path& folder, const Json& settings,
                   const Schedule& planned, GamesByNumber& games);

/// Whether all games of a folder have a detail, such as the versions of their participants.
bool all_games_have(const char* detail, const std::filesystem::path& folder);

}  // namespace quintet::cli
