#include "engine/search/tree/max_n.hpp"

#include <cstdint>
#include <vector>

#include "tests/engine/catch.hpp"
#include "tests/engine/search/reference.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace toys;

namespace {

/// Compares the scores of every root action with the reference, at several depths of many graphs.
/// Returns the number of actions compared.
template <std::size_t Players>
int compare(const GraphRules& like, const Features& features, int deepest) {
    using P = GraphPosition<Players>;
    int compared = 0;
    for (std::uint32_t graph = 0; graph < 40; ++graph) {
        GraphRules rules = like;
        rules.seed = like.seed + graph;
        const P root(rules, graph);
        if (root.outcome().over()) continue;
        const std::vector<std::uint64_t> history(2, P(rules, 3).repetition_key());
        MaxN<P, GraphEvaluator<Players>> search(1 << 16, features);
        for (int depth = 1; depth <= deepest; ++depth) {
            search.start(root, history, {.depth = depth, .lines = max_lines});
            REQUIRE(search.step(10'000'000));
            const auto& report = search.report();
            REQUIRE(static_cast<int>(report.lines.size()) == root.legal_action_count());
            reference::MaxN<P, GraphEvaluator<Players>> reference(
                root, history,
                features.quiescence ? MaxN<P, GraphEvaluator<Players>>::quiescence_plies : 0);
            for (const auto& line : report.lines) {
                REQUIRE(line.scores == reference.values_of(line.actions.front(), report.depth));
                ++compared;
            }
        }
    }
    return compared;
}

}  // namespace

TEST_CASE("max-n: every player chooses its own best action") {
    CHECK(compare<3>({.seed = 10'000, .layered = true}, Features::none(), 6) > 200);
    CHECK(compare<3>({.seed = 10'100, .layered = true, .rotating = false}, Features::none(), 6) >
          200);
    CHECK(compare<2>({.seed = 10'200, .layered = true}, Features::none(), 6) > 200);
}

TEST_CASE("max-n: a repetition on the path or with the history is a draw") {
    CHECK(compare<3>({.seed = 10'300, .states = 8, .repetition_limit = 3}, Features::none(), 6) >
          200);
}

TEST_CASE("max-n: quiescence follows noisy actions for a few plies") {
    Features features = Features::none();
    features.quiescence = true;
    CHECK(compare<3>({.seed = 10'400, .layered = true}, features, 5) > 200);
}

TEST_CASE("max-n: the table changes no value of a game that is searched to its end") {
    Features features = Features::none();
    features.table = true;
    CHECK(compare<3>({.seed = 10'500, .states = 8, .turn_limit = 7}, features, 8) > 200);
}
