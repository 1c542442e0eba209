#pragma once

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The optional parts of an observation, which only some agents need.
struct Wishes {
    bool legal = false;
    bool tokens = false;
};

/// Returns what the agent of a player sees: game, options, players, position and actions so far,
/// and the legal actions and tokens if they are wanted.
Json observation_of(const RunningGame& game, Player player, const Wishes& wishes);

/// The options of a game as in a record: whole numbers are numbers.
Json options_json(const RunningGame& game);

}  // namespace quintet::cli
