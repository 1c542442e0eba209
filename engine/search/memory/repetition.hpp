#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/search/features.hpp"

namespace quintet::search {

/// Detects repetitions during a search, from the positions of the game so far and those on the path
/// from the root.
class RepetitionWatch {
  public:
    /// `history`: repetition keys before the root; `limit`: number of occurrences at which the game
    /// is drawn; 0 turns the watch off.
    QUINTET_COLD void start(std::span<const std::uint64_t> history, int limit) {
        limit_ = limit;
        length_ = 0;
        seen_.fill(0);
        history_.clear();
        if (limit_ == 0) return;
        history_.assign(history.begin(), history.end());
        std::sort(history_.begin(), history_.end(), std::greater<>());
        for (const std::uint64_t key : history_) mark(key, 1);
    }

    /// Adds a position to the path. `hash` differs for positions with different futures, `key` is
    /// the key that the rules compare.
    void push(std::uint64_t hash, std::uint64_t key) {
        if (limit_ == 0) return;
        path_[length_++] = {hash, key};
        mark(key, 1);
    }
    void pop() {
        if (limit_ == 0) return;
        mark(path_[--length_].key, -1);
    }

    /// Returns whether the last position of the path is a draw: by the rules, or because it occurs
    /// twice on the path. In that case, the player who dislikes the draw could have deviated
    /// before.
    bool draws() const {
        if (limit_ == 0 || length_ == 0) return false;
        const Visit& now = path_[length_ - 1];
        if (seen_[now.key % seen_.size()] < 2) return false;
        int occurrences = 1;
        for (std::size_t i = 0; i + 1 < length_; ++i) {
            if (path_[i].hash == now.hash) return true;
            if (path_[i].key == now.key) ++occurrences;
        }
        const auto [first, last] =
            std::equal_range(history_.begin(), history_.end(), now.key, std::greater<>());
        return occurrences + static_cast<int>(last - first) >= limit_;
    }

  private:
    struct Visit {
        std::uint64_t hash;
        std::uint64_t key;
    };

    void mark(std::uint64_t key, int change) {
        std::uint16_t& count = seen_[key % seen_.size()];
        count = static_cast<std::uint16_t>(count + change);
    }

    int limit_ = 0;
    std::size_t length_ = 0;
    std::array<Visit, max_plies + 1> path_;
    std::vector<std::uint64_t> history_;
    // The number of keys of history and path in each slot. Nearly every position is alone in its
    // slot and needs no further check.
    std::array<std::uint16_t, 4096> seen_{};
};

}  // namespace quintet::search
