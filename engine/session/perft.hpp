#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/hooks/hooks.hpp"

namespace quintet {

/// Returns the number of legal action sequences of length `depth` from `position`. A finished game
/// has no continuation. Ignores repetition. Counts the actions of the last ply without listing
/// them.
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

/// Counts the sequences within a game that a repetition may end. Compares keys only near the root,
/// where enough plies are left for a repetition to matter; the rest is counted at full speed.
template <PositionType P>
class SequenceCounter {
  public:
    /// `keys`: the judged keys of the game so far, the key of the current position last.
    explicit SequenceCounter(std::span<const std::uint64_t> keys)
        : keys_(keys.begin(), keys.end()) {
        for (const std::uint64_t key : keys_) most_ = std::max(most_, occurrences(key));
    }

    /// Returns the number of sequences from `position`, whose key is the last one. The game must
    /// not be over there unless `depth` is 0.
    std::uint64_t count(const P& position, int depth) {
        if (!repetition_matters(position, depth)) return count_sequences(position, depth);
        ActionList<P> actions;
        position.legal_actions(actions);
        std::uint64_t total = 0;
        for (const typename P::Action action : actions)
            total += count_after(position, action, depth);
        return total;
    }

    /// Returns the number of sequences that begin with `action`; `depth` must be at least 1.
    std::uint64_t count_after(const P& position, const typename P::Action& action, int depth) {
        P child = position;
        child.play(action);
        keys_.push_back(judged_key(child));
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

    /// Whether a repetition may end the game with at least one ply left. Two visits of a position
    /// are at least two plies apart.
    bool repetition_matters(const P& position, int depth) const {
        const int limit = position.repetition_limit();
        return limit > 0 && depth >= 2 && 2 * (limit - most_) <= depth;
    }

    std::vector<std::uint64_t> keys_;
    int most_ = 0;  // visits of the position visited most often
};

}  // namespace quintet
