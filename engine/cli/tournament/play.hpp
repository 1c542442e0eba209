#pragma once

#include <functional>
#include <vector>

#include "engine/cli/match/match_games.hpp"
#include "engine/cli/tournament/start_faults.hpp"

namespace quintet::cli {

/// Plays games of a schedule, `tournament.jobs` at the same time, and passes each record to `take`
/// as soon as it is there; `take` is never called twice at once. `faults` knows the games that were
/// played before. Throws what `take` throws, and an `InputError` if a participant that is no agent
/// fails.
void play_contest(const Tournament& tournament, const std::vector<ScheduledGame>& games,
                  StartFaults& faults, const std::function<void(const Record&)>& take);

}  // namespace quintet::cli
