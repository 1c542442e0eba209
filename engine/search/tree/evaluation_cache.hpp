#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/base/zeroed.hpp"
#include "engine/core/score.hpp"

namespace quintet::search {

/// A cache of recent static evaluations, by key. A search visits the same positions again by other
/// paths and in every iteration. Most of them are cut off by their static evaluation alone and
/// would flood the transposition table.
class EvaluationCache {
  public:
    /// Holds 65,536 evaluations (512 KiB, less than the second-level cache of most processors) if
    /// `wanted`. Otherwise it has no memory, and `get` must not be called.
    explicit EvaluationCache(bool wanted) : slots_(wanted ? std::size_t{1} << index_bits : 0) {}

    /// Returns the evaluation stored for a key, or stores and returns `evaluate()`.
    template <class Evaluate>
    Score get(std::uint64_t key, Evaluate&& evaluate) {
        Slot& slot = slots_[static_cast<std::size_t>(key >> (64 - index_bits))];
        const auto check = static_cast<std::uint32_t>(key) | 1U;
        if (slot.check != check) slot = {check, evaluate()};
        return slot.score;
    }

  private:
    static constexpr int index_bits = 16;

    struct Slot {
        std::uint32_t check = 0;  // odd once the slot is used
        Score score = 0;
    };

    Zeroed<Slot> slots_;
};

}  // namespace quintet::search
