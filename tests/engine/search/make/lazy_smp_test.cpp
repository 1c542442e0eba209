#include "engine/search/make/lazy_smp.hpp"

#include "engine/search/tree/alpha_beta.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/make/helper_threads.hpp"
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

/// A root that is not proven within 100,000 nodes.
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

TEST_CASE("lazy SMP: several threads prove what one does") {
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

TEST_CASE("lazy SMP: a limit of depth holds in several threads") {
    SeveralOnGraph search(3, table_bytes);
    const Graph root = endless_root();
    for (const int depth : {1, 2, 5}) {
        search.start(root, {}, Limits{.depth = depth, .lines = 3});
        finish(search);
        CHECK(search.report().depth == depth);
        CHECK(search.report().lines.size() == 3);
    }
}

TEST_CASE("lazy SMP: the nodes of all threads count towards the limit") {
    SeveralOnGraph search(3, table_bytes);
    check_shared_limit(search, endless_root());
}

TEST_CASE("lazy SMP: helpers work, but not during a pause") {
    SeveralOnGraph search(2, table_bytes);
    check_pause(search, endless_root());
    CHECK(search.report().nodes > 0);
}

TEST_CASE("lazy SMP: threads may be stopped, cleared and destroyed at any time") {
    check_interruptions([] { return SeveralOnGraph(4, table_bytes); }, endless_root());
}

TEST_CASE("lazy SMP: every completed depth is reported, and the one being searched") {
    SeveralOnGraph search(2, table_bytes);
    search.start(endless_root(), {}, Limits{.nodes = 50'000});
    finish(search);
    const auto& report = search.report();
    REQUIRE(report.completed.size() >= 2);
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < report.completed.size(); ++i) {
        CHECK(report.completed[i].depth == static_cast<int>(i) + 1);
        CHECK(report.completed[i].nodes > nodes);
        nodes = report.completed[i].nodes;
    }
    CHECK(nodes <= report.nodes);
    CHECK(report.depth_under_way == report.depth + 1);
    search.start(endless_root(), {}, Limits{.depth = 1});
    CHECK(search.report().completed.empty());
}
