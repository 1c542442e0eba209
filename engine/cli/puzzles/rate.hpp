#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// Returns the rating of puzzles that every level solves: that of the game's first level.
int least_rating(std::string_view game);

/// Returns how hard a position is, as Elo above random play, at least `least_rating`: each level
/// searches it, weak ones several times, and a level as strong as the rating plays one of the
/// `right` actions every second time. Deterministic; levels without a measured rating or limited by
/// time alone are left out.
int rate_position(const Record& record, const std::vector<std::string>& right);

}  // namespace quintet::cli
