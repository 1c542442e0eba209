#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/hooks/weights.hpp"
#include "engine/search/make/make_other_search.hpp"
#include "engine/search/make/make_search.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/search/temperature.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/toy_games.hpp"

// Tests what `search.hpp` promises, for every algorithm.

using namespace quintet;
using namespace quintet::search;
using namespace toys;

namespace {

template <std::size_t Players>
GraphPosition<Players> some_root(std::uint64_t seed) {
    GraphRules rules{.seed = seed, .states = 2000, .repetition_limit = 3, .most_actions = 8};
    std::uint32_t state = 0;
    while (GraphPosition<Players>(rules, state).legal_action_count() < 4) ++state;
    return GraphPosition<Players>(rules, state);
}

template <class P>
bool same_lines(const std::vector<Line<P>>& a, const std::vector<Line<P>>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Line<P>& x, const Line<P>& y) {
                          return x.actions == y.actions && x.scores == y.scores;
                      });
}

bool same_lines(const std::vector<LoggedLine>& a, const std::vector<LoggedLine>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const LoggedLine& x, const LoggedLine& y) {
                          return x.actions == y.actions && x.scores == y.scores;
                      });
}

template <class P>
bool same(const Report<P>& a, const Report<P>& b) {
    const auto equal = [](const CompletedDepth& x, const CompletedDepth& y) {
        return x.depth == y.depth && x.nodes == y.nodes && same_lines(x.lines, y.lines);
    };
    return a.depth == b.depth && a.nodes == b.nodes && a.finished == b.finished &&
           a.depth_under_way == b.depth_under_way && same_lines<P>(a.lines, b.lines) &&
           std::equal(a.completed.begin(), a.completed.end(), b.completed.begin(),
                      b.completed.end(), equal);
}

template <std::size_t Players, class Check>
void for_each_algorithm(Check&& check) {
    using P = GraphPosition<Players>;
    for (const std::string_view name : algorithm_names<P>()) {
        CAPTURE(Players, name);
        check([name] {
            auto search = make_search<P, GraphEvaluator<Players>>(name, {1 << 16, {}});
            REQUIRE(search);
            return search;
        });
    }
}

template <std::size_t Players>
void check_slicing() {
    using P = GraphPosition<Players>;
    for_each_algorithm<Players>([](auto make) {
        const P root = some_root<Players>(77);
        const Limits limits{.nodes = 20'000, .lines = 3, .seed = 5};
        const auto single = make();
        const auto sliced = make();
        single->start(root, {}, limits);
        sliced->start(root, {}, limits);
        std::uint64_t done = 0;
        bool finished = false;
        for (const unsigned slice : {1U, 2U, 3U, 10U, 100U, 999U, 5000U, 100'000U}) {
            for (unsigned i = 0; i < slice && !finished; ++i) finished = single->step(1);
            sliced->step(slice);
            done += slice;
            REQUIRE(same(single->report(), sliced->report()));
            REQUIRE(single->report().nodes <= done);
            REQUIRE((finished || single->report().nodes == done));
        }
        CHECK(single->report().finished);
        const auto whole = make();
        whole->start(root, {}, limits);
        whole->step(1'000'000);
        CHECK(same(single->report(), whole->report()));
    });
}

template <std::size_t Players>
void check_memory() {
    using P = GraphPosition<Players>;
    for_each_algorithm<Players>([](auto make) {
        const P root = some_root<Players>(78);
        const P other = some_root<Players>(79);
        const Limits limits{.depth = 6};
        const auto fresh = make();
        fresh->start(root, {}, limits);
        fresh->step(100'000'000);
        // Interrupted, used for another root, cleared: like a new search.
        const auto used = make();
        used->start(other, {}, {.lines = 4});
        used->step(777);
        used->start(root, {}, {});
        used->step(555);
        used->clear();
        used->start(root, {}, limits);
        used->step(100'000'000);
        CHECK(same(fresh->report(), used->report()));
    });
}

template <std::size_t Players>
void check_reports() {
    using P = GraphPosition<Players>;
    for_each_algorithm<Players>([](auto make) {
        for (std::uint64_t seed = 100; seed < 130; ++seed) {
            const P root = some_root<Players>(seed);
            const auto search = make();
            search->start(root, {}, {.nodes = 3000, .lines = 2, .seed = seed});
            bool finished = false;
            while (!finished) {
                finished = search->step(1);
                const auto& report = search->report();
                REQUIRE(report.finished == finished);
                REQUIRE_FALSE(report.lines.empty());
                REQUIRE(report.lines.size() <= 2);
                for (const auto& line : report.lines) {
                    REQUIRE_FALSE(line.actions.empty());
                    REQUIRE(static_cast<int>(line.actions[0].number) < root.legal_action_count());
                }
            }
            CHECK(search->report().nodes <= 3000);
            const auto before = search->report();
            CHECK(search->step(1000));
            CHECK(same(before, search->report()));
        }
    });
}

/// Whether an algorithm uses iterative deepening.
bool deepens(std::string_view name) { return name != "mcts" && name != "random"; }

template <std::size_t Players>
void check_depths() {
    using P = GraphPosition<Players>;
    constexpr int deepest = 5;
    const P root = some_root<Players>(77);
    for (const std::string_view name : algorithm_names<P>()) {
        CAPTURE(Players, name);
        const auto to_depth = [&](int depth) {
            auto search = make_search<P, GraphEvaluator<Players>>(name, {1 << 16, {}});
            search->start(root, {}, {.depth = depth, .lines = 2, .seed = 5});
            // All depths fit into this one step.
            search->step(100'000'000);
            return search;
        };
        const auto search = to_depth(deepest);
        const Report<P>& report = search->report();
        CHECK(report.depth_under_way == 0);
        if (!deepens(name)) {
            CHECK(report.completed.empty());
            continue;
        }
        REQUIRE_FALSE(report.completed.empty());
        CHECK(report.completed.back().depth == report.depth);
        CHECK(report.completed.back().nodes == report.nodes);
        CHECK(same_lines(report.completed.back().lines, logged(report.lines)));
        int depth = 0;
        for (const CompletedDepth& completed : report.completed) {
            CHECK(completed.depth == ++depth);
            const auto alone = to_depth(depth);
            CHECK(completed.nodes == alone->report().nodes);
            CHECK(same_lines(completed.lines, logged(alone->report().lines)));
        }
    }
}

template <std::size_t Players>
void check_interrupted_depth() {
    using P = GraphPosition<Players>;
    const P root = some_root<Players>(77);
    for (const std::string_view name : algorithm_names<P>()) {
        if (!deepens(name)) continue;
        CAPTURE(Players, name);
        const auto search = make_search<P, GraphEvaluator<Players>>(name, {1 << 16, {}});
        search->start(root, {}, {.nodes = 2, .seed = 5});
        search->step(100);
        CHECK(search->report().finished);
        CHECK(search->report().completed.empty());
        CHECK(search->report().depth_under_way == 1);
    }
}

}  // namespace

TEST_CASE("every depth is reported with the nodes until it was complete") {
    check_depths<2>();
    check_depths<3>();
}

TEST_CASE("an interrupted depth is reported as not complete") {
    check_interrupted_depth<2>();
    check_interrupted_depth<3>();
}

TEST_CASE("the division into steps changes no result") {
    check_slicing<2>();
    check_slicing<3>();
}

TEST_CASE("clear forgets everything") {
    check_memory<2>();
    check_memory<3>();
}

TEST_CASE("after every step there is a line that begins with a legal action") {
    check_reports<2>();
    check_reports<3>();
}

TEST_CASE("a second search of the same position uses what the first learnt") {
    using P = GraphPosition<2>;
    int hard = 0;
    std::uint64_t nodes_at_first = 0;
    std::uint64_t nodes_again = 0;
    for (std::uint64_t seed = 300; seed < 340; ++seed) {
        const P root = some_root<2>(seed);
        const auto search = make_search<P, GraphEvaluator<2>>("alpha-beta");
        search->start(root, {}, {.depth = 9});
        search->step(100'000'000);
        const auto first = search->report();
        if (first.nodes < 1000) continue;
        ++hard;
        search->start(root, {}, {.depth = 9});
        search->step(100'000'000);
        CHECK(search->report().depth == first.depth);
        nodes_at_first += first.nodes;
        nodes_again += search->report().nodes;
    }
    CHECK(nodes_again < nodes_at_first / 2);
    CHECK(hard >= 5);
}

TEST_CASE("every algorithm is made by its name, other names make none") {
    using Two = GraphPosition<2>;
    using Three = GraphPosition<3>;
    CHECK(algorithm_names<Two>().front() == "alpha-beta");
    CHECK_FALSE(make_search<Two, GraphEvaluator<2>>("paranoid"));
    CHECK_FALSE(make_search<Three, GraphEvaluator<3>>("alpha-beta"));
    CHECK_FALSE(make_search<Three, GraphEvaluator<3>>(""));
}

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

namespace {

std::array<int, 8> choices(const std::vector<Score>& values, double spread) {
    std::array<int, 8> count{};
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        ++count[choose_by_temperature(values, spread, seed)];
    }
    return count;
}

}  // namespace

TEST_CASE("levels: weights fall by a factor of e with each spread behind the best") {
    const auto count = choices({50, 0, -25, -101}, 50);
    // Weights 1, 1/e and e^-1.5, of 1.591 together; the last is more than three spreads behind.
    CHECK(std::abs(count[0] - 6285) < 200);
    CHECK(std::abs(count[1] - 2312) < 200);
    CHECK(std::abs(count[2] - 1402) < 200);
    CHECK(count[3] == 0);
}

TEST_CASE("levels: values may come in any order") {
    const auto sorted = choices({50, 25, -25, -101}, 50);
    const auto mixed = choices({-101, 25, 50, -25}, 50);
    CHECK(mixed[0] == 0);
    CHECK(std::abs(mixed[2] - sorted[0]) < 200);
    CHECK(std::abs(mixed[1] - sorted[1]) < 200);
}

TEST_CASE("levels: a proven win is played, a proven loss is avoided") {
    CHECK(choices({win_score - 3, 100, 90}, 1000)[0] == 10'000);
    const auto count = choices({10 - win_score, 0}, 1'000'000'000);
    CHECK(count[1] == 10'000);
    CHECK(choices({9 - win_score, 7 - win_score}, 1000)[0] == 10'000);
}

namespace {

struct FactorWeight {
    Score factor = 1;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("factor", self.factor);
    }
};

struct WeightedEvaluator : Weighted<FactorWeight> {
    using Weighted::Weighted;
    static constexpr double scale = GraphEvaluator<3>::scale;

    template <std::size_t Players>
    Scores<Players> evaluate(const GraphPosition<Players>& position) const {
        Scores<Players> scores = GraphEvaluator<Players>().evaluate(position);
        for (Score& score : scores) score *= weights().factor;
        return scores;
    }
};

template <std::size_t Players>
void check_weights() {
    using P = GraphPosition<Players>;
    const P root = some_root<Players>(78);
    for (const std::string_view name : algorithm_names<P>()) {
        CAPTURE(name);
        const auto score = [&](Score factor) {
            Settings<WeightedEvaluator> settings{1 << 16, WeightedEvaluator({factor})};
            const auto search = make_search<P, WeightedEvaluator>(name, settings);
            search->start(root, {}, {.depth = 1});
            while (!search->step(100)) {
            }
            return search->report().lines[0].scores[root.to_move()];
        };
        const Score once = score(1);
        REQUIRE(once != 0);
        REQUIRE_FALSE(is_proven(once));
        if (name == "mcts") {
            // Means of chances of winning, which are not proportional to the evaluation.
            CHECK(std::abs(score(3)) > std::abs(once));
            CHECK((score(3) > 0) == (once > 0));
        } else {
            CHECK(score(3) == 3 * once);
        }
        CHECK(score(0) == 0);
    }
}

}  // namespace

TEST_CASE("every algorithm uses the evaluator that it is given") {
    check_weights<2>();
    check_weights<3>();
}

namespace {

template <std::size_t Players>
void check_minimal_contract() {
    using P = HeapOf<Players>;
    using E = HeapEvaluator;
    static_assert(!OrdersActions<E, P> && !PreparesOrder<E, P> && !HasNoisyActions<E, P>);
    static_assert(!EvaluatesOnePlayer<E, P> && !LooksAhead<E, P> && !WorthRemembering<E>);
    static_assert(!SeesTurnLimit<E> && !HasMargin<E> && !HasSolver<E, P> && !HasWeights<E>);
    static_assert(!HasHeadway<E, P>);
    static_assert(!TellsKeysAfter<P> && !GuessesHashAfter<P> && !ChecksLegality<P>);
    for (const std::string_view name : algorithm_names<P>()) {
        for (const int threads : {1, 3}) {
            if (threads > 1 && !can_use_threads<P>(name)) continue;
            for (int size = 1; size <= 12; ++size) {
                CAPTURE(Players, name, threads, size);
                const auto search = make_search<P, E>(name, {1 << 16, {}, threads});
                REQUIRE(search);
                search->start(P(size), {}, {.nodes = Players == 2 ? 0U : 5000U});
                while (!search->step(100)) {
                }
                const auto& line = search->report().lines.at(0);
                const int taken = static_cast<int>(line.actions.at(0).number);
                CHECK(taken >= 1);
                CHECK(taken <= std::min(size, 3));
                if (name == "random") continue;
                // All find a win in one ply; all that search deeper find forced wins.
                if (size <= 3) CHECK(taken == size);
                if (name == "greedy" || Players > 2) continue;
                CHECK(is_proven(line.scores[0]));
                CHECK((line.scores[0] > 0) == (size % 4 != 0));
            }
        }
    }
}

}  // namespace

TEST_CASE("a game without any hook is searched by every algorithm, also in threads") {
    check_minimal_contract<2>();
    check_minimal_contract<3>();
}
