#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"

// Random trees for exercises: every seed gives another tree of the same size and difficulty.

namespace quintet::lens {

/// Whole numbers from `least` to `most`.
struct Range {
    int least = 0;
    int most = 0;

    bool holds(int number) const { return least <= number && number <= most; }
};

/// What random trees have in common. All leaves are at the same depth.
struct RandomTreeOptions {
    int depth = 3;          ///< plies, 1 to 6
    Range branching{2, 3};  ///< children of an inner node, 1 to 8
    int players = 2;        ///< 2 or 3
    Range values{0, 15};    ///< of leaves, for each player
    bool ties = true;       ///< whether two leaves may have the same value
    /// Whether no node has its best child first, where another one is worse, so that alpha-beta
    /// doesn't save all that it can.
    bool best_later = false;
    std::optional<Range> saves;  ///< leaves that alpha-beta doesn't visit; none: any number
    /// Levels of chance nodes; the root is level 1. Only with two players, and without `saves` and
    /// `best_later`: alpha-beta doesn't search such trees.
    std::vector<int> chance;
};

/// The largest number of leaves that the options may allow.
inline constexpr int most_random_leaves = 512;

/// Reads `depth=3,branching=2-3,players=2,values=0-15,ties=yes,best=later,saves=2-5`, or
/// `depth=3,chance=2`, or some of these. A range may be one number; levels are joined: `2+4`. The
/// error starts with the name of the option.
Result<RandomTreeOptions> read_random_tree_options(std::string_view text);

/// Returns the text of a tree, as `parse_tree` reads it. The same options and seed give the same
/// tree on every platform. Fails if no tree is found that saves as many leaves as the options ask
/// for.
Result<std::string> random_tree(const RandomTreeOptions& options, std::uint64_t seed);

}  // namespace quintet::lens
