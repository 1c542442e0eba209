#pragma once

#include <optional>
#include <string_view>

#include "engine/core/strength.hpp"
#include "engine/play/search_request.hpp"

namespace quintet {

/// Returns the index of a level in `levels()`, which is also its index in a game's `strengths`.
/// None if there is no such level.
std::optional<std::size_t> find_level(std::string_view id);

}  // namespace quintet
