#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/hash.hpp"
#include "engine/search/memory/table.hpp"

namespace quintet::search {

/// The keys of a child, and whether the table can be probed for it without delay.
struct ChildKeys {
    PositionKeys keys;
    bool near;
};

/// Loads the table buckets of a node's children into the cache before they are visited.
/// `keys_after(action)` returns the keys of a child, exact or guessed. `next` is called for the
/// action that the picker returned last, or before the picker has started.
///
/// With prefetching: while a child is searched, the bucket of the next one is prefetched.
template <bool prefetches = TranspositionTable::prefetches>
class KeysAhead {
  public:
    /// Starts a node.
    void clear() { action_ = no_action; }

    /// Returns the keys after `action`; `near` if the last call of `prefetch` was for this action.
    template <class Picker, class Action, class KeysAfter>
    ChildKeys next(Picker&, const TranspositionTable& table, const Action& action,
                   KeysAfter&& keys_after) {
        if (action_ == action.code()) return {keys_, true};
        const PositionKeys keys = keys_after(action);
        table.prefetch(keys.hash);
        return {keys, false};
    }

    /// Prefetches the bucket of the next action, if the current stage has one.
    template <class Picker, class KeysAfter>
    void prefetch(Picker& picker, const TranspositionTable& table, KeysAfter&& keys_after) {
        if (!picker.left()) return;
        const auto action = picker.peek().action;
        action_ = action.code();
        keys_ = keys_after(action);
        table.prefetch(keys_.hash);
    }

  private:
    std::uint32_t action_ = no_action;
    PositionKeys keys_;
};

/// Without prefetching, as in WebAssembly: the buckets of several children are read together,
/// because several loads from memory take barely longer than one.
template <>
class KeysAhead<false> {
  public:
    void clear() {}

    /// Returns the keys after `action`, always near. Must be called for each action of a node, in
    /// the order of the picker.
    template <class Picker, class Action, class KeysAfter>
    ChildKeys next(Picker& picker, const TranspositionTable& table, const Action& action,
                   KeysAfter&& keys_after) {
        const std::size_t taken = picker.taken();
        if (taken <= alone) return {keys_after(action), true};
        const std::size_t number = taken - 1;
        if (number == alone || number == end_) {
            begin_ = number;
            end_ = number + 1 + picker.sort_ahead(keys_.size() - 1);
            for (std::size_t i = begin_; i < end_; ++i) {
                keys_[i - begin_] = keys_after(picker.pick(i).action);
            }
            for (std::size_t i = begin_; i < end_; ++i) table.read(keys_[i - begin_].hash);
        }
        return {keys_[number - begin_], true};
    }

    template <class Picker, class KeysAfter>
    void prefetch(Picker&, const TranspositionTable&, KeysAfter&&) {}

  private:
    /// The first actions are handled one by one, because most cut-offs happen there.
    static constexpr std::size_t alone = 2;

    std::array<PositionKeys, 6> keys_;
    // `keys_` has the keys of the actions with numbers from `begin_` to `end_ - 1`.
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace quintet::search
