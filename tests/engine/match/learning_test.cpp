#include "tests/engine/match/helpers.hpp"

// What a search leaves behind for whoever looks at the same game again.

using namespace quintet;
using namespace quintet::tests;

namespace {

/// The nodes that a search to a depth visits.
std::uint64_t nodes_to(Match& match, int depth) {
    SearchRequest request;
    request.depth = depth;
    REQUIRE(match.start_search(request).ok());
    while (!match.step_search_nodes(100).finished) {
    }
    return match.stop_search().nodes;
}

}  // namespace

TEST_CASE("a match goes on with what another one of the same game has learnt") {
    for (const char* game : {"chexers", "cachex", "hive"}) {
        INFO(game);
        const auto first = started({game, {}});
        const std::uint64_t fresh = nodes_to(*first, 4);
        const auto second = started({game, {}});
        second->learn_from(*first);
        CHECK(nodes_to(*second, 4) < fresh);
        CHECK(nodes_to(*started({game, {}}), 4) == fresh);
    }
}

TEST_CASE("nothing is learnt from other games, options or setups") {
    const Variant large{"cachex", {{"size", "9"}}};
    const std::uint64_t fresh = nodes_to(*started(large), 3);
    const auto other = started({"cachex", {}});
    nodes_to(*other, 3);
    const auto match = started(large);
    match->learn_from(*other);
    match->learn_from(*started({"halma", {}}));
    CHECK(nodes_to(*match, 3) == fresh);
}

TEST_CASE("a search tells of every depth it has done, with more nodes each time") {
    const auto match = started({"chexers", {}});
    nodes_to(*match, 5);
    const SearchProgress& progress = match->stop_search();
    REQUIRE(progress.depths.size() >= 3);
    CHECK(progress.depths.back().depth == 5);
    CHECK(progress.depths.back().best == progress.lines.front().actions.front());
    CHECK(progress.depths.back().scores == progress.lines.front().scores);
    for (std::size_t i = 1; i < progress.depths.size(); ++i) {
        CHECK(progress.depths[i].depth > progress.depths[i - 1].depth);
        CHECK(progress.depths[i].nodes > progress.depths[i - 1].nodes);
        CHECK(progress.depths[i].seconds >= progress.depths[i - 1].seconds);
    }
    nodes_to(*match, 1);
    CHECK(match->stop_search().depths.size() == 1);
}
