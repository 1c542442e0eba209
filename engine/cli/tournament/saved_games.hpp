#pragma once

#include <filesystem>
#include <vector>

#include "engine/cli/tournament/rounds.hpp"

// The games of a tournament that its folder has, matched with its schedule.

namespace quintet::cli {

/// Adds the names and versions of the participants to the record of a game, by which later runs
/// find them.
void name_participants(Record& record, const Json& settings);

/// Returns the games in the journals of these folders that the schedule has. Games played twice
/// count once, and games of other versions of submissions do not count. Submissions
/// that came later have changed the numbers of participants and games: a game then takes the first
/// free place with the same seats.
GamesByNumber collect_games(const std::vector<std::filesystem::path>& folders,
                            const Json& settings);

/// Whether all games of a folder have a detail, such as the versions of their participants.
bool all_games_have(const char* detail, const std::filesystem::path& folder);

}  // namespace quintet::cli
