#pragma once

#include <cstdint>

#include "engine/base/hash.hpp"

namespace quintet {

/// A small pseudo-random number generator (SplitMix64). The same seed gives the same numbers on
/// every platform, which the distributions of `<random>` do not guarantee.
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        const std::uint64_t value = mix(state_);
        state_ += 0x9e3779b97f4a7c15ULL;
        return value;
    }

    /// Returns a number from 0 to `bound - 1`, for a `bound` from 1 to 2^32 - 1. The relative bias
    /// is below 2^-32 * `bound`.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// Returns one of the elements of `list`, which must not be empty.
    template <class List>
    constexpr auto pick(const List& list) {
        return list[below(static_cast<std::uint32_t>(list.size()))];
    }

    /// Returns a number from 0 (inclusive) to 1 (exclusive) in steps of 2^-53.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    std::uint64_t state_;
};

}  // namespace quintet
