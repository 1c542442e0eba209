#include "engine/search/tree/alpha_beta.hpp"

#include <algorithm>
#include <utility>

#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/reference.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace quintet::tests;
using namespace toys;

namespace {

/// Compares the score of every root action with the reference, at several depths of many graphs.
/// Returns the number of scores compared.
template <std::size_t Players, class Reference, Coalition coalition = Coalition::paranoid>
int compare(const GraphRules& like, const Features& features, int deepest, int graphs) {
    using P = GraphPosition<Players>;
    using E = GraphEvaluator<Players>;
    int compared = 0;
    for (int graph = 0; graph < graphs; ++graph) {
        GraphRules rules = like;
        rules.seed = like.seed + static_cast<std::uint64_t>(graph);
        const P root(rules, static_cast<std::uint32_t>(graph));
        if (root.outcome().over()) continue;
        // Some positions of an earlier game, the root among them.
        std::vector<std::uint64_t> history;
        if (rules.repetition_limit > 0) {
            history = {root.repetition_key(), P(rules, 3).repetition_key(),
                       P(rules, 3).repetition_key()};
        }
        AlphaBeta<P, E, coalition> search(small_table, features);
        for (int depth = 1; depth <= deepest; ++depth) {
            const auto report = run<P>(search, root, {.depth = depth, .lines = max_lines}, history);
            REQUIRE(static_cast<int>(report.lines.size()) == root.legal_action_count());
            Reference reference(root, history, features.quiescence, Tree<P, E, coalition>::draw);
            for (const auto& line : report.lines) {
                const Score expected = reference.value_of(line.actions.front(), report.depth);
                REQUIRE(line.scores[root.to_move()] == expected);
                ++compared;
            }
            REQUIRE(std::is_sorted(report.lines.begin(), report.lines.end(),
                                   [&](const auto& a, const auto& b) {
                                       return a.scores[root.to_move()] > b.scores[root.to_move()];
                                   }));
            // One line alone has the score of the best of all.
            AlphaBeta<P, E, coalition> alone(small_table, features);
            const auto best = run<P>(alone, root, {.depth = depth}, history);
            REQUIRE(best.lines.size() == 1);
            REQUIRE(best.lines[0].scores[root.to_move()] == report.lines[0].scores[root.to_move()]);
        }
    }
    return compared;
}

template <std::size_t Players>
using ParanoidReference = reference::Paranoid<GraphPosition<Players>, GraphEvaluator<Players>>;
using BestReplyReference = reference::BestReply<GraphPosition<3>, GraphEvaluator<3>>;

constexpr Features aspiring = [] {
    Features features = Features::none();
    features.aspiration = true;
    return features;
}();

constexpr Features quiescent = [] {
    Features features = Features::none();
    features.quiescence = true;
    return features;
}();

constexpr Features remembering = [] {
    Features features = aspiring;
    features.table = true;
    return features;
}();

/// Compares the scores of every root action of three players with one search: at the root,
/// and after an action, a ply less deep, when another player is to move. Returns the number of
/// scores compared.
template <class Reference, Coalition coalition>
int compare_turns(const GraphRules& like, const Features& features, int depth, int graphs) {
    using P = GraphPosition<3>;
    int compared = 0;
    for (int graph = 0; graph < graphs; ++graph) {
        GraphRules rules = like;
        rules.seed = like.seed + static_cast<std::uint64_t>(graph);
        AlphaBeta<P, GraphEvaluator<3>, coalition> search(small_table, features);
        P root(rules, static_cast<std::uint32_t>(graph));
        for (int ply = 0; ply < 3 && !root.outcome().over(); ++ply, root.play({0})) {
            const auto report = run<P>(search, root, {.depth = depth - ply, .lines = max_lines});
            Reference reference(root, {}, features.quiescence,
                                Tree<P, GraphEvaluator<3>, coalition>::draw);
            for (const auto& line : report.lines) {
                REQUIRE(line.scores[root.to_move()] ==
                        reference.value_of(line.actions.front(), report.depth));
                ++compared;
            }
        }
    }
    return compared;
}

}  // namespace

TEST_CASE("alpha-beta: every root score of two players is the minimax value") {
    CHECK((compare<2, ParanoidReference<2>>({.seed = 1, .layered = true}, aspiring, 6, 40)) > 200);
}

TEST_CASE("alpha-beta: a player may move twice in a row") {
    CHECK((compare<2, ParanoidReference<2>>({.seed = 500, .layered = true, .rotating = false},
                                            aspiring, 6, 40)) > 200);
}

TEST_CASE("alpha-beta: a repetition on the path or with the history is a draw") {
    for (const int limit : {2, 3, 4}) {
        CHECK((compare<2, ParanoidReference<2>>(
                  {.seed = 1000, .states = 12, .repetition_limit = limit}, aspiring, 6, 40)) > 200);
    }
}

TEST_CASE("alpha-beta: quiescence follows noisy actions to their end") {
    CHECK((compare<2, ParanoidReference<2>>({.seed = 1500, .layered = true}, quiescent, 5, 40)) >
          200);
}

TEST_CASE("alpha-beta: with three players the root player stands against all others") {
    CHECK((compare<3, ParanoidReference<3>>({.seed = 2000, .layered = true}, aspiring, 6, 40)) >
          200);
    CHECK((compare<3, ParanoidReference<3>>({.seed = 2500, .layered = true, .rotating = false},
                                            aspiring, 6, 40)) > 200);
    CHECK((compare<3, ParanoidReference<3>>({.seed = 3000, .states = 10, .repetition_limit = 3},
                                            aspiring, 6, 40)) > 200);
}

TEST_CASE("best-reply: one opponent replies, the others play their default action") {
    CHECK((compare<3, BestReplyReference, Coalition::best_reply>({.seed = 4000, .layered = true},
                                                                 aspiring, 5, 40)) > 150);
    CHECK((compare<3, BestReplyReference, Coalition::best_reply>(
              {.seed = 4500, .states = 10, .repetition_limit = 3}, aspiring, 5, 40)) > 150);
}

TEST_CASE("alpha-beta: the table separates values by root player") {
    // To the end of the game: an entry may come from a deeper search than the one asked for.
    const GraphRules rules{.seed = 9500, .states = 8, .turn_limit = 7};
    constexpr Coalition paranoid = Coalition::paranoid;
    constexpr Coalition best_reply = Coalition::best_reply;
    CHECK((compare_turns<ParanoidReference<3>, paranoid>(rules, remembering, 8, 99)) > 400);
    CHECK((compare_turns<BestReplyReference, best_reply>(rules, remembering, 8, 99)) > 400);
    // A draw has a different value for each side. That shows where other values lie between, at one
    // depth of a game in which every ply has its own positions.
    const GraphRules layered{.seed = 9700, .layered = true};
    CHECK((compare_turns<ParanoidReference<3>, paranoid>(layered, remembering, 6, 99)) > 400);
}

TEST_CASE("alpha-beta: the table changes no value of a game that is searched to its end") {
    // The turn limit is part of the value and near everywhere: entries of positions that differ in
    // the number of plies left must not be mixed up.
    const GraphRules rules{.seed = 5000, .states = 8, .turn_limit = 7};
    CHECK((compare<2, ParanoidReference<2>>(rules, remembering, 8, 40)) > 200);
    CHECK((compare<3, ParanoidReference<3>>(rules, remembering, 8, 40)) > 200);
    CHECK((compare<3, BestReplyReference, Coalition::best_reply>(rules, remembering, 6, 40)) > 150);
}

TEST_CASE("alpha-beta: a win is found with its true distance, and a loss is delayed") {
    for (int size = 1; size <= 40; ++size) {
        CAPTURE(size);
        AlphaBeta<Heap, HeapEvaluator> search(small_table);
        const auto report = run<Heap>(search, Heap(size), {});
        REQUIRE(report.finished);
        const Score score = report.lines[0].scores[0];
        const int spare = size % 4;
        if (spare != 0) {
            const int distance = 2 * (size - spare) / 4 + 1;
            CHECK(score == win_score - distance);
            CHECK(static_cast<int>(report.lines[0].actions[0].number) == spare);
        } else {
            CHECK(score == size / 2 - win_score);
        }
        CHECK(report.lines[0].scores[1] == -score);
        CHECK(report.depth <= size + 1);
    }
}

TEST_CASE("alpha-beta: a player who would lose repeats if that draws") {
    // At place 5 the second player waits for the first to go down; going up and down again draws.
    AlphaBeta<Shuttle, ShuttleEvaluator> search(small_table);
    const auto drawn = run<Shuttle>(search, Shuttle(8, 3), {.depth = 12});
    CHECK(drawn.lines[0].scores[0] == win_score - 1);
    const auto held = run<Shuttle>(search, Shuttle(5, 3), {.depth = 12});
    CHECK(held.lines[0].scores[0] == 0);
    search.clear();
    // Without repetition draws the static evaluation decides.
    const auto free = run<Shuttle>(search, Shuttle(5, 0), {.depth = 12});
    CHECK(free.lines[0].scores[0] < 0);
}

TEST_CASE("alpha-beta: a repetition completed by the history is a draw at once") {
    Shuttle up(5, 3);
    up.play({1});
    Shuttle down(5, 3);
    down.play({0});
    AlphaBeta<Shuttle, ShuttleEvaluator> search(small_table);
    const std::vector<std::uint64_t> twice(2, up.repetition_key());
    const auto report = run<Shuttle>(search, Shuttle(5, 3), {.depth = 1, .lines = 2}, twice);
    REQUIRE(report.lines.size() == 2);
    CHECK(report.lines[0].actions[0].number == 1);
    CHECK(report.lines[0].scores[0] == 0);
    CHECK(report.lines[1].scores[0] == ShuttleEvaluator{}.evaluate(down)[0]);
    const std::vector<std::uint64_t> once(1, up.repetition_key());
    const auto open = run<Shuttle>(search, Shuttle(5, 3), {.depth = 1, .lines = 2}, once);
    CHECK(open.lines[0].scores[0] == ShuttleEvaluator{}.evaluate(up)[0]);
}

TEST_CASE("alpha-beta: late actions are pruned, except where all others lose") {
    Features patient;
    patient.pruning = false;
    AlphaBeta<Lock, LockEvaluator> whole(small_table, patient);
    AlphaBeta<Lock, LockEvaluator> pruning(small_table);
    const auto expected = run<Lock>(whole, Lock(), {.depth = 5});
    const auto report = run<Lock>(pruning, Lock(), {.depth = 5});
    CHECK(expected.lines[0].scores[0] == 0);
    CHECK(report.lines[0].scores[0] == 0);
    CHECK(report.nodes < expected.nodes);
}

namespace {

/// Compares two evaluators with the same scores, one of which lets the search list or score actions
/// later. History may then differ when they are scored, and with it what a selective search prunes.
/// The results must be equal where nothing is pruned, or where there is nothing below to learn
/// from.
template <class Plain, class Later>
void compare_orders() {
    using P = GraphPosition<2>;
    Features thorough;
    thorough.reductions = thorough.pruning = false;
    Features forgetful = thorough;
    forgetful.table = false;
    const auto nodes = [](const P& root, const Features& features, int depth) {
        AlphaBeta<P, Plain> plain(small_table, features);
        AlphaBeta<P, Later> later(small_table, features);
        const auto expected = run<P>(plain, root, {.depth = depth, .lines = 2});
        const auto found = run<P>(later, root, {.depth = depth, .lines = 2});
        REQUIRE(found.lines.size() == expected.lines.size());
        for (std::size_t i = 0; i < found.lines.size(); ++i) {
            if (!features.table || depth == 2) {
                CHECK(found.lines[i].scores == expected.lines[i].scores);
            }
            if (depth == 2) CHECK(found.lines[i].actions == expected.lines[i].actions);
        }
        if (depth == 2) CHECK(found.nodes == expected.nodes);
        return std::pair(found.nodes, expected.nodes);
    };
    std::uint64_t found = 0;
    std::uint64_t expected = 0;
    for (std::uint32_t graph = 0; graph < 50; ++graph) {
        const P root({.seed = 7000 + graph, .states = 500, .most_actions = 8}, graph);
        if (root.outcome().over()) continue;
        nodes(root, Features{}, 2);
        nodes(root, forgetful, 6);
        const auto [later, plain] = nodes(root, thorough, 7);
        found += later;
        expected += plain;
    }
    // An action that is tried twice would be searched twice.
    CHECK(expected > 50'000);
    CHECK(found < expected + expected / 100);
    CHECK(expected < found + found / 100);
}

}  // namespace

TEST_CASE("alpha-beta: listing noisy actions first changes no result") {
    compare_orders<GraphEvaluator<2>, ListingEvaluator>();
}

TEST_CASE("alpha-beta: known actions that are tried first are not tried again") {
    compare_orders<QuietEvaluator, NothingNoisyEvaluator>();
}

TEST_CASE("alpha-beta: every reported line can be played and leads to its value") {
    using P = GraphPosition<2>;
    for (std::uint32_t graph = 0; graph < 50; ++graph) {
        const P root({.seed = 6000 + graph, .layered = true}, graph);
        if (root.outcome().over()) continue;
        AlphaBeta<P, GraphEvaluator<2>> search(small_table);
        const auto report = run<P>(search, root, {.depth = 7, .lines = 3});
        for (const auto& line : report.lines) {
            P position = root;
            for (const Choice action : line.actions) {
                REQUIRE(static_cast<int>(action.number) < position.legal_action_count());
                position.play(action);
            }
            const auto end = position.outcome();
            const auto scores = end.over()
                                    ? final_scores<2>(end, static_cast<int>(line.actions.size()))
                                    : GraphEvaluator<2>{}.evaluate(position);
            CHECK(scores == line.scores);
        }
    }
}
