#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/strength.hpp"
#include "engine/session/search/search_request.hpp"

namespace quintet {

/// Returns the index of a level in `levels()`, which is also its index in a game's `strengths`.
/// None if there is no such level.
std::optional<std::size_t> find_level(std::string_view id);

/// Returns the Elo of each level of a game, weakest first, as far as it was measured: the last
/// levels may be missing. Empty if there is no such game. Random play has 0. Among three players, a
/// lead of 400 Elo means odds of 10 to 1 against each other one.
std::vector<int> level_ratings(std::string_view game);

/// What a level does in a game, for people who choose one. 0 means that this does not limit it.
struct LevelLimits {
    int depth = 0;            ///< plies
    std::uint64_t nodes = 0;  ///< positions for an action
    /// The largest share of the chances of winning, by its own evaluation, that it gives away with
    /// one action by choosing at random among good ones.
    double slip = 0;
};

/// Returns what each level does in a game, weakest first. Empty if there is no such game.
std::vector<LevelLimits> level_limits(std::string_view game);

}  // namespace quintet
