#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/strength.hpp"
#include "engine/play/search_request.hpp"

namespace quintet {

/// Returns the index of a level in `levels()`, which is also its index in a game's `strengths`.
/// None if there is no such level.
std::optional<std::size_t> find_level(std::string_view id);

#ifdef QUINTET_CONTESTS
/// Returns the Elo of each level of a game above its first level, weakest first, as far as it was
/// measured: the last levels may be missing. Empty if there is no such game. Among three players, a
/// lead of 400 Elo means odds of 10 to 1 against each other one.
std::vector<int> level_ratings(std::string_view game);
#endif

}  // namespace quintet
