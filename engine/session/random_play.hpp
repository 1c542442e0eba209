#pragma once

#include "engine/base/random.hpp"
#include "engine/session/running_game.hpp"

namespace quintet {

/// Returns one of the legal actions of a position, which must have some. All are equally likely.
const std::string& random_action(const std::vector<std::string>& legal, std::uint64_t seed);

/// Plays `plies` random actions, or fewer if the game ends. All legal actions are equally likely.
/// The same generator gives the same game on every platform.
void play_random(RunningGame& running, int plies, Random& random);

/// Returns a new game after exactly `plies` random actions that is not over. Draws seeds from
/// `random` until `play_random` makes such a game. Fails if the game does not have the options, or
/// if 1000 seeds in a row lead to finished games.
Result<std::unique_ptr<RunningGame>> random_position(std::string_view game,
                                                     const GivenOptions& options, int plies,
                                                     Random& random);

}  // namespace quintet
