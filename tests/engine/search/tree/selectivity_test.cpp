#include "engine/search/tree/pruning.hpp"

#include <limits>
#include <string>

#include "engine/core/hooks/weights.hpp"
#include "engine/search/tree/alpha_beta.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/reference.hpp"
#include "tests/engine/search/toy_games.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace toys;

namespace {

struct OnlySelectivity {
    Selectivity search;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("search", self.search);
    }
};

/// The evaluation of `E`, with its own selectivity.
template <class E>
struct Selective : E, Weighted<OnlySelectivity> {
    using Weighted<OnlySelectivity>::Weighted;
    explicit Selective(const Selectivity& search) : Weighted<OnlySelectivity>({search}) {}
};

using P = GraphPosition<2>;
using Evaluator = Selective<GraphEvaluator<2>>;

/// Nothing is pruned or reduced.
constexpr Selectivity thorough{
    .reduction = 0,
    .reduction_base = 0,
    .reduction_history = 0,
    .reverse_futility_depth = 0,
    .futility_depth = 0,
    .late_actions_depth = 0,
};

constexpr Features selecting{.table = false,
                             .quiescence = true,
                             .reductions = false,
                             .extensions = false,
                             .aspiration = false,
                             .pruning = true};

template <class Position, class E>
Report<Position> search_of(const Position& root, const E& evaluator, const Features& features,
                           int depth) {
    AlphaBeta<Position, E> search(1 << 16, features, evaluator);
    search.start(root, {}, {.depth = depth});
    while (!search.step(1000)) {
    }
    return search.report();
}

std::vector<P> some_roots() {
    std::vector<P> roots;
    for (std::uint32_t graph = 0; graph < 30; ++graph) {
        const P root({.seed = 9000 + graph, .states = 500, .most_actions = 8}, graph);
        if (!root.outcome().over()) roots.push_back(root);
    }
    return roots;
}

std::uint64_t nodes_with(const Selectivity& selectivity, const Features& features) {
    std::uint64_t nodes = 0;
    for (const P& root : some_roots()) {
        nodes += search_of(root, Evaluator(selectivity), features, 5).nodes;
    }
    return nodes;
}

}  // namespace

TEST_CASE("selectivity: an evaluator that has its own is searched with it") {
    const P root = some_roots().front();
    Selectivity given;
    given.futility = 77;
    CHECK(selectivity_of(Evaluator(given), root).futility == 77);
    CHECK(selectivity_of(Evaluator(), root).futility == Selectivity{}.futility);
    CHECK(selectivity_of(GraphEvaluator<2>(), root).futility == Selectivity{}.futility);
}

TEST_CASE("selectivity: a search that is not selective leaves nothing out") {
    Features plain = Features::none();
    plain.quiescence = true;
    Features all = selecting;
    all.reductions = true;
    for (const P& root : some_roots()) {
        const auto expected = search_of(root, GraphEvaluator<2>(), plain, 5);
        const auto pruned = search_of(root, Evaluator(thorough), selecting, 5);
        REQUIRE(pruned.lines[0].actions == expected.lines[0].actions);
        REQUIRE(pruned.lines[0].scores == expected.lines[0].scores);
        REQUIRE(pruned.nodes == expected.nodes);
        // Nodes without a table action are always reduced by a ply from four plies on.
        const auto reduced = search_of(root, Evaluator(thorough), all, 3);
        REQUIRE(reduced.lines[0].scores ==
                search_of(root, GraphEvaluator<2>(), plain, 3).lines[0].scores);
    }
}

TEST_CASE("selectivity: each kind of pruning and reduction saves nodes") {
    Features reducing = selecting;
    reducing.reductions = true;
    const std::uint64_t all = nodes_with(thorough, selecting);
    Selectivity some = thorough;

    SECTION("late actions less deep") {
        some.reduction = 200;
        CHECK(nodes_with(some, reducing) < nodes_with(thorough, reducing) * 9 / 10);
    }
    SECTION("nothing where a node is far above its window") {
        some.reverse_futility_depth = 3;
        some.reverse_futility = 20;
        CHECK(nodes_with(some, selecting) < all * 9 / 10);
    }
    SECTION("only noisy actions where it is far below") {
        some.futility_depth = 3;
        some.futility = some.futility_base = 10;
        CHECK(nodes_with(some, selecting) < all * 9 / 10);
    }
    SECTION("no late actions that are not noisy") {
        some.late_actions_depth = 4;
        some.late_actions = some.late_actions_square = 0;
        CHECK(nodes_with(some, selecting) < all);
    }
}

TEMPLATE_TEST_CASE_SIG("selectivity: opponents reply with what scores best for themselves", "",
                       ((std::size_t replies, int margin, int answered, int settled), replies,
                        margin, answered, settled),
                       (2, 0, 0, 0), (3, 0, 0, 0), (4, 0, 0, 0), (6, 20, 0, 0), (6, 60, 0, 0),
                       (2, 0, 1, 0), (4, 0, 2, 0), (6, 20, 3, 0), (6, 60, 2, 3), (3, 0, 1, 1)) {
    using Three = GraphPosition<3>;
    using Thinker = Selective<GraphEvaluator<3>>;
    using Searched = AlphaBeta<Three, Thinker, Coalition::best_reply>;
    constexpr Score draw = Tree<Three, Thinker, Coalition::best_reply>::draw;
    Selectivity some = thorough;
    some.replies = replies;
    some.replies_margin = margin;
    some.replies_answered = answered;
    some.replies_settled = settled;
    Features features = selecting;
    features.quiescence = false;
    int compared = 0;
    int won = 0;
    std::uint64_t nodes = 0;
    std::uint64_t all_nodes = 0;
    constexpr int graphs = tests::thinned(100);
    for (std::uint32_t graph = 0; graph < graphs; ++graph) {
        const Three root({.seed = 9300 + graph, .layered = true, .most_actions = 6}, graph);
        if (root.outcome().over()) continue;
        Searched search(1 << 16, features, Thinker(some));
        Searched all(1 << 16, features, Thinker(thorough));
        reference::BestReply<Three, GraphEvaluator<3>, replies, margin, answered, settled> few(
            root, {}, false, draw);
        reference::BestReply<Three, GraphEvaluator<3>, 0, 0, answered, settled> any(root, {}, false,
                                                                                    draw);
        for (int depth = 1; depth <= 4; ++depth) {
            const search::Limits limits{.depth = depth, .lines = max_lines};
            const auto report = tests::run<Three>(search, root, limits);
            for (const auto& line : report.lines) {
                const Score score = line.scores[root.to_move()];
                const Score expected = few.value_of(line.actions.front(), report.depth);
                // Others are tried only where the window asks for proven scores.
                if (!few.unlikely()) {
                    REQUIRE(score == expected);
                    ++compared;
                }
                if (score < evaluation_limit) continue;
                REQUIRE(any.value_of(line.actions.front(), report.depth) == score);
                ++won;
            }
            nodes += report.nodes;
            all_nodes += tests::run<Three>(all, root, limits).nodes;
        }
    }
    CHECK(compared > 4 * graphs);
    CHECK(won > 15 * graphs / 100);
    // Single graphs may cost more nodes, and decide where there are few.
    if (graphs == 100) CHECK(nodes < all_nodes);
}

TEST_CASE("selectivity: near the root opponents may play any noisy action") {
    using Three = GraphPosition<3>;
    using Thinker = Selective<GraphEvaluator<3>>;
    Selectivity few = thorough;
    few.replies = 2;
    Selectivity wary = few;
    wary.replies_noisy = 99;
    Features features = selecting;
    features.quiescence = false;
    int worse = 0;
    for (std::uint32_t graph = 0; graph < 60; ++graph) {
        const Three root({.seed = 9700 + graph, .layered = true, .most_actions = 8}, graph);
        if (root.outcome().over()) continue;
        const auto scores = [&](const Selectivity& how) {
            AlphaBeta<Three, Thinker, Coalition::best_reply> search(1 << 16, features,
                                                                    Thinker(how));
            std::vector<Score> found;
            const auto report = tests::run<Three>(search, root, {.depth = 2, .lines = max_lines});
            for (const auto& action : reference::actions_of(root)) {
                for (const auto& line : report.lines) {
                    if (line.actions.front() == action) {
                        found.push_back(line.scores[root.to_move()]);
                    }
                }
            }
            return found;
        };
        const auto trusting = scores(few);
        const auto careful = scores(wary);
        REQUIRE(careful.size() == trusting.size());
        for (std::size_t i = 0; i < careful.size(); ++i) {
            REQUIRE(careful[i] <= trusting[i]);
            if (careful[i] < trusting[i]) ++worse;
        }
    }
    CHECK(worse > 10);
}

TEST_CASE("selectivity: the shortest win is found, even if it was reduced at first") {
    int won = 0;
    // Few graphs hide a shorter win that well; one of these does, the 513th.
    for (std::uint32_t graph = 450; graph < 600; ++graph) {
        const P root({.seed = 5200 + graph, .layered = true, .most_actions = 8}, graph);
        if (root.outcome().over()) continue;
        Selectivity hasty;
        hasty.reduction_base = 2048;
        AlphaBeta<P, Evaluator> search(1 << 20, Features{}, Evaluator(hasty));
        const auto report = tests::run<P>(search, root, {.nodes = 10'000});
        const Score score = report.lines.front().scores[root.to_move()];
        const int plies = win_score - score;
        if (plies < 3 || plies > 7) continue;
        ++won;
        reference::Paranoid<P, GraphEvaluator<2>> reference(root, {}, false, 0);
        for (const auto& action : reference::actions_of(root)) {
            REQUIRE(reference.value_of(action, plies - 2) < evaluation_limit);
        }
    }
    CHECK(won > 15);
}

TEST_CASE("selectivity: where all other actions lose for certain, none is pruned") {
    Selectivity rash;
    rash.futility_base = -20'000;
    rash.futility_depth = 6;
    rash.late_actions = rash.late_actions_base = 0;
    const auto report = search_of(Lock(), Selective<LockEvaluator>(rash), Features{}, 5);
    CHECK(report.lines[0].scores[0] == 0);
}

TEST_CASE("selectivity: no number of plies, actions or hundredths overflows") {
    using Number = Selectivity::Number;
    for (const int value :
         {std::numeric_limits<Number>::max(), std::numeric_limits<Number>::min()}) {
        Selectivity extreme;
        for_each_weight(extreme, [&](const std::string&, Number& number) {
            number = static_cast<Number>(value);
        });
        CHECK((late_action_reduction(extreme, max_depth, 1000) > 0) == (value > 0));
        CHECK((late_action_limit(extreme, max_plies) > 0) == (value > 0));
        for (const P& root : some_roots()) {
            CHECK_FALSE(search_of(root, Evaluator(extreme), Features{}, 4).lines.empty());
        }
    }
}
