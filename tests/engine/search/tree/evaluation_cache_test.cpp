#include "engine/search/tree/evaluation_cache.hpp"

#include "engine/search/tree/alpha_beta.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace quintet::tests;
using namespace toys;

namespace {

/// The same evaluation; counts its calls.
template <bool remembered>
struct CountingEvaluator : GraphEvaluator<2> {
    static constexpr SearchConstants search_constants{.worth_remembering = remembered};

    Scores<2> evaluate(const GraphPosition<2>& position) const {
        ++*asked;
        return GraphEvaluator<2>::evaluate(position);
    }

    std::uint64_t* asked = nullptr;
};

}  // namespace

TEST_CASE("evaluation cache: evaluates each key once") {
    EvaluationCache cache(true);
    int made = 0;
    const auto get = [&](std::uint64_t key, Score score) {
        return cache.get(key, [&] {
            ++made;
            return score;
        });
    };
    CHECK(get(0, 7) == 7);  // nothing is known about any key at first
    CHECK(get(0, 8) == 7);
    constexpr std::uint64_t other_slot = std::uint64_t{1} << 60;
    CHECK(get(other_slot, 9) == 9);
    CHECK(get(0, 8) == 7);
    CHECK(made == 2);
    CHECK(get(2, -5) == -5);  // takes the place of the first
    CHECK(get(2, 8) == -5);
    CHECK(get(0, 8) == 8);
    CHECK(made == 4);
}

TEST_CASE("evaluation cache: a search with it finds the same with fewer evaluations") {
    using P = GraphPosition<2>;
    std::uint64_t without_cache = 0;
    std::uint64_t with_cache = 0;
    for (std::uint32_t graph = 0; graph < 20; ++graph) {
        const P root({.seed = 8100 + graph, .states = 500, .most_actions = 8}, graph);
        if (root.outcome().over()) continue;
        CountingEvaluator<false> plain;
        plain.asked = &without_cache;
        CountingEvaluator<true> cached;
        cached.asked = &with_cache;
        AlphaBeta<P, CountingEvaluator<false>> first(small_table, {}, plain);
        AlphaBeta<P, CountingEvaluator<true>> second(small_table, {}, cached);
        const auto expected = run<P>(first, root, {.depth = 7, .lines = 2});
        const auto found = run<P>(second, root, {.depth = 7, .lines = 2});
        CHECK(found.nodes == expected.nodes);
        REQUIRE(found.lines.size() == expected.lines.size());
        for (std::size_t i = 0; i < found.lines.size(); ++i) {
            CHECK(found.lines[i].actions == expected.lines[i].actions);
            CHECK(found.lines[i].scores == expected.lines[i].scores);
        }
    }
    CHECK(with_cache > 0);
    CHECK(with_cache < without_cache * 3 / 4);
}
