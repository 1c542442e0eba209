#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// What gives the evaluator's guess at each action of `position`; both must outlive it.
template <PositionType P, EvaluatorType<P> E>
auto order_of(const E& evaluator, const P& position) {
    if constexpr (PreparesOrder<E, P>) {
        return evaluator.orderer(position);
    } else {
        return [&evaluator, &position](const typename P::Action& action) {
            return evaluator.order(position, action);
        };
    }
}

// In between lies what refuted neighbouring nodes; guesses stay below both.
inline constexpr std::int32_t loud_rank = 1 << 26;
inline constexpr std::int32_t killer_rank = 1 << 25;
inline constexpr std::int32_t guess_limit = 1 << 23;

/// The rank of an action of which there is only the evaluator's guess.
constexpr std::int32_t guessed_rank(int guess, bool loud) {
    return std::clamp(guess, -guess_limit, guess_limit) + (loud ? loud_rank : 0);
}

/// The actions of one node, handed out best first. Nothing is sorted before it is needed: most
/// nodes are left after one or two actions.
template <PositionType P>
class ActionPicker {
    using Action = typename P::Action;
    static_assert(P::max_actions <= 0x10000, "an action's place in the list has 16 bits");

  public:
    ActionList<P> actions;

    /// Begins with the legal actions of `position`.
    void fill(const P& position) {
        begin();
        position.legal_actions(actions);
    }

    /// Begins with those of them that `evaluator` calls loud.
    template <ListsLoudActions<P> E>
    void fill_loud(const E& evaluator, const P& position) {
        begin();
        evaluator.loud_actions(position, actions);
    }

    /// Begins with one action only.
    void fill_one(const Action& action) {
        begin();
        actions.push_back(action);
    }

    /// Gives an action its rank; larger comes first, of equals the one that is first in the list.
    void rank(std::size_t place, std::int32_t value, bool loud) {
        const std::uint32_t lifted = static_cast<std::uint32_t>(value) ^ 0x80000000U;
        keys_[ranked_++] = std::uint64_t{lifted} << 32 | (0xffffU - place) << 1 | (loud ? 1U : 0U);
    }

    /// Whether any ranked action is left.
    bool left() const { return taken_ < ranked_; }
    /// How many have been handed out.
    std::size_t taken() const { return taken_; }

    struct Pick {
        Action action;
        bool loud;
    };

    /// The best action that is left.
    Pick next() {
        const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(taken_);
        const auto last = keys_.begin() + static_cast<std::ptrdiff_t>(ranked_);
        if (taken_ < selected) {
            std::iter_swap(first, std::max_element(first, last));
        } else if (taken_ == selected) {
            std::sort(first, last, std::greater<>());
        }
        return pick(taken_++);
    }

    /// The action handed out as number `number`.
    Pick pick(std::size_t number) const {
        const std::uint64_t key = keys_[number];
        return {actions[0xffffU - (key >> 1 & 0xffffU)], (key & 1) != 0};
    }

  private:
    void begin() {
        actions.clear();
        taken_ = 0;
        ranked_ = 0;
    }

    // After this many have been picked one by one, sorting the rest is cheaper.
    static constexpr std::size_t selected = 24;

    std::size_t taken_ = 0;
    std::size_t ranked_ = 0;
    std::array<std::uint64_t, P::max_actions> keys_;
};

/// What earlier cut-offs say about actions that are not loud: history with gravity, and the answer
/// that last refuted the action before (counter-move).
template <PositionType P>
class History {
    using Action = typename P::Action;

  public:
    /// Values stay strictly inside +-`limit`.
    static constexpr std::int32_t limit = 16384;

    History()
        : values_(P::player_count * P::action_indices, 0),
          counters_(P::player_count * P::action_indices, no_action) {}

    void clear() {
        values_.assign(values_.size(), 0);
        counters_.assign(counters_.size(), no_action);
    }

    /// Makes what was learnt in an earlier search weigh less.
    void age() {
        for (std::int32_t& value : values_) value /= 2;
    }

    std::int32_t value(Player player, const Action& action) const {
        return values_[place(player, action)];
    }

    /// Moves an action's value by `change`, the less the nearer it is to the limit already.
    void learn(Player player, const Action& action, std::int32_t change) {
        std::int32_t& value = values_[place(player, action)];
        value += change - value * (change < 0 ? -change : change) / limit;
    }

    /// The code of what last refuted `previous`, played by `player`, or `no_action`.
    std::uint32_t counter(Player player, const Action& previous) const {
        return counters_[place(player, previous)];
    }
    void set_counter(Player player, const Action& previous, std::uint32_t code) {
        counters_[place(player, previous)] = code;
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
