#include "engine/search/make/with_solver.hpp"

#include "engine/search/tree/alpha_beta.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace toys;

namespace {

/// Solves heaps of even size, after five positions.
struct EvenHeaps {
    bool start(const Heap& root) {
        size = root.size();
        looked_at = 0;
        return size % 2 == 0;
    }
    std::uint64_t step(std::uint64_t nodes) {
        const std::uint64_t before = looked_at;
        looked_at = before + nodes < 5 ? before + nodes : 5;
        return looked_at - before;
    }
    std::vector<Choice> line() const {
        return {{static_cast<std::uint32_t>(size % 4 == 0 ? 1 : size % 4)}};
    }
    Scores<2> scores() const { return {7, -7}; }
    int depth() const { return looked_at == 5 ? 1 : 0; }
    bool finished() const { return looked_at == 5; }
    void clear() { ++cleared; }

    int size = 0;
    std::uint64_t looked_at = 0;
    static inline int cleared = 0;
};

struct SolvingEvaluator : HeapEvaluator {
    using Solver = EvenHeaps;
};

static_assert(HasSolver<SolvingEvaluator, Heap>);
static_assert(!HasSolver<HeapEvaluator, Heap>);

using Solving = WithSolver<Heap, SolvingEvaluator, AlphaBeta<Heap, SolvingEvaluator>>;

}  // namespace

TEST_CASE("solver: answers where it applies") {
    Solving search(std::size_t{1} << 16);
    search.start(Heap(6), {}, Limits{});
    CHECK_FALSE(search.step(3));
    CHECK(search.report().nodes == 3);
    CHECK(search.report().depth == 0);
    REQUIRE(search.report().lines.size() == 1);
    CHECK(search.step(3));
    CHECK(search.report().nodes == 5);
    CHECK(search.report().depth == 1);
    CHECK(search.report().lines[0].actions.front().number == 2);
    CHECK(search.report().lines[0].scores[0] == 7);
    CHECK(search.step(3));
    CHECK(search.report().nodes == 5);
    REQUIRE(search.report().completed.size() == 1);
    CHECK(search.report().completed[0].depth == 1);
    CHECK(search.report().completed[0].nodes == 5);
    CHECK(search.report().completed[0].lines.size() == 1);
}

TEST_CASE("solver: a limit of nodes holds") {
    Solving search(std::size_t{1} << 16);
    search.start(Heap(6), {}, Limits{.nodes = 4});
    while (!search.step(3)) {
    }
    CHECK(search.report().nodes == 4);
    CHECK(search.report().lines.size() == 1);
}

TEST_CASE("solver: the search answers where it does not apply") {
    Solving search(std::size_t{1} << 16);
    const auto proven = [&](const Heap& root, const Limits& limits) {
        search.start(root, {}, limits);
        while (!search.step(100)) {
        }
        return is_proven(search.report().lines.at(0).scores[0]);
    };
    CHECK(proven(Heap(7), {}));
    CHECK_FALSE(proven(Heap(6), {}));
    // A solver has neither several lines nor depths.
    CHECK(proven(Heap(6), {.lines = 2}));
    CHECK(proven(Heap(6), {.depth = 10}));
    const int before = EvenHeaps::cleared;
    search.clear();
    CHECK(EvenHeaps::cleared == before + 1);
}
