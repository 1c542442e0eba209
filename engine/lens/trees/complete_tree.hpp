#pragma once

#include <vector>

#include "engine/lens/trees/given_tree.hpp"

namespace quintet::lens {

/// Completes a tree that was read: names the nodes that its text doesn't name, evaluates inner
/// nodes by perfect play below them, and finds the bounds of all values. `evaluated`: by node,
/// whether the text states its values.
void complete(GivenTree& tree, const std::vector<bool>& evaluated);

}  // namespace quintet::lens
