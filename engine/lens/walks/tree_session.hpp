#pragma once

#include <memory>

#include "engine/base/result.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/session.hpp"
#include "engine/lens/trees/given_tree.hpp"

namespace quintet::lens {

/// Returns an unstarted search of a given tree, or an error in the options. Its trace names all
/// children that a cut-off skips.
Result<std::unique_ptr<Session>> new_tree_session(const GivenTree& tree, Options options);

}  // namespace quintet::lens
