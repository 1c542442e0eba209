#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/concepts.hpp"

namespace quintet {

/// The number of legal action sequences of length `depth` from `position`. A finished game has no
/// continuation; repetition is not looked at. The last ply is counted, not listed.
template <PositionType P>
std::uint64_t count_sequences(const P& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(position.legal_action_count());
    ActionList<P> actions;
    position.legal_actions(actions);
    std::uint64_t total = 0;
    for (const typename P::Action action : actions) {
        P child = position;
        child.play(action);
        total += count_sequences(child, depth - 1);
    }
    return total;
}

/// The same within a game, where a repetition is an end, too. Keys are compared only where so many
/// plies are left that a repetition can matter, which is next to the root at most: the rest is
/// counted as fast as without.
template <PositionType P>
class SequenceCounter {
  public:
    /// `keys`: the repetition keys of the game so far, the one of the present position last.
    explicit SequenceCounter(std::span<const std::uint64_t> keys)
        : keys_(keys.begin(), keys.end()) {
        for (const std::uint64_t key : keys_) most_ = std::max(most_, occurrences(key));
    }

    /// Sequences from the position that the keys end with, which is not over unless `depth` is 0.
    std::uint64_t count(const P& position, int depth) {
        if (!repetition_matters(position, depth)) return count_sequences(position, depth);
        ActionList<P> actions;
        position.legal_actions(actions);
        std::uint64_t total = 0;
        for (const typename P::Action action : actions)
            total += count_after(position, action, depth);
        return total;
    }

    /// Those of them that begin with `action`; `depth` is at least 1.
    std::uint64_t count_after(const P& position, const typename P::Action& action, int depth) {
        P child = position;
        child.play(action);
        keys_.push_back(child.repetition_key());
        const int most_before = most_;
        const int visits = occurrences(keys_.back());
        most_ = std::max(most_, visits);
        const int limit = child.repetition_limit();
        const bool drawn = limit > 0 && visits >= limit;
        const std::uint64_t total = drawn && depth > 1 ? 0 : count(child, depth - 1);
        most_ = most_before;
        keys_.pop_back();
        return total;
    }

  private:
    int occurrences(std::uint64_t key) const {
        return static_cast<int>(std::count(keys_.begin(), keys_.end(), key));
    }

    /// Whether a position that can be reached with at least one ply left may be a draw: two visits
    /// of one position are at least two plies apart.
    bool repetition_matters(const P& position, int depth) const {
        const int limit = position.repetition_limit();
        return limit > 0 && depth >= 2 && 2 * (limit - most_) <= depth;
    }

    std::vector<std::uint64_t> keys_;
    int most_ = 0;  // the number of visits of what was visited most
};

}  // namespace quintet
