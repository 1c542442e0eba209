#pragma once

#include "engine/core/random.hpp"
#include "engine/match/match.hpp"

namespace quintet {

/// Plays up to `plies` actions, each drawn evenly from the legal ones; fewer only where the game
/// ends. The same generator gives the same game on every platform.
void play_random(Match& match, int plies, Random& random);

/// A new game after exactly `plies` random actions that is still going on: what `play_random` gives
/// with the first of the seeds drawn from `random` that leads there. Fails on options that the game
/// does not have, or if 1000 seeds lead to finished games only.
Result<std::unique_ptr<Match>> random_position(
    std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
    int plies, Random& random);

}  // namespace quintet
