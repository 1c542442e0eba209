#include <algorithm>
#include <cmath>

#include "tests/engine/session/helpers.hpp"

// What a search keeps for the next search of the same game.

using namespace quintet;
using namespace quintet::tests;

namespace {

/// Returns the number of nodes that a search to a depth visits.
std::uint64_t nodes_to(GameSearch& search, const RunningGame& game, int depth) {
    SearchRequest request;
    request.depth = depth;
    REQUIRE(search.start(game, request).ok());
    return search.finish().nodes;
}

/// The same for a search that has learnt nothing yet.
std::uint64_t nodes_to(const RunningGame& game, int depth) {
    GameSearch search;
    return nodes_to(search, game, depth);
}

}  // namespace

TEST_CASE("a search keeps its findings about another game of the same kind") {
    for (const char* game : {"chexers", "cachex", "hive"}) {
        INFO(game);
        GameSearch search;
        const std::uint64_t fresh = nodes_to(search, *started({game, {}}), 4);
        CHECK(nodes_to(search, *started({game, {}}), 4) < fresh);
        CHECK(nodes_to(*started({game, {}}), 4) == fresh);
    }
}

TEST_CASE("nothing is learnt from other games, options or setups") {
    const auto large = started({"cachex", {{"size", "9"}}});
    const std::uint64_t fresh = nodes_to(*large, 3);
    GameSearch search;
    nodes_to(search, *started({"cachex", {}}), 3);
    CHECK(nodes_to(search, *large, 3) == fresh);
    nodes_to(search, *started({"halma", {}}), 3);
    CHECK(nodes_to(search, *large, 3) == fresh);
    nodes_to(search, *started({"cachex", {{"size", "9"}}}, large->position_text()), 3);
    CHECK(nodes_to(search, *large, 3) == fresh);
}

TEST_CASE("a search tells of every depth it has done, from the first on, with its nodes") {
    for (const char* game : {"chexers", "cachex", "tetress"}) {
        INFO(game);
        const auto running = started({game, {}});
        SearchRequest request;
        request.depth = 3;
        GameSearch search;
        REQUIRE(search.start(*running, request).ok());
        // Nothing is lost between steps, however large they are.
        const SearchProgress progress = search.step_nodes(100'000'000);
        REQUIRE(progress.finished);
        CHECK(progress.depth_under_way == 0);
        CHECK(progress.visits.empty());
        REQUIRE(progress.depths.size() == 3);
        CHECK(progress.depths.back().nodes == progress.nodes);
        CHECK(progress.depths.back().lines[0].actions == progress.lines[0].actions);
        CHECK(progress.depths.back().lines[0].scores == progress.lines[0].scores);
        CHECK(progress.depths.back().best == progress.best);
        CHECK(progress.depths.back().chances == progress.lines[0].chances);
        for (int depth = 1; depth <= 3; ++depth) {
            const SearchDepth& done = progress.depths[static_cast<std::size_t>(depth) - 1];
            CHECK(done.depth == depth);
            CHECK(done.nodes == nodes_to(*started({game, {}}), depth));
        }
    }
}

TEST_CASE("a depth that a search did not complete is under way") {
    const auto running = started({"chexers", {}});
    SearchRequest request;
    request.nodes = 3000;
    GameSearch search;
    REQUIRE(search.start(*running, request).ok());
    const SearchProgress& progress = search.step_nodes(3000);
    REQUIRE(progress.finished);
    CHECK(progress.depth_under_way == progress.depth + 1);
    CHECK(progress.depths.back().depth == progress.depth);
    CHECK(progress.depths.back().nodes < progress.nodes);
}

TEST_CASE("Monte Carlo tree search tells of the visits of every action, not of depths") {
    const auto running = started({"cachex", {{"size", "4"}}});
    SearchRequest request;
    request.algorithm = "mcts";
    request.nodes = 5000;
    request.lines = 2;
    GameSearch search;
    REQUIRE(search.start(*running, request).ok());
    const SearchProgress& progress = search.step_nodes(5000);
    CHECK(progress.depths.empty());
    CHECK(progress.depth_under_way == 0);
    REQUIRE(progress.visits.size() > 2);
    const auto legal = running->legal_actions();
    std::uint64_t visits = 0;
    double shares = 0;
    for (const SearchVisits& action : progress.visits) {
        CHECK(std::find(legal.begin(), legal.end(), action.action) != legal.end());
        CHECK(action.visits > 0);
        CHECK(action.scores.size() == 2);
        CHECK(action.chances.size() == 2);
        visits += action.visits;
        shares += action.share;
    }
    // The first playout stops at the root.
    CHECK(visits == progress.nodes - 1);
    CHECK(std::abs(shares - 1) < 1e-9);
    for (const std::size_t i : {0U, 1U}) {
        CHECK(progress.visits[i].action == progress.lines[i].actions.front());
        CHECK(progress.visits[i].scores == progress.lines[i].scores);
    }
}
