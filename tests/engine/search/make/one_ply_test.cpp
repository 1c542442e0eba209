#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/search/make/make_other_search.hpp"
#include "engine/search/make/make_search.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace toys;

TEST_CASE("greedy: takes the action after which the evaluation is best") {
    using P = GraphPosition<3>;
    for (std::uint64_t seed = 200; seed < 240; ++seed) {
        const P root = some_root<3>(seed);
        const auto search = make_search<P, GraphEvaluator<3>>("greedy");
        search->start(root, {}, {.lines = max_lines});
        CHECK_FALSE(search->step(1));
        CHECK(search->step(100));
        const auto& report = search->report();
        CHECK(report.nodes == static_cast<std::uint64_t>(root.legal_action_count()));
        REQUIRE(static_cast<int>(report.lines.size()) == root.legal_action_count());
        Score best = -win_score;
        for (const auto& line : report.lines) {
            P after = root;
            after.play(line.actions[0]);
            const auto scores = after.outcome().over() ? final_scores<3>(after.outcome(), 1)
                                                       : GraphEvaluator<3>{}.evaluate(after);
            CHECK(line.scores == scores);
            best = std::max(best, scores[root.to_move()]);
        }
        CHECK(report.lines[0].scores[root.to_move()] == best);
    }
}

TEST_CASE("greedy: sees that a repetition ends the game") {
    Greedy<Shuttle, ShuttleEvaluator> search;
    const Shuttle root(6, 2);
    Shuttle next = root;
    next.play({1});
    const std::vector<std::uint64_t> history{next.repetition_key()};
    search.start(root, history, {.lines = 2});
    search.step(10);
    CHECK(search.report().lines[0].actions[0].number == 1);
    CHECK(search.report().lines[0].scores[0] == 0);
}

TEST_CASE("random: all actions are equally likely, and the seed decides") {
    using P = GraphPosition<2>;
    const P root = some_root<2>(81);
    const auto actions = static_cast<std::size_t>(root.legal_action_count());
    std::vector<int> count(actions, 0);
    const auto search = make_search<P, GraphEvaluator<2>>("random");
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        search->start(root, {}, {.seed = seed});
        search->step(1);
        const auto taken = search->report().lines[0].actions[0].number;
        REQUIRE(taken < actions);
        ++count[taken];
        search->start(root, {}, {.seed = seed});
        CHECK(search->report().lines[0].actions[0].number == taken);
    }
    for (const int times : count) CHECK(times > 4000 / static_cast<int>(actions) * 3 / 4);
}
