#pragma once

#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/session/search/search_request.hpp"

// Checks of a search request that do not depend on the game.

namespace quintet {

/// Fails if a number of the request is out of range; the error names it.
Status check_request(const SearchRequest& request);

/// Returns the error for an algorithm that a game does not have; `known` are those that it has.
Error no_such_algorithm(std::string_view wanted, const std::vector<std::string_view>& known);

}  // namespace quintet
