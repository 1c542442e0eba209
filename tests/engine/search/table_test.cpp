#include "engine/search/memory/table.hpp"

#include <atomic>
#include <thread>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/search/memory/key.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;

namespace {

/// What a thread stores for a hash; follows from the hash and the version.
Knowledge made_up(std::uint64_t hash, std::uint32_t version) {
    const auto value = static_cast<std::uint32_t>(mix(hash + version));
    return {value >> 1, static_cast<Score>(value % 20'001) - 10'000, static_cast<int>(value % 50),
            static_cast<Bound>(1 + value % 3)};
}

bool same(const Knowledge& a, const Knowledge& b) {
    return a.action == b.action && a.score == b.score && a.depth == b.depth && a.bound == b.bound;
}

/// Scores that depend on the plies left from 41 on.
struct FarSightedEvaluator : toys::GraphEvaluator<2> {
    static constexpr SearchConstants search_constants{.limit_in_sight = 41};
};

/// Returns the largest number of plies left that changes a key.
template <class E>
int plies_in_keys() {
    const auto key = [](int left) {
        toys::GraphRules rules;
        rules.turn_limit = 200;
        return table_key<E>(toys::GraphPosition<2>(rules, 7, 200 - left), 0);
    };
    int left = 100;
    // Two plies later the same player is to move.
    while (left > 0 && key(left) == key(left + 2)) --left;
    for (int less = left; less > 0; --less) REQUIRE(key(less) != key(less + 2));
    return left;
}

}  // namespace

TEST_CASE("table: near the turn limit, keys include the plies left") {
    CHECK(plies_in_keys<toys::GraphEvaluator<2>>() == 32);
    CHECK(plies_in_keys<FarSightedEvaluator>() == 41);
}

TEST_CASE("table: returns the entry stored for a position, and nothing for other positions") {
    TranspositionTable table(1 << 16);
    for (std::uint64_t i = 1; i <= 200; ++i) {
        const std::uint64_t hash = mix(i);
        CHECK(table.find(hash, 0).bound == Bound::none);
        table.store(hash, 0, made_up(hash, 1));
        CHECK(same(table.find(hash, 0), made_up(hash, 1)));
    }
    table.clear();
    CHECK(table.find(mix(1), 0).bound == Bound::none);
}

TEST_CASE("table: an entry without an action keeps the action known before") {
    TranspositionTable table(1 << 16);
    table.store(7, 0, {42, 100, 3, Bound::exact});
    table.store(7, 0, {no_action, 90, 5, Bound::upper});
    CHECK(table.find(7, 0).action == 42);
    CHECK(table.find(7, 0).score == 90);
}

TEST_CASE("table: proven scores count plies from the entry's node") {
    TranspositionTable table(1 << 16);
    table.store(7, 4, {1, win_score - 10, 3, Bound::exact});
    CHECK(table.find(7, 4).score == win_score - 10);
    CHECK(table.find(7, 6).score == win_score - 12);
    table.store(8, 4, {1, 10 - win_score, 3, Bound::exact});
    CHECK(table.find(8, 2).score == 8 - win_score);
}

TEST_CASE("table: a bucket keeps the deepest and the newest entry, old ones are replaced first") {
    TranspositionTable table(1);  // one bucket
    const auto hash = [](std::uint64_t i) { return i << 16; };
    table.store(hash(1), 0, {1, 0, 9, Bound::exact});
    table.store(hash(2), 0, {2, 0, 1, Bound::exact});
    table.store(hash(3), 0, {3, 0, 2, Bound::exact});
    CHECK(table.find(hash(1), 0).action == 1);
    CHECK(table.find(hash(2), 0).bound == Bound::none);
    CHECK(table.find(hash(3), 0).action == 3);
    table.age();
    table.store(hash(4), 0, {4, 0, 1, Bound::exact});
    CHECK(table.find(hash(4), 0).action == 4);
    CHECK(table.find(hash(1), 0).action == 1);
    CHECK(table.find(hash(3), 0).bound == Bound::none);
}

TEST_CASE("table: tables that share a memory see each other's entries") {
    TranspositionTable owner(1 << 16);
    TranspositionTable other(TranspositionTable::Shared{owner});
    CHECK(other.bytes() == owner.bytes());
    owner.store(7, 0, {42, 100, 3, Bound::exact});
    CHECK(other.find(7, 0).action == 42);
    other.store(8, 0, {43, 100, 3, Bound::exact});
    CHECK(owner.find(8, 0).action == 43);
    other.clear();  // the memory is not its own
    CHECK(owner.find(7, 0).action == 42);
}

TEST_CASE("table: no thread reads an entry that another thread has half written") {
    constexpr std::uint32_t versions = 64;
    constexpr int threads = 4;
    TranspositionTable owner(1 << 9);  // 16 buckets, so that threads meet
    std::atomic<int> wrong{0};
    std::atomic<int> seen{0};
    std::vector<std::thread> workers;
    workers.reserve(threads);
    for (int t = 0; t < threads; ++t) {
        workers.emplace_back([&, t] {
            TranspositionTable table(TranspositionTable::Shared{owner});
            for (std::uint64_t i = 0; i < 100'000; ++i) {
                const std::uint64_t random = mix(i * threads + static_cast<std::uint64_t>(t));
                const std::uint64_t hash = mix(random % 64 + 1);
                const Knowledge found = table.find(hash, 0);
                if (found.bound != Bound::none) {
                    bool known = false;
                    for (std::uint32_t v = 0; v < versions && !known; ++v) {
                        known = same(found, made_up(hash, v));
                    }
                    ++(known ? seen : wrong);
                }
                table.store(hash, 0,
                            made_up(hash, static_cast<std::uint32_t>(random >> 32) % versions));
            }
        });
    }
    for (std::thread& worker : workers) worker.join();
    CHECK(wrong == 0);
    CHECK(seen > 1000);
}
