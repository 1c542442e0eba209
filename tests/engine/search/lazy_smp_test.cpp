#include "engine/search/lazy_smp.hpp"

#include <chrono>
#include <thread>

#include "engine/search/alpha_beta.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace quintet::tests;
using namespace toys;

namespace {

constexpr std::size_t table_bytes = 1 << 16;

template <class P, class E>
using Several = LazySmp<P, AlphaBeta<P, E>>;

using Graph = GraphPosition<2>;
using SeveralOnGraph = Several<Graph, GraphEvaluator<2>>;

/// One that is not proven for long.
Graph endless_root() {
    const GraphRules rules{.seed = 77, .states = 2000, .repetition_limit = 3, .most_actions = 8};
    for (std::uint32_t state = 0;; ++state) {
        const Graph root(rules, state);
        if (root.legal_action_count() < 4) continue;
        AlphaBeta<Graph, GraphEvaluator<2>> search(table_bytes);
        search.start(root, {}, Limits{.nodes = 100'000});
        search.step(100'000);
        if (search.report().nodes >= 100'000) return root;
    }
}

}  // namespace

TEST_CASE("search: several threads prove what one does") {
    for (int size = 1; size <= 24; ++size) {
        CAPTURE(size);
        AlphaBeta<Heap, HeapEvaluator> alone(table_bytes);
        alone.start(Heap(size), {}, Limits{});
        finish(alone);
        for (const int threads : {1, 2, 4}) {
            CAPTURE(threads);
            Several<Heap, HeapEvaluator> several(threads, table_bytes);
            several.start(Heap(size), {}, Limits{});
            finish(several);
            REQUIRE(several.report().finished);
            CHECK(several.report().lines.at(0).scores == alone.report().lines.at(0).scores);
        }
    }
}

TEST_CASE("search: a limit of depth holds in several threads") {
    SeveralOnGraph search(3, table_bytes);
    const Graph root = endless_root();
    for (const int depth : {1, 2, 5}) {
        search.start(root, {}, Limits{.depth = depth, .lines = 3});
        finish(search);
        CHECK(search.report().depth == depth);
        CHECK(search.report().lines.size() == 3);
    }
}

TEST_CASE("search: a limit of nodes is that of all threads together") {
    SeveralOnGraph search(3, table_bytes);
    search.start(endless_root(), {}, Limits{.nodes = 30'000});
    finish(search);
    CHECK(search.report().nodes >= 30'000);
    // A thread overshoots by no more than it does between two looks at what it is told; how far the
    // caller's own thread is behind depends on the machine.
    CHECK(search.report().nodes < 3'000'000);
    const std::uint64_t nodes = search.report().nodes;
    CHECK(search.step(1000));
    CHECK(search.report().nodes == nodes);
}

TEST_CASE("search: helpers work, and not during a pause") {
    SeveralOnGraph search(2, table_bytes);
    search.start(endless_root(), {}, Limits{});
    // One helper does its share sooner or later, however busy the machine is.
    for (int i = 0; i < 100'000 && search.helper_nodes() == 0; ++i) {
        search.step(100);
        std::this_thread::yield();
    }
    REQUIRE(search.helper_nodes() > 0);
    CHECK(search.report().nodes > 0);
    search.pause();
    const std::uint64_t before = search.helper_nodes();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    CHECK(search.helper_nodes() == before);
}

TEST_CASE("search: threads may be stopped, cleared and left at any moment") {
    const Graph root = endless_root();
    for (int i = 0; i < 50; ++i) {
        SeveralOnGraph search(4, table_bytes);
        if (i % 5 == 0) continue;
        search.start(root, {}, Limits{});
        if (i % 5 == 1) continue;
        search.step(10);
        if (i % 5 == 2) search.start(root, {}, Limits{});
        if (i % 5 == 3) {
            search.clear();
            CHECK(search.report().finished);
        }
    }
}
