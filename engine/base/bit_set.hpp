#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace quintet {

/// A set of `64 * Words` bits that shifts like one number; holds boards with a fixed grid.
template <std::size_t Words>
struct BitSet {
    std::array<std::uint64_t, Words> words{};

    static constexpr BitSet bit(int index) {
        BitSet set;
        set.insert(index);
        return set;
    }

    constexpr bool contains(int index) const { return (word_of(index) >> (index & 63)) & 1; }
    constexpr void insert(int index) { word_of(index) |= std::uint64_t{1} << (index & 63); }
    constexpr void erase(int index) { word_of(index) &= ~(std::uint64_t{1} << (index & 63)); }

    constexpr bool any() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words) all |= word;
        return all != 0;
    }
    constexpr bool none() const { return !any(); }
    constexpr int count() const {
        int total = 0;
        for (const std::uint64_t word : words) total += std::popcount(word);
        return total;
    }

    /// Returns the smallest member; the set must not be empty.
    constexpr int first() const {
        for (std::size_t i = 0; i + 1 < Words; ++i) {
            if (words[i] != 0) return static_cast<int>(i * 64) + std::countr_zero(words[i]);
        }
        return static_cast<int>((Words - 1) * 64) + std::countr_zero(words[Words - 1]);
    }

    /// Calls `visit(int)` for every member, smallest first.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < Words; ++i) {
            for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
                visit(static_cast<int>(i * 64) + std::countr_zero(rest));
            }
        }
    }

    /// Moves every member up by `Count` places, 0 to 63. Members that pass the last bit are
    /// dropped.
    template <int Count>
    constexpr BitSet up() const {
        static_assert(Count >= 0 && Count < 64);
        BitSet moved;
        for (std::size_t i = 0; i < Words; ++i) {
            moved.words[i] = words[i] << Count;
            if (Count > 0 && i > 0) moved.words[i] |= words[i - 1] >> ((64 - Count) & 63);
        }
        return moved;
    }

    /// Moves every member down by `Count` places, 0 to 63. Members that pass bit 0 are dropped.
    template <int Count>
    constexpr BitSet down() const {
        static_assert(Count >= 0 && Count < 64);
        BitSet moved;
        for (std::size_t i = 0; i < Words; ++i) {
            moved.words[i] = words[i] >> Count;
            if (Count > 0 && i + 1 < Words) moved.words[i] |= words[i + 1] << ((64 - Count) & 63);
        }
        return moved;
    }

    /// `up` for positive counts, `down` for negative ones.
    template <int Count>
    constexpr BitSet moved() const {
        if constexpr (Count >= 0) {
            return up<Count>();
        } else {
            return down<-Count>();
        }
    }

    constexpr BitSet& operator|=(const BitSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
        return *this;
    }
    constexpr BitSet& operator&=(const BitSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
        return *this;
    }
    constexpr BitSet& operator^=(const BitSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] ^= other.words[i];
        return *this;
    }
    friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
    friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
    friend constexpr BitSet operator^(BitSet a, const BitSet& b) { return a ^= b; }
    friend constexpr BitSet operator~(BitSet a) {
        for (std::uint64_t& word : a.words) word = ~word;
        return a;
    }
    bool operator==(const BitSet&) const = default;

  private:
    constexpr std::uint64_t& word_of(int index) {
        return words[static_cast<std::size_t>(index) / 64];
    }
    constexpr std::uint64_t word_of(int index) const {
        return words[static_cast<std::size_t>(index) / 64];
    }
};

}  // namespace quintet
