#pragma once

#include <memory>

#include "engine/core/result.hpp"
#include "engine/lens/given_tree.hpp"
#include "engine/lens/options.hpp"
#include "engine/lens/session.hpp"

namespace quintet::lens {

/// Returns a search of a given tree that has not begun, or what is wrong with the options. All
/// children that a cut-off leaves out are named in its trace.
Result<std::unique_ptr<Session>> new_tree_session(const GivenTree& tree, Options options);

}  // namespace quintet::lens
