#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"

// The settings of a tournament, as its folder has them in `tournament.json`:
//
//   {"format":"quintet-tournament","version":2,"game","options","players":[names],"seed","rounds",
//    "max_plies","openings":{"least","most","balance"},"limits":{...},"created":ISO time,
//    "participants":[{"name","seat","kind":"agent"|"engine","form"?,"elo"?,"limits"?,
//    "fingerprint"?,"class"?,"notes"?,"excluded"?:{"message","traceback"?}}]}
//
// `class` is the agent that was chosen in a submission. One that is `excluded` could not be started
// and has no games.
//
// Version 1 had the Elo of levels above the first one; it is read as if it counted from random
// play.
//
// Records are comparable only if they were played with the same settings. `rounds` may grow, and
// `created` is that of the first run.

namespace quintet::cli {

/// How two settings differ.
struct Differences {
    std::vector<std::string> sentences;  ///< none if their games go together
    /// The names of submissions whose files, or whose chosen class, have changed, and of
    /// participants that are new. There is a sentence about each.
    std::vector<std::string> changed, added;
};
Differences differences(const Json& before, const Json& after);

/// The name of a participant, safe for a terminal: another machine may have written the settings.
std::string shown_name(const Json& participant);

/// What tells versions of a participant apart; empty for engines.
std::string version_of(const Json& participant);

/// The limits of a participant. Those of an engine are not set.
AgentLimits limits_in(const Json& participant);

/// Reads the settings of a folder; null if it has none. Throws an `InputError` if they cannot be
/// read.
Json settings_in(const std::filesystem::path& folder);

/// Writes the settings of a folder, so that a reader never sees a part of them.
void write_settings(const std::filesystem::path& folder, const Json& settings);

}  // namespace quintet::cli
