#pragma once

#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/cli/seats/seat.hpp"
#include "engine/cli/tournament/submissions.hpp"

namespace quintet::cli {

/// Who takes part in a tournament: the seats, and how its settings describe them (settings.hpp).
struct Entrants {
    std::vector<Seat> seats;
    Json participants = Json::array();
    /// Whether games may start with random actions: with agents that are told each of their own
    /// actions after they have chosen it, they may not.
    bool take_openings = true;
};

/// Adds a submission and starts it once. One that cannot start is `excluded` and plays no games.
/// `choice` names the agent if it has several; `limits` take the place of what its course says.
void add_submission(Entrants& entrants, const Submission& submission, const std::string& choice,
                    const std::string& game, const GivenOptions& options,
                    const AgentLimits& limits);

/// Adds a level or another engine. Random play has a known rating, 0, and so has a level without
/// limits of its own, if it was measured. Throws an `InputError` if it cannot play.
void add_yardstick(Entrants& entrants, const std::string& seat, const std::string& game,
                   const GivenOptions& options);

/// Limits as `results.json` has them: null where there is none.
Json to_json(const AgentLimits& limits);

}  // namespace quintet::cli
