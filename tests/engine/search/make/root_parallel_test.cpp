#include "engine/search/make/root_parallel.hpp"

#include <algorithm>

#include "engine/search/mcts/mcts.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/make/helper_threads.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace quintet::tests;
using namespace toys;

namespace {

constexpr std::size_t tree_bytes = 1 << 20;

using Triple = GraphPosition<3>;
using TripleTree = Mcts<Triple, GraphEvaluator<3>>;
using SeveralTrees = RootParallel<Triple, TripleTree>;

/// A root with several actions, none of them proven within 30,000 nodes.
Triple endless_triple() {
    const GraphRules rules{.seed = 78, .states = 50'000, .repetition_limit = 3, .most_actions = 8};
    for (std::uint32_t state = 0; state < 200; ++state) {
        const Triple root(rules, state);
        if (root.outcome().over() || root.legal_action_count() < 4) continue;
        TripleTree search(tree_bytes);
        search.start(root, {}, Limits{.nodes = 30'000, .lines = 8});
        search.step(30'000);
        const auto& lines = search.report().lines;
        const bool open = std::none_of(lines.begin(), lines.end(),
                                       [](const auto& line) { return is_proven(line.scores[0]); });
        if (open && lines.size() >= 4 && search.report().nodes >= 30'000) return root;
    }
    FAIL("every state is proven");
    return {rules, 0};
}

std::vector<std::uint32_t> first_actions(const Report<Triple>& report) {
    std::vector<std::uint32_t> codes;
    for (const auto& line : report.lines) codes.push_back(line.actions.front().code());
    return codes;
}

}  // namespace

TEST_CASE("root parallel: several trees prove what one does") {
    for (int size = 1; size <= 12; ++size) {
        CAPTURE(size);
        for (const int threads : {1, 2, 4}) {
            CAPTURE(threads);
            RootParallel<Heap, Mcts<Heap, HeapEvaluator>> several(threads, tree_bytes,
                                                                  HeapEvaluator{});
            several.start(Heap(size), {}, Limits{});
            finish(several);
            REQUIRE(several.report().finished);
            const Score score = several.report().lines.at(0).scores[0];
            CHECK(is_proven(score));
            CHECK((score > 0) == (size % 4 != 0));
        }
    }
}

TEST_CASE("root parallel: one thread is the search itself") {
    const Triple root = endless_triple();
    TripleTree alone(tree_bytes);
    SeveralTrees one(1, tree_bytes, GraphEvaluator<3>{});
    alone.start(root, {}, Limits{.nodes = 5000, .lines = 3});
    one.start(root, {}, Limits{.nodes = 5000, .lines = 3});
    finish(alone);
    finish(one);
    CHECK(one.report().nodes == alone.report().nodes);
    CHECK(first_actions(one.report()) == first_actions(alone.report()));
}

TEST_CASE("root parallel: visits and proofs of other trees count") {
    const Triple root = endless_triple();
    TripleTree search(tree_bytes);
    search.start(root, {}, Limits{.nodes = 2000, .lines = 4});
    finish(search);
    const auto before = first_actions(search.report());
    REQUIRE(before.size() >= 3);

    std::vector<RootVote> own;
    search.vote(own);
    std::uint64_t visits = 0;
    for (const RootVote& vote : own) visits += vote.visits;
    CHECK(visits <= 2000);
    CHECK(visits > 1900);

    search.hear({{.action = before[2], .visits = 1'000'000}});
    CHECK(first_actions(search.report()).front() == before[2]);
    const auto actions = search.root_actions();
    CHECK(actions.front().action.code() == before[2]);
    CHECK(actions.front().visits > 1'000'000);
    CHECK(actions.front().share > 0.99);

    search.hear(
        {{.action = before[1], .visits = 1, .plies = 2, .winner = root.to_move(), .proven = true}});
    CHECK(first_actions(search.report()).front() == before[1]);
    CHECK(search.report().lines.front().scores[root.to_move()] == win_score - 3);

    search.start(root, {}, Limits{.nodes = 1, .lines = 4});
    CHECK(first_actions(search.report()).front() != before[2]);
}

TEST_CASE("root parallel: the nodes of all trees count towards the limit") {
    SeveralTrees search(3, tree_bytes, GraphEvaluator<3>{});
    check_shared_limit(search, endless_triple());
}

TEST_CASE("root parallel: helpers work, but not during a pause") {
    SeveralTrees search(2, tree_bytes, GraphEvaluator<3>{});
    const std::uint64_t helped = check_pause(search, endless_triple());
    CHECK(search.report().nodes > helped);
}

TEST_CASE("root parallel: threads may be stopped, cleared and destroyed at any time") {
    check_interruptions([] { return SeveralTrees(4, tree_bytes, GraphEvaluator<3>{}); },
                        endless_triple());
}
