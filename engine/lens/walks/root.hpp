#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/trace.hpp"
#include "engine/lens/trees/given_tree.hpp"

namespace quintet::lens {

/// The input of a search: a position and its context.
template <PositionType P, EvaluatorType<P> E>
struct Root {
    P position;
    E evaluator = {};
    std::vector<std::uint64_t> history = {};  ///< repetition keys of the game before the root
    /// Returns the text of an action.
    std::string (*text)(const typename P::Action&, const P&) = nullptr;
    std::shared_ptr<const void> keeps = {};  ///< memory that the position points into, if any
    Score unit = 1;                          ///< `GivenTree::unit`
};

/// A position in a given tree, whose leaves have values: `TreePosition`.
template <class P>
concept HasLeaves = requires(const P position) {
    { position.is_leaf() } -> std::same_as<bool>;
    { position.tree() } -> std::same_as<const GivenTree&>;
};

/// Whether the sum of all players' scores in a position has a bound, which shallow pruning needs.
template <PositionType P>
constexpr bool has_bounded_sum = HasLeaves<P> || P::player_count == 2;

/// The bounds that shallow pruning uses: the scores of all players add up to at most `sum`, and no
/// player has less than `least`.
struct SumBounds {
    Score sum = 0;
    Score least = -win_score;
};
template <PositionType P>
SumBounds sum_bounds(const P& position) {
    if constexpr (HasLeaves<P>) {
        const auto& least = position.tree().least;
        return {position.tree().most_sum,
                *std::min_element(least.begin(), least.begin() + P::player_count)};
    } else {
        return {};  // two players whose scores sum to zero
    }
}

}  // namespace quintet::lens
