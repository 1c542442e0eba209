#pragma once

#include <string>

#include "engine/cli/tournament/results/results.hpp"
#include "engine/session/running_game.hpp"

namespace quintet::cli {

/// What the games that are missing need, in a sentence: hours of processor time, hours with `jobs`
/// games at once, and megabytes in the folder of results. As the games played so far took; before
/// the first one, at most what submissions and levels may take in a game as long as a random one
/// from `start`.
std::string cost_sentence(const Json& settings, const GamesByNumber& games,
                          const RunningGame& start, int jobs);

}  // namespace quintet::cli
