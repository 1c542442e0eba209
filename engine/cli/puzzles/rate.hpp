#pragma once

#include <string>
#include <vector>

#include "engine/cli/record.hpp"

namespace quintet::cli {

/// Returns how hard a position is, as Elo on the scale of the game's levels, at least 0: each level
/// searches it, weak ones several times, and a level as strong as the rating plays one of the
/// `right` actions every second time. Deterministic; levels without a measured rating or limited by
/// time alone are left out.
int rate_position(const Record& record, const std::vector<std::string>& right);

}  // namespace quintet::cli
