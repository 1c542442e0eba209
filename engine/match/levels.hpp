#pragma once

#include <optional>
#include <string_view>

#include "engine/core/strength.hpp"
#include "engine/match/match.hpp"

namespace quintet {

/// The place of a level in `levels()`, which is its place in a game's `strengths`.
std::optional<std::size_t> find_level(std::string_view id);

}  // namespace quintet
