#pragma once

#include <cstdint>

namespace quintet {

/// One round of SplitMix64 (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014): spreads any number over 64 bits. Zobrist keys are `mix` of a small number that names the
/// feature, so they need no seed and are the same on every platform.
constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// What a position is told apart by: its `hash()` and its `repetition_key()`.
struct PositionKeys {
    std::uint64_t hash = 0;
    std::uint64_t repetition = 0;
};

}  // namespace quintet
