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

/// The guess of what `order_of` gave at an action, and whether the evaluator calls that one loud.
template <PositionType P, EvaluatorType<P> E, class Guess>
int judge(const E& evaluator, const P& position, const Guess& guess,
          const typename P::Action& action, bool& loud) {
    if constexpr (requires { guess.judge(action, loud); }) {
        return guess.judge(action, loud);
    } else {
        loud = evaluator.loud(position, action);
        return guess(action);
    }
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

    /// Begins with the same, in the order of all legal actions.
    template <ListsLoudActionsInOrder<P> E>
    void fill_loud_in_order(const E& evaluator, const P& position) {
        begin();
        evaluator.loud_actions_in_order(position, actions);
    }

    /// Goes on with all legal actions, after those that are loud. Of what has been handed out so
    /// far only how many and that they were loud is known any more.
    void go_on_with_all(const P& position) {
        actions.clear();
        position.legal_actions(actions);
    }

    /// Begins with nothing; for `add` and `append_all`.
    void fill_none() { begin(); }

    /// One more action, and its rank.
    void add(const Action& action, std::int32_t value) {
        actions.push_back(action);
        rank(actions.size() - 1, value, false);
    }

    /// Goes on with all legal actions. Those that were added are among them once more.
    void append_all(const P& position) { position.legal_actions(actions); }

    /// Begins with one action only.
    void fill_one(const Action& action) {
        begin();
        actions.push_back(action);
    }

    /// Gives an action its rank; larger comes first, of equals the one that is first in the list.
    void rank(std::size_t place, std::int32_t value, bool loud) {
        keys_[ranked_++] = key(place, value, loud);
    }

    /// Asks for the ranks of all actions: `rank_of(action, value, loud)` gives an action's rank and
    /// whether it is loud, or says by `false` that it gets none.
    template <class RankOf>
    void rank_all(RankOf&& rank_of) {
        std::uint64_t* end = keys_.data() + ranked_;
        for (std::size_t place = 0; place < actions.size(); ++place) {
            std::int32_t value;
            bool loud;
            if (rank_of(actions[place], value, loud)) *end++ = key(place, value, loud);
        }
        ranked_ = static_cast<std::size_t>(end - keys_.data());
    }

    /// Whether any ranked action is left.
    bool left() const { return taken_ < ranked_; }
    /// How many have been handed out.
    std::size_t taken() const { return taken_; }

    struct Pick {
        Action action;
        bool loud;
    };

    /// The best action that is left, which stays there.
    Pick peek() {
        if (taken_ == sorted_) sort_more();
        return pick(taken_);
    }
    /// The best action that is left.
    Pick next() {
        const Pick best = peek();
        ++taken_;
        return best;
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
        sorted_ = 0;
        ranked_ = 0;
    }

    static std::uint64_t key(std::size_t place, std::int32_t value, bool loud) {
        const std::uint32_t lifted = static_cast<std::uint32_t>(value) ^ 0x80000000U;
        return std::uint64_t{lifted} << 32 | (0xffffU - place) << 1 | (loud ? 1U : 0U);
    }

    /// Brings the best of those that are left to its place. Without branches that depend on ranks,
    /// as nobody can foresee those.
    void sort_more() {
        std::uint64_t* const first = keys_.data() + sorted_;
        std::uint64_t* const last = keys_.data() + ranked_;
        if (sorted_ >= selected) {
            std::sort(first, last, std::greater<>());
            sorted_ = ranked_;
            return;
        }
        std::uint64_t best = *first;
        std::uint64_t* place = first;
        for (std::uint64_t* next = first + 1; next < last; ++next) {
            const std::uint64_t key = *next;
            place = key > best ? next : place;
            best = key > best ? key : best;
        }
        *place = *first;
        *first = best;
        ++sorted_;
    }

    // So many are selected one by one; after that, sorting the rest is cheaper.
    static constexpr std::size_t selected = 24;

    std::size_t taken_ = 0;
    std::size_t sorted_ = 0;  // so many are in order
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

    /// All of a player's values, by `Action::index()`.
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
