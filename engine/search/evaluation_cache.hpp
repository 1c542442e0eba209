#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/score.hpp"

namespace quintet::search {

/// An evaluator may say that its evaluations are worth remembering, because they take longer than a
/// look into memory: `static constexpr bool worth_remembering = true`.
template <class E>
concept WorthRemembering = requires {
    requires E::worth_remembering;
};

/// The evaluations made last, by key. A search comes to the same positions again and again: by
/// other ways, and with every iteration. Most of them are cut off by their evaluation alone, and
/// those are too many for the transposition table.
class EvaluationCache {
  public:
    /// Room for 65,536 evaluations, which is what fits into the second cache of most processors, or
    /// for none.
    explicit EvaluationCache(bool wanted) : slots_(wanted ? std::size_t{1} << index_bits : 0) {}

    /// The evaluation remembered for a key, else what `evaluate()` gives, which is remembered then.
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
        std::uint32_t check = 0;  // odd once it is taken
        Score score = 0;
    };

    std::vector<Slot> slots_;
};

}  // namespace quintet::search
