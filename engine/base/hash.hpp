#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet {

/// Returns one round of SplitMix64 (Steele, Lea, Flood,
/// "Fast Splittable Pseudorandom Number Generators", 2014): spreads any number over 64 bits. The
/// Zobrist key of a feature is `mix` of the feature's number, so keys need no seed and are the same
/// on every platform.
constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

/// Returns the key of a position at a ply, for tables that tell plies apart. The hash of a position
/// is a sum of such numbers as `mix` returns, of which one could also stand for a ply. It is
/// therefore mixed first.
constexpr std::uint64_t key_at_ply(std::uint64_t hash, int ply) {
    return mix(mix(hash) + static_cast<std::uint64_t>(ply));
}

/// The Zobrist keys of features that each player can have. They are computed before main(), so
/// static initialisers must not hash positions. As constants they would enlarge the WebAssembly
/// module, because they do not compress.
template <std::size_t Players, std::size_t Features>
class ZobristKeys {
  public:
    /// `first`: argument of `mix` for feature 0 of player 0; the other features follow.
    explicit ZobristKeys(std::uint64_t first = 0) {
        for (std::size_t i = 0; i < keys_.size(); ++i) keys_[i] = mix(first + i);
    }
    std::uint64_t operator()(int player, int feature) const {
        return keys_[static_cast<std::size_t>(player) * Features +
                     static_cast<std::size_t>(feature)];
    }

  private:
    std::array<std::uint64_t, Players * Features> keys_{};
};

/// The hashes that identify a position: `hash()` and `repetition_key()`.
struct PositionKeys {
    std::uint64_t hash = 0;
    std::uint64_t repetition = 0;
};

}  // namespace quintet
