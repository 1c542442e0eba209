#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/match/match_options.hpp"
#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The command line of `quintet tournament`.
struct TournamentOptions : MatchOptions {
    std::string folder;
    std::vector<std::string> classes;
    std::string classes_file;
    std::vector<std::string> yardsticks;
    bool no_yardsticks = false;
    std::uint64_t rounds = 1;
    std::uint64_t games = 0;  ///< 0 for all of the rounds
    AgentLimits limits;
    std::optional<int> action_ms;
    std::string schedule = "all";  ///< one of `schedule_kinds`
    bool dry_run = false;
    bool leaderboard = false;
    bool gradescope = false;
    std::string report_template;
};

/// The participants of a tournament: their seats, and how its settings describe them
/// (settings.hpp).
struct Entrants {
    std::vector<Seat> seats;
    Json participants = Json::array();
    Json limits;  ///< that all agents of known form have; null where they differ
    /// Whether games may start with random actions: with agents that are told each of their own
    /// actions after they have chosen it, they may not.
    bool take_openings = true;
};

/// Returns the submissions, each of which it starts once, and the yardsticks. Says which
/// submissions cannot start; they play no games. Throws an `InputError` if a yardstick cannot play,
/// or if there are too many participants.
Entrants enter(const TournamentOptions& options, const GameSpec& spec, const Streams& streams);

}  // namespace quintet::cli
