#pragma once

#include <cstdint>

#include "engine/core/hash.hpp"

namespace quintet {

/// A small repeatable generator (SplitMix64). The same seed gives the same numbers everywhere,
/// which the distributions of `<random>` do not promise.
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        const std::uint64_t value = mix(state_);
        state_ += 0x9e3779b97f4a7c15ULL;
        return value;
    }

    /// A number from 0 to `bound - 1`; `bound` from 1 to 2^32 - 1. The bias is below 2^-32 * bound.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// A number from 0 (included) to 1 (excluded) in steps of 2^-53.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    std::uint64_t state_;
};

}  // namespace quintet
