#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/profile.hpp"
#include "engine/base/zeroed.hpp"
#include "engine/core/score.hpp"

namespace quintet::search {

/// Relation of a stored score to the true one.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// The code of no action, in tables, killer slots and frames.
inline constexpr std::uint32_t no_action = 0xffffffff;

/// The entry of a position from an earlier visit.
struct Knowledge {
    std::uint32_t action = no_action;  ///< code of the best action known
    Score score = 0;  ///< for the side to move; proven scores count plies from here
    int depth = 0;    ///< plies the score was searched to
    Bound bound = Bound::none;

    bool fails_high(Score beta) const {
        return (bound == Bound::exact || bound == Bound::lower) && score >= beta;
    }
    bool fails_low(Score alpha) const {
        return (bound == Bound::exact || bound == Bound::upper) && score <= alpha;
    }
};

/// Transposition table with buckets of two entries: one keeps the deepest search, the other the
/// newest (Breuker, Uiterwijk, van den Herik, "Replacement Schemes for Transposition Tables",
/// 1994). Entries of earlier searches are replaced first. The bucket depends on the hash and the
/// size only, so that results are the same with 32 and with 64 bits.
///
/// Several threads can share one memory without locks, each through its own table: an entry
/// that one thread reads while another writes it does not match its hash (Hyatt, Mann, "A Lock-Less
/// Transposition-Table Implementation for Parallel Search", 2002).
class TranspositionTable {
  public:
    static constexpr std::size_t default_bytes = std::size_t{16} << 20;

    /// Takes the largest power of two of buckets that fits into `bytes`, at least one.
    explicit TranspositionTable(std::size_t bytes = default_bytes)
        : count_(std::bit_floor(bytes < bucket_bytes ? 1 : bytes / bucket_bytes)),
          memory_(2 * count_ + 1) {
        const auto address = reinterpret_cast<std::uintptr_t>(memory_.data());
        entries_ = memory_.data() + (address % bucket_bytes == 0 ? 0 : 1);
    }
    /// The memory of another table, which must outlive all tables that share it.
    struct Shared {
        TranspositionTable& owner;
    };
    explicit TranspositionTable(Shared shared)
        : count_(shared.owner.count_),
          memory_(0),
          entries_(shared.owner.entries_),
          generation_(shared.owner.generation_) {}
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;

    std::size_t bytes() const { return count_ * bucket_bytes; }

    /// Clears all entries if this table owns its memory; otherwise has no effect.
    void clear() { memory_.clear(); }

    /// Marks all entries as old, so that new ones replace them first.
    void age() { generation_ = (generation_ + 1) & generation_mask; }

    /// Returns the entry of a position `ply` plies after the root; `Bound::none` if there is no
    /// entry.
    Knowledge find(std::uint64_t hash, int ply) const {
        const Slot* bucket = &entries_[slot(hash)];
        for (int i = 0; i < 2; ++i) {
            const Entry entry = bucket[i].load();
            if (entry.fits(hash)) {
                return {entry.action, from_node(entry.score, ply), entry.depth, entry.bound()};
            }
        }
        return {};
    }

    /// Stores an entry; one without an action keeps the earlier action.
    void store(std::uint64_t hash, int ply, Knowledge known) {
        Slot& deepest_slot = entries_[slot(hash)];
        Slot& newest_slot = (&deepest_slot)[1];
        const Entry deepest = deepest_slot.load();
        Entry fresh;
        fresh.check_high = static_cast<std::uint32_t>(hash >> 32);
        fresh.check_low = static_cast<std::uint16_t>(hash >> 16);
        fresh.score = to_node(known.score, ply);
        fresh.depth = static_cast<std::uint8_t>(known.depth);
        fresh.bound_and_generation =
            static_cast<std::uint8_t>(generation_ << 2 | static_cast<unsigned>(known.bound));
        fresh.action = known.action;

        const bool same_deepest = deepest.fits(hash);
        if (fresh.action == no_action) {
            if (same_deepest) {
                fresh.action = deepest.action;
            } else if (const Entry newest = newest_slot.load(); newest.fits(hash)) {
                fresh.action = newest.action;
            }
        }
        if (same_deepest) {
            deepest_slot.store(fresh);
        } else if (fresh.depth >= deepest.depth || is_old(deepest)) {
            newest_slot.store(deepest);
            deepest_slot.store(fresh);
        } else {
            newest_slot.store(fresh);
        }
    }

    /// Whether memory can be prefetched; not in WebAssembly.
    static constexpr bool prefetches = profile::native;
    /// Prefetches the bucket of a position, where memory can be prefetched.
    void prefetch(std::uint64_t hash) const {
        if constexpr (prefetches) __builtin_prefetch(&entries_[slot(hash)]);
    }
    /// Loads the bucket of a position into the cache by a read.
    void read(std::uint64_t hash) const {
        const std::uint8_t byte =
            *reinterpret_cast<const volatile std::uint8_t*>(&entries_[slot(hash)]);
        asm volatile("" : : "r"(byte));  // keeps the load, whose value is unused
    }

  private:
    static constexpr unsigned generation_mask = 63;

    struct Entry {
        std::uint32_t action = 0;
        Score score = 0;
        std::uint8_t depth = 0;
        std::uint8_t bound_and_generation = 0;
        std::uint16_t check_low = 0;
        std::uint32_t check_high = 0;

        Bound bound() const { return static_cast<Bound>(bound_and_generation & 3); }
        bool fits(std::uint64_t hash) const {
            return check_high == static_cast<std::uint32_t>(hash >> 32) &&
                   check_low == static_cast<std::uint16_t>(hash >> 16) && bound() != Bound::none;
        }
    };
    static_assert(sizeof(Entry) == 16);

    // An entry in memory. Its second half is mixed with the first, so that halves of two entries do
    // not make a valid one: the factor is odd, so a difference in any bit of the first half reaches
    // the bits of the check. (Emscripten's library has no std::bit_cast yet.)
    class Slot {
      public:
        Entry load() const {
            Halves halves{__atomic_load_n(&halves_[0], __ATOMIC_RELAXED),
                          __atomic_load_n(&halves_[1], __ATOMIC_RELAXED)};
            halves[1] ^= halves[0] * factor;
            return __builtin_bit_cast(Entry, halves);
        }
        void store(const Entry& entry) {
            const auto halves = __builtin_bit_cast(Halves, entry);
            __atomic_store_n(&halves_[0], halves[0], __ATOMIC_RELAXED);
            __atomic_store_n(&halves_[1], halves[1] ^ halves[0] * factor, __ATOMIC_RELAXED);
        }

      private:
        using Halves = std::array<std::uint64_t, 2>;
        static constexpr std::uint64_t factor = 0x9e3779b97f4a7c15;

        Halves halves_ = {0, 0};
    };

    // A bucket is two neighbouring slots: the deepest entry, then the newest.
    static constexpr std::size_t bucket_bytes = 2 * sizeof(Slot);

    // Returns the index of the first slot of a hash's bucket. The lowest bits of the hash select
    // the bucket; entries are checked by the 48 highest.
    std::size_t slot(std::uint64_t hash) const {
        return 2 * static_cast<std::size_t>(hash & (count_ - 1));
    }
    bool is_old(const Entry& entry) const { return entry.bound_and_generation >> 2 != generation_; }

    // Proven scores count plies from the root of the search; in the table, from the entry's node.
    static Score to_node(Score score, int ply) {
        return score >= evaluation_limit    ? score + ply
               : score <= -evaluation_limit ? score - ply
                                            : score;
    }
    static Score from_node(Score score, int ply) {
        return score >= evaluation_limit    ? score - ply
               : score <= -evaluation_limit ? score + ply
                                            : score;
    }

    std::size_t count_;  // of buckets, a power of two
    // Buckets are aligned to their size, so that no bucket crosses a cache line. The memory is one
    // entry larger instead of aligned: glibc before 2.38 cannot reuse a large aligned block after
    // it is freed, so a long match would grow by a table for each game.
    Zeroed<Slot> memory_;  // empty if another table owns it
    Slot* entries_ = nullptr;
    unsigned generation_ = 0;
};

}  // namespace quintet::search
