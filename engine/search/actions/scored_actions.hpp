#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

#include "engine/core/concepts.hpp"

namespace quintet::search {

// Bands of move ordering scores: noisy actions first, then killers and the counter-move, then quiet
// actions by history and the evaluator's score, which stay below both.
inline constexpr std::int32_t table_score = std::numeric_limits<std::int32_t>::max();
inline constexpr std::int32_t noisy_score = 1 << 26;
inline constexpr std::int32_t killer_score = 1 << 25;
inline constexpr std::int32_t order_limit = 1 << 23;

/// Returns the move ordering score of an action by the evaluator's score alone.
constexpr std::int32_t score_of_order(int order, bool noisy) {
    return std::clamp(order, -order_limit, order_limit) + (noisy ? noisy_score : 0);
}

/// A list of actions that returns those with a move ordering score, best first. Sorts lazily: most
/// nodes are cut off after one or two actions.
template <PositionType P>
class ScoredActions {
    using Action = typename P::Action;
    static_assert(P::max_actions <= 0x10000, "an action's place in the list has 16 bits");

  public:
    /// In any order. Callers may append actions, but must not remove any.
    ActionList<P> actions;

    /// Restarts with an empty list.
    void clear() {
        actions.clear();
        taken_ = 0;
        sorted_ = 0;
        scored_ = 0;
    }

    /// Restarts with the legal actions of `position`.
    void fill(const P& position) {
        clear();
        position.legal_actions(actions);
    }

    /// Replaces the list by all legal actions. All actions listed before must have been scored and
    /// taken. `taken` stays the same. For an action taken before, `pick` still returns the right
    /// `noisy`, but not the action.
    void replace_by_all(const P& position) {
        actions.clear();
        position.legal_actions(actions);
    }

    /// Appends an action with its score.
    void add(const Action& action, std::int32_t value, bool noisy) {
        actions.push_back(action);
        score(actions.size() - 1, value, noisy);
    }

    /// Gives an action its score, once. Of equal scores the first in the list comes first.
    void score(std::size_t place, std::int32_t value, bool noisy) {
        keys_[scored_++] = key(place, value, noisy);
    }

    /// Scores many actions: `score_of(action, value, noisy)` sets an action's score and whether it
    /// is noisy, or returns false for an action without a score.
    template <class ScoreOf>
    void score_all(ScoreOf&& score_of) {
        std::uint64_t* end = keys_.data() + scored_;
        for (std::size_t place = 0; place < actions.size(); ++place) {
            const Action action = actions[place];
            std::int32_t value;
            bool noisy;
            if (score_of(action, value, noisy)) *end++ = key(place, value, noisy);
        }
        scored_ = static_cast<std::size_t>(end - keys_.data());
    }

    /// Whether a scored action is left.
    bool left() const { return taken_ < scored_; }
    /// The number of actions taken.
    std::size_t taken() const { return taken_; }

    struct Pick {
        Action action;
        bool noisy;
    };

    /// Returns the best action that is left, without taking it.
    Pick peek() {
        if (taken_ == sorted_) sort_more();
        return pick(taken_);
    }
    /// Takes the best action that is left.
    Pick next() {
        const Pick best = peek();
        ++taken_;
        return best;
    }

    /// Sorts up to `most` of the actions that are left. Returns their number.
    std::size_t sort_ahead(std::size_t most) {
        const std::size_t count = std::min(most, scored_ - taken_);
        while (sorted_ < taken_ + count) sort_more();
        return count;
    }

    /// Returns the action taken or sorted as number `number`, from 0.
    Pick pick(std::size_t number) const {
        const std::uint64_t key = keys_[number];
        return {actions[0xffffU - (key >> 1 & 0xffffU)], (key & 1) != 0};
    }

  private:
    static std::uint64_t key(std::size_t place, std::int32_t value, bool noisy) {
        const std::uint32_t lifted = static_cast<std::uint32_t>(value) ^ 0x80000000U;
        return std::uint64_t{lifted} << 32 | (0xffffU - place) << 1 | (noisy ? 1U : 0U);
    }

    /// Moves the best unsorted action to its place. The loop has no branch that depends on scores,
    /// which processors could not predict.
    void sort_more() {
        std::uint64_t* const first = keys_.data() + sorted_;
        std::uint64_t* const last = keys_.data() + scored_;
        if (sorted_ >= selected) {
            std::sort(first, last, std::greater<>());
            sorted_ = scored_;
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

    // This many actions are selected one by one; after that, sorting the rest is cheaper.
    static constexpr std::size_t selected = 24;

    std::size_t taken_ = 0;
    std::size_t sorted_ = 0;  // the number of actions in order
    std::size_t scored_ = 0;
    std::array<std::uint64_t, P::max_actions> keys_;
};

}  // namespace quintet::search
