#include "engine/search/mcts/mcts.hpp"

#include <cmath>
#include <cstdlib>

#include "tests/engine/catch.hpp"
#include "tests/engine/search/helpers.hpp"
#include "tests/engine/search/reference.hpp"
#include "tests/engine/search/toy_games.hpp"

using namespace quintet;
using namespace quintet::search;
using namespace quintet::tests;
using namespace toys;

namespace {

int sign(Score score) { return (score > 0) - (score < 0); }

}  // namespace

TEST_CASE("chances: scores become chances as in win_chances, and back") {
    for (int lead = -900; lead <= 900; lead += 7) {
        const Scores<2> two{lead, -lead};
        const auto chances = to_chances<2>(two, 150);
        CHECK(std::abs(chances[0] - win_chances<2>(two, 150)[0]) < 0.001);
        CHECK(std::abs(to_scores<2>(chances, 150)[0] - lead) <= 3);

        const Scores<3> three{lead, -lead / 3, lead / 3 - lead};
        const auto shares = to_chances<3>(three, 150);
        const auto expected = win_chances<3>(three, 150);
        for (std::size_t player = 0; player < 3; ++player) {
            CHECK(std::abs(shares[player] - expected[player]) < 0.001);
            CHECK(std::abs(to_scores<3>(shares, 150)[player] - three[player]) <= 8);
        }
    }
}

TEST_CASE("chances: proven results are certain at every scale") {
    constexpr double wide = 1e6;
    CHECK(win_chances<2>({win_score - 3, 3 - win_score}, wide) == std::array<double, 2>{1, 0});
    CHECK(win_chances<3>({5 - win_score, win_score - 5, 5 - win_score}, wide) ==
          std::array<double, 3>{0, 1, 0});
    // One player has lost, the other two are equal.
    CHECK(win_chances<3>({70, 4 - win_score, 70}, wide) == std::array<double, 3>{0.5, 0, 0.5});
    // Both are equal.
    const auto all = win_chances<2>({2 - win_score, 2 - win_score}, wide);
    CHECK(all == std::array<double, 2>{0.5, 0.5});
}

TEST_CASE("mcts: a small game is solved") {
    for (int size = 1; size <= 20; ++size) {
        Mcts<Heap, HeapEvaluator> search;
        const auto report = run<Heap>(search, Heap(size), {.nodes = 100'000});
        const auto& line = report.lines.front();
        REQUIRE(report.nodes < 100'000);
        REQUIRE(is_proven(line.scores[0]));
        CHECK(line.scores[0] == -line.scores[1]);
        CHECK((line.scores[0] > 0) == (size % 4 != 0));
        if (size % 4 != 0) CHECK(static_cast<int>(line.actions.front().number) == size % 4);
        // The line ends the game in as many plies as the score says.
        Heap heap(size);
        for (const Choice action : line.actions) heap.play(action);
        CHECK(heap.outcome().over());
        CHECK(static_cast<int>(line.actions.size()) == win_score - std::abs(line.scores[0]));
        CHECK(static_cast<int>(line.actions.size()) >= size / 4);
    }
}

TEST_CASE("mcts: finite games are proven completely and correctly") {
    using P = GraphPosition<2>;
    int proven = 0;
    for (std::uint32_t graph = 0; graph < 60; ++graph) {
        const P root({.seed = 20'000 + graph, .layered = true, .turn_limit = 6}, graph);
        if (root.outcome().over()) continue;
        Mcts<P, GraphEvaluator<2>> search;
        const auto report = run<P>(search, root, {.nodes = 200'000, .lines = max_lines});
        REQUIRE(report.nodes < 200'000);
        REQUIRE(static_cast<int>(report.lines.size()) == root.legal_action_count());
        reference::Paranoid<P, GraphEvaluator<2>> reference(root, {}, false, 0);
        for (const auto& line : report.lines) {
            const Score expected = reference.value_of(line.actions.front(), 10);
            const Score score = line.scores[root.to_move()];
            CHECK(sign(score) == sign(expected));
            // It may find another win than the nearest.
            if (expected > 0) CHECK(score <= expected);
            CHECK((score == 0 || is_proven(score)));
            ++proven;
        }
        const Score best = report.lines.front().scores[root.to_move()];
        for (const auto& line : report.lines) CHECK(line.scores[root.to_move()] <= best);
    }
    CHECK(proven > 100);
}

TEST_CASE("mcts: a proven win of three players holds against both others together") {
    using P = GraphPosition<3>;
    int won = 0;
    int lost = 0;
    for (std::uint32_t graph = 0; graph < 120; ++graph) {
        const P root({.seed = 21'000 + graph, .layered = true, .rotating = false, .turn_limit = 7},
                     graph);
        if (root.outcome().over()) continue;
        Mcts<P, GraphEvaluator<3>> search;
        const auto report = run<P>(search, root, {.nodes = 20'000, .lines = max_lines});
        reference::Paranoid<P, GraphEvaluator<3>> reference(root, {}, false, 0);
        for (const auto& line : report.lines) {
            const Score score = line.scores[root.to_move()];
            const Score expected = reference.value_of(line.actions.front(), 10);
            if (score >= evaluation_limit) {
                CHECK(expected >= evaluation_limit);
                ++won;
            }
            if (score <= -evaluation_limit) {
                CHECK(expected <= -evaluation_limit);
                ++lost;
            }
        }
    }
    CHECK(won > 30);
    CHECK(lost > 30);
}

TEST_CASE("mcts: a repetition is a draw on its path and proves nothing elsewhere") {
    // The other side can always move down, so the token never arrives.
    Mcts<Shuttle, ShuttleEvaluator> search;
    const auto report = run<Shuttle>(search, Shuttle(4, 3), {.nodes = 3000});
    CHECK(report.nodes == 3000);
    CHECK_FALSE(is_proven(report.lines.front().scores[0]));
    // But a win on the next ply is found.
    const auto won = run<Shuttle>(search, Shuttle(8, 3), {.nodes = 3000});
    CHECK(won.lines.front().actions.front().number == 1);
    CHECK(won.lines.front().scores[0] == win_score - 1);
    CHECK(won.nodes < 100);
}

TEST_CASE("mcts: memory is bounded, and subtrees that were cut off can be expanded again") {
    MctsArena<2> arena(0);
    arena.clear();
    MctsNode<2> root;
    std::uint32_t added = 0;
    while (arena.add_child(root, added) != nullptr) ++added;
    CHECK(arena.room() == 0);
    CHECK(added == (arena.limit() - 1) * MctsArena<2>::block_nodes);
    std::uint32_t seen = 0;
    arena.for_each(root, [&](const MctsNode<2>& child, std::size_t place) {
        CHECK(child.action == seen);
        CHECK(place == seen++);
    });
    CHECK(seen == added);
    arena.cut(root);
    CHECK(arena.room() == arena.limit() - 1);

    // Blocks of nested subtrees are all freed.
    MctsNode<2>* node = &root;
    for (std::uint32_t i = 0; i < 12; ++i) {
        for (std::uint32_t action = 0; action < 7; ++action) {
            REQUIRE(arena.add_child(*node, action) != nullptr);
        }
        arena.for_each(*node, [&](MctsNode<2>& child, std::size_t place) {
            if (place == i % 7) node = &child;
        });
    }
    CHECK(arena.room() == arena.limit() - 1 - 24);
    arena.cut(root);
    CHECK(arena.room() == arena.limit() - 1);

    // A search with hardly any memory still finishes.
    using P = GraphPosition<2>;
    const P game({.seed = 4, .states = 50'000, .repetition_limit = 3, .most_actions = 8}, 7);
    REQUIRE_FALSE(game.outcome().over());
    Mcts<P, GraphEvaluator<2>> search(0);
    const auto report = run<P>(search, game, {.nodes = 30'000, .lines = 2});
    CHECK_FALSE(report.lines.empty());
}

TEST_CASE("mcts: the subtree of the actions played is kept") {
    using P = GraphPosition<2>;
    int kept = 0;
    for (std::uint32_t graph = 0; graph < 20; ++graph) {
        P game({.seed = 22'000 + graph, .layered = true, .most_actions = 8}, graph);
        if (game.outcome().over()) continue;
        Mcts<P, GraphEvaluator<2>> search;
        const auto line = run<P>(search, game, {.nodes = 2000}).lines.front();
        if (line.actions.size() < 5) continue;
        for (std::size_t i = 0; i < 2; ++i) game.play(line.actions[i]);
        search.start(game, {}, {});
        const auto& report = search.report();
        CHECK(report.nodes == 0);
        CHECK(report.lines.front().actions ==
              std::vector<Choice>(line.actions.begin() + 2, line.actions.end()));
        ++kept;
    }
    CHECK(kept > 5);
}
