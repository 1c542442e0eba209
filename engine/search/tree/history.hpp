#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/core/concepts.hpp"
#include "engine/search/memory/table.hpp"

namespace quintet::search {

/// The quiet actions that last caused a cut-off at one ply, newest first.
struct Killers {
    std::array<std::uint32_t, 2> codes{no_action, no_action};

    void add(std::uint32_t code) {
        if (codes[0] != code) codes = {code, codes[0]};
    }
};

/// Statistics of quiet actions from earlier cut-offs: history scores with gravity, and for each
/// action the answer that last refuted it (counter-move).
template <PositionType P>
class History {
    using Action = typename P::Action;

  public:
    /// Scores stay strictly inside +-`limit`.
    static constexpr std::int32_t limit = 16384;

    History()
        : values_(P::player_count * P::action_indices, 0),
          counters_(P::player_count * P::action_indices, no_action) {}

    QUINTET_COLD void clear() {
        values_.assign(values_.size(), 0);
        counters_.assign(counters_.size(), no_action);
    }

    /// Halves all scores, so that an earlier search weighs less.
    QUINTET_COLD void age() {
        for (std::int32_t& value : values_) value /= 2;
    }

    std::int32_t value(Player player, const Action& action) const {
        return values_[place(player, action)];
    }

    /// Changes an action's score by `change`; the effect shrinks as the score approaches the limit.
    void learn(Player player, const Action& action, std::int32_t change) {
        std::int32_t& value = values_[place(player, action)];
        value += change - value * (change < 0 ? -change : change) / limit;
    }

    /// Returns the code of the action that last refuted `previous`, which `player` played;
    /// `no_action` if unknown.
    std::uint32_t counter(Player player, const Action& previous) const {
        return counters_[place(player, previous)];
    }
    void set_counter(Player player, const Action& previous, std::uint32_t code) {
        counters_[place(player, previous)] = code;
    }

    /// Returns all scores of a player, by `Action::index()`.
    const std::int32_t* values_of(Player player) const {
        return values_.data() + player * static_cast<std::size_t>(P::action_indices);
    }

  private:
    static std::size_t place(Player player, const Action& action) {
        return player * static_cast<std::size_t>(P::action_indices) +
               static_cast<std::size_t>(action.index());
    }

    std::vector<std::int32_t> values_;
    std::vector<std::uint32_t> counters_;
};

}  // namespace quintet::search
