#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "engine/core/hooks/weights.hpp"
#include "engine/search/make/make_other_search.hpp"
#include "engine/search/make/make_search.hpp"
#include "engine/search/search_hooks.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/toy_games.hpp"

// Tests what `search.hpp` promises, for every algorithm.

using namespace quintet;
using namespace quintet::search;
using namespace toys;

namespace {

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
    static_assert(!LooksAhead<E, P> && !HasSearchConstants<E>);
    static_assert(!HasSolver<E, P> && !HasWeights<E>);
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
