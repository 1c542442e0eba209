#pragma once

#include <array>
#include <cstddef>

#include "engine/core/hash.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// The table keys after the next actions of a node, whose buckets are read together: several loads
/// from memory take barely longer than one. For WebAssembly, which has no prefetch instruction;
/// empty elsewhere.
template <bool needed = !TranspositionTable::prefetches>
class KeysAhead {};

template <>
class KeysAhead<true> {
  public:
    /// Returns what `keys_after` says of the action that `picker` has handed out last. Must be
    /// called for each action of a node, in their order.
    template <class Picker, class KeysAfter>
    PositionKeys next(Picker& picker, const TranspositionTable& table, KeysAfter&& keys_after) {
        const std::size_t number = picker.taken() - 1;
        if (number < alone) return keys_after(picker.pick(number).action);
        if (number == alone || number == end_) {
            begin_ = number;
            end_ = number + 1 + picker.sort_ahead(keys_.size() - 1);
            for (std::size_t i = begin_; i < end_; ++i) {
                keys_[i - begin_] = keys_after(picker.pick(i).action);
            }
            for (std::size_t i = begin_; i < end_; ++i) table.read(keys_[i - begin_].hash);
        }
        return keys_[number - begin_];
    }

  private:
    /// Most early cut-offs come within this many actions.
    static constexpr std::size_t alone = 2;

    std::array<PositionKeys, 6> keys_;
    // The numbers of the first action with keys here, and of the first after them.
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace quintet::search
