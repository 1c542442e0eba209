#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/hash.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// The keys of a child, and whether the table can be probed for it without delay.
struct ChildKeys {
    PositionKeys keys;
    bool near;
};

/// Brings the table buckets of a node's children near before they are visited. `keys_after(action)`
/// returns the keys of a child, exact or guessed. The picker has handed out the action that `next`
/// is called for, unless it has not been started.
///
/// With prefetching: while a child is searched, the bucket of the next one is prefetched.
template <bool prefetches = TranspositionTable::prefetches>
class KeysAhead {
  public:
    /// Starts a node.
    void clear() { action_ = no_action; }

    /// Returns the keys after `action`, near if they were prefetched by the call before.
    template <class Picker, class Action, class KeysAfter>
    ChildKeys next(Picker&, const TranspositionTable& table, const Action& action,
                   KeysAfter&& keys_after) {
        if (action_ == action.code()) return {keys_, true};
        const PositionKeys keys = keys_after(action);
        table.prefetch(keys.hash);
        return {keys, false};
    }

    /// Prefetches for the action that comes next, if there is one in the present stage.
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
    /// Most early cut-offs come within this many actions.
    static constexpr std::size_t alone = 2;

    std::array<PositionKeys, 6> keys_;
    // The numbers of the first action with keys here, and of the first after them.
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace quintet::search
