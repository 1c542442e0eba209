#include "tests/engine/lens/trees.hpp"
#include "tests/engine/lens/helpers.hpp"

// Searches of given trees: a book's examples, and random trees against plain recursion.

using namespace quintet;
using namespace quintet::tests;
using lens::Algorithm;
using lens::Options;
using lens::Order;

namespace {

const std::string textbook = "((3 12 8) (2 4 6) (14 5 2))";

/// All ways to search for what minimax finds.
std::vector<Options> versions_of_alpha_beta(Algorithm unpruned = Algorithm::alpha_beta) {
    std::vector<Options> all;
    std::vector<Algorithm> algorithms{unpruned, Algorithm::pvs, Algorithm::aspiration};
    if (unpruned == Algorithm::alpha_beta) algorithms.push_back(Algorithm::negamax);
    for (const Algorithm algorithm : algorithms) {
        for (const Order order : {Order::none, Order::best, Order::worst, Order::table}) {
            for (const bool deepening : {false, true}) {
                Options options;
                options.algorithm = algorithm;
                options.order = order;
                options.deepening = deepening;
                options.table = deepening;
                options.delta = 2;
                all.push_back(options);
            }
        }
    }
    return all;
}

std::string described(const Options& options) {
    return std::string(name_of(options.algorithm)) + ", order " +
           std::string(name_of(options.order)) + (options.deepening ? ", deepening" : "") +
           (options.table ? ", table" : "") + (options.quiescence ? ", quiescence" : "");
}

}  // namespace

TEST_CASE("a book's example of minimax and alpha-beta") {
    // Russell, Norvig, "Artificial Intelligence: A Modern Approach": the figure of three times
    // three leaves.
    const Run minimax = run_tree(textbook, {.algorithm = Algorithm::minimax});
    CHECK(minimax.value() == 3);
    CHECK(minimax.tree.counters().leaves == 9);
    CHECK(minimax.tree.counters().nodes == 13);
    CHECK(minimax.tree.counters().cutoffs == 0);

    const Run pruned = run_tree(textbook, {});
    CHECK(pruned.value() == 3);
    CHECK(pruned.tree.counters().leaves == 7);
    CHECK(pruned.tree.counters().nodes == 11);
    CHECK(pruned.tree.counters().cutoffs == 1);
    CHECK(pruned.tree.counters().first_cutoffs == 1);
    CHECK(pruned.tree.counters().left_out == 2);
    CHECK(pruned.line() == std::vector<std::string>{"A", "a1"});
}

TEST_CASE("the node that is cut off says why, and which nodes it leaves out") {
    const Run run = run_tree("(A:(a:3 b:12 c:8) B:(d:2 e:4 f:6) C:(g:14 h:5 i:2))", {});
    const auto& nodes = run.tree.nodes();
    const auto cut = std::find_if(nodes.begin(), nodes.end(),
                                  [](const lens::TreeNode& node) { return node.left_out > 0; });
    REQUIRE(cut != nodes.end());
    const auto text = [&](std::int32_t number) {
        return run.session->trace().texts()[static_cast<std::size_t>(number)];
    };
    CHECK(text(cut->text) == "B");
    CHECK(cut->alpha == 3);
    CHECK(cut->beta == lens::infinity);
    CHECK(cut->cut_alpha == 3);
    CHECK(cut->cut_beta == 2);
    REQUIRE(cut->left_out_texts.size() == 2);
    CHECK(text(cut->left_out_texts[0]) == "e");
    CHECK(text(cut->left_out_texts[1]) == "f");
    CHECK(run.line() == std::vector<std::string>{"A", "a"});
}

TEST_CASE("max^n, paranoid and best reply differ on the same tree") {
    // By hand, max^n: on the left, the third player would take (6,1,2), so the second one takes
    // (1,2,6); on the right, the second one takes (2,5,2). The first prefers the right.
    // Paranoid: on the left, the others can hold the first player to 1, on the right to 2.
    const std::string tree = "(((1,2,6) ((4,2,1) (6,1,2))) ((3,1,4) (2,5,2)))";
    const Run max_n = run_tree(tree, {.algorithm = Algorithm::max_n});
    CHECK(max_n.values() == std::vector<Score>{2, 5, 2});
    CHECK(max_n.line() == std::vector<std::string>{"B", "b2"});
    const Run paranoid = run_tree(tree, {.algorithm = Algorithm::paranoid});
    CHECK(paranoid.value() == 2);
    CHECK(paranoid.line() == std::vector<std::string>{"B", "b2"});

    // A round of two opponents who both reply takes 1 from the first player; if only one of them
    // may, the other one plays what is best for itself, and 5 is left.
    const std::string round = "(((5,9,9) (7,0,5)) ((1,0,0) (8,1,9)))";
    CHECK(run_tree(round, {.algorithm = Algorithm::paranoid}).value() == 5);
    const std::string both = "((((9,5,5) (5,5,4)) ((5,4,6) (1,4,5))))";
    CHECK(run_tree(both, {.algorithm = Algorithm::paranoid}).value() == 1);
    CHECK(run_tree(both, {.algorithm = Algorithm::best_reply}).value() == 5);
}

TEST_CASE("on random trees every version of alpha-beta finds minimax's value") {
    Random random(1);
    for (int i = 0; i < 60; ++i) {
        const std::string text = random_tree({.depth = 5, .values = 12}, random);
        INFO(text);
        const Run minimax = run_tree(text, {.algorithm = Algorithm::minimax});
        REQUIRE(minimax.value() == PlainTree(tree_of(text)).paranoid());
        for (const Options& options : versions_of_alpha_beta()) {
            INFO(described(options));
            const Run run = run_tree(text, options);
            CHECK(run.value() == minimax.value());
            if (!options.deepening && options.algorithm == Algorithm::alpha_beta) {
                CHECK(run.tree.counters().leaves <= minimax.tree.counters().leaves);
            }
        }
    }
}

TEST_CASE("the same with less depth than the tree has, and with quiescence") {
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        const std::string text =
            random_tree({.depth = 6, .values = 12, .noisy_in = 3, .evaluated = true}, random);
        INFO(text);
        const lens::GivenTree tree = tree_of(text);
        for (const int depth : {1, 2, 3}) {
            for (const bool quiescence : {false, true}) {
                Options plain{.algorithm = Algorithm::minimax, .depth = depth};
                plain.quiescence = quiescence;
                const Score value = finish(lens::new_tree_session(tree, plain)).value();
                const Score everyone_for_itself = [&] {
                    Options max_n = plain;
                    max_n.algorithm = Algorithm::max_n;
                    return finish(lens::new_tree_session(tree, max_n)).value();
                }();
                CHECK(everyone_for_itself == value);
                for (Options options : versions_of_alpha_beta()) {
                    options.depth = depth;
                    options.quiescence = quiescence;
                    INFO(depth << ", " << described(options));
                    CHECK(finish(lens::new_tree_session(tree, options)).value() == value);
                }
            }
        }
    }
}

TEST_CASE("quiescence search looks beyond the horizon at noisy actions only") {
    // At depth 1 the static evaluation 9 hides that the second player can capture.
    const std::string text = "(A=9:(take!:-5 wait:7) B=1:(x:1 y:2))";
    const lens::GivenTree tree = tree_of(text);
    Options options{.algorithm = Algorithm::minimax, .depth = 1};
    const Run blind = finish(lens::new_tree_session(tree, options));
    CHECK(blind.value() == 9);
    CHECK(blind.line() == std::vector<std::string>{"A"});
    options.quiescence = true;
    const Run seeing = finish(lens::new_tree_session(tree, options));
    CHECK(seeing.value() == 1);
    CHECK(seeing.line() == std::vector<std::string>{"B"});
    CHECK(seeing.tree.counters().stand_pats == 1);
}

TEST_CASE("best order visits as many leaves as Knuth and Moore say, worst order all") {
    Random random(3);
    for (const auto& [branching, depth] : std::vector<std::pair<int, int>>{
             {2, 1}, {2, 2}, {2, 5}, {2, 8}, {3, 3}, {3, 4}, {3, 5}, {4, 4}, {5, 3}, {8, 3}}) {
        INFO(branching << " children, " << depth << " plies");
        const auto power = [b = branching](int exponent) {
            std::uint64_t product = 1;
            for (int i = 0; i < exponent; ++i) product *= static_cast<std::uint64_t>(b);
            return product;
        };
        const std::string text = uniform_tree(branching, depth, random);
        Options options;
        options.order = Order::best;
        const Run best = run_tree(text, options);
        CHECK(best.tree.counters().leaves == power((depth + 1) / 2) + power(depth / 2) - 1);
        // Every cut-off comes after the first child.
        CHECK(best.tree.counters().cutoffs == best.tree.counters().first_cutoffs);
        options.order = Order::worst;
        const Run worst = run_tree(text, options);
        CHECK(worst.tree.counters().leaves == power(depth));
        CHECK(worst.tree.counters().cutoffs == 0);
        CHECK(worst.value() == best.value());
    }
}

TEST_CASE("max^n with two players is minimax, also with shallow pruning") {
    Random random(4);
    std::uint64_t left_out = 0;
    for (int i = 0; i < 100; ++i) {
        const std::string text = random_tree({.depth = 5, .values = 12}, random);
        INFO(text);
        const Score value = run_tree(text, {.algorithm = Algorithm::minimax}).value();
        CHECK(run_tree(text, {.algorithm = Algorithm::max_n}).value() == value);
        Options shallow{.algorithm = Algorithm::max_n};
        shallow.shallow = true;
        const Run pruned = run_tree(text, shallow);
        CHECK(pruned.value() == value);
        left_out += pruned.tree.counters().left_out;
    }
    CHECK(left_out > 100);
}

TEST_CASE("with three players max^n, paranoid and best reply are as plain recursion") {
    Random random(5);
    std::uint64_t left_out = 0;
    for (int i = 0; i < 100; ++i) {
        const std::string text = random_tree({.depth = 5, .players = 3, .values = 10}, random);
        INFO(text);
        const lens::GivenTree tree = tree_of(text);
        const PlainTree plain(tree);
        const auto wanted = plain.max_n();
        Options max_n{.algorithm = Algorithm::max_n};
        CHECK(run_tree(text, max_n).values() == std::vector<Score>(wanted.begin(), wanted.end()));
        max_n.shallow = true;
        const Run pruned = run_tree(text, max_n);
        CHECK(pruned.values() == std::vector<Score>(wanted.begin(), wanted.end()));
        left_out += pruned.tree.counters().left_out;

        CHECK(run_tree(text, {.algorithm = Algorithm::minimax}).value() == plain.paranoid());
        for (const Options& options : versions_of_alpha_beta(Algorithm::paranoid)) {
            INFO(described(options));
            CHECK(run_tree(text, options).value() == plain.paranoid());
        }
        CHECK(run_tree(text, {.algorithm = Algorithm::best_reply}).value() == plain.best_reply());
    }
    // All scores from -5 to 4: the bound is loose, but not useless.
    CHECK(left_out > 0);
}

TEST_CASE("paranoid is alpha-beta against an opponent who moves for all others") {
    // The same tree with numbers: the first player's scores. A node of the opponents below another
    // one is a second turn of the one opponent, which minimax has as a child in its place.
    Random random(6);
    for (int i = 0; i < 50; ++i) {
        const std::string text =
            random_tree({.depth = 3, .players = 3, .values = 10, .even = true}, random);
        INFO(text);
        const lens::GivenTree tree = tree_of(text);
        const auto at = [&](int node) -> const lens::GivenTree::Node& {
            return tree.nodes[static_cast<std::size_t>(node)];
        };
        std::string merged = "(";
        for (const int mine : at(0).children) {
            merged += " (";
            for (const int first : at(mine).children) {
                for (const int second : at(first).children) {
                    merged += " " + std::to_string(at(second).values[0]);
                }
            }
            merged += ")";
        }
        merged += ")";
        CHECK(run_tree(text, {.algorithm = Algorithm::paranoid}).value() ==
              run_tree(merged, {}).value());
    }
}

TEST_CASE("a window at the root bounds the result") {
    Random random(7);
    for (int i = 0; i < 50; ++i) {
        const std::string text = random_tree({.depth = 5, .values = 40}, random);
        INFO(text);
        const Score value = run_tree(text, {.algorithm = Algorithm::minimax}).value();
        for (const Algorithm algorithm : {Algorithm::alpha_beta, Algorithm::pvs}) {
            Options options{.algorithm = algorithm};
            options.alpha = -4;
            options.beta = 5;
            const Score found = run_tree(text, options).value();
            if (value > -4 && value < 5) CHECK(found == value);
            // Fail-soft: a value beyond the window is a bound.
            if (value <= -4) CHECK((found <= -4 && found >= value));
            if (value >= 5) CHECK((found >= 5 && found <= value));
        }
    }
}

TEST_CASE("negamax is alpha-beta: the same nodes with the same windows in the trace") {
    Random random(8);
    for (int i = 0; i < 30; ++i) {
        const std::string text = random_tree({.depth = 5, .values = 20}, random);
        INFO(text);
        const Run alpha_beta = run_tree(text, {});
        const Run negamax = run_tree(text, {.algorithm = Algorithm::negamax});
        CHECK(negamax.tree.counters() == alpha_beta.tree.counters());
        // Only the name of the algorithm differs.
        auto words = negamax.session->trace().words();
        words[1] = static_cast<std::int32_t>(Algorithm::alpha_beta);
        CHECK(words == alpha_beta.session->trace().words());
    }
}

TEST_CASE("aspiration searches again with the side open on which the value is") {
    const auto windows = [](const Run& run) {
        std::vector<std::pair<Score, Score>> all;
        for (const int root : run.tree.roots()) {
            all.emplace_back(run.tree.node(root).alpha, run.tree.node(root).beta);
        }
        return all;
    };
    using Windows = std::vector<std::pair<Score, Score>>;
    Options options{.algorithm = Algorithm::aspiration};
    options.delta = 2;
    options.guess = 4;
    const Run inside = run_tree(textbook, options);
    CHECK(inside.value() == 3);
    CHECK(windows(inside) == Windows{{2, 6}});
    CHECK(inside.tree.counters().nodes <= run_tree(textbook, {}).tree.counters().nodes);

    options.guess = 9;
    const Run low = run_tree(textbook, options);
    CHECK(low.value() == 3);
    CHECK(windows(low) == Windows{{7, 11}, {-lens::infinity, 11}});
    CHECK(low.tree.node(0).searched_again);
    CHECK(low.tree.counters().researches == 1);

    options.guess = -9;
    const Run high = run_tree(textbook, options);
    CHECK(high.value() == 3);
    CHECK(windows(high) == Windows{{-11, -7}, {-11, lens::infinity}});

    // In iterative deepening the value of the iteration before is the guess.
    options.deepening = true;
    const Run deepening = run_tree(textbook, options);
    CHECK(windows(deepening) == Windows{{-11, -7}, {-11, lens::infinity}, {1, 5}});
    // Guess and delta are in the unit of the text.
    options = {.algorithm = Algorithm::aspiration};
    options.guess = 3;
    options.delta = 1;
    CHECK(windows(run_tree("(2.5 (3.25 4))", options)) == Windows{{200, 400}});
}

TEST_CASE("expectimax takes the mean of a chance node, and the best of means") {
    const Options expectimax{.algorithm = Algorithm::expectimax};
    const Run run = run_tree("({0.5: 3, 0.5: 9} {1/6: 20, 5/6: (2 1)} 5)", expectimax);
    CHECK(run.tree.unit() == 1000);
    CHECK(run.value() == 6000);
    CHECK(run.line() == std::vector<std::string>{"A"});
    const auto& nodes = run.tree.nodes();
    CHECK(nodes[1].player == no_player);
    CHECK(nodes[1].weights == std::vector<int>{1, 1});
    CHECK(nodes[4].weights == std::vector<int>{1, 5});
    CHECK(nodes[4].values[0] == 4167);  // 25 / 6, rounded
    // The second player moves after the chance node.
    CHECK(nodes[6].player == 1);
    CHECK(nodes[6].values[0] == 1000);
    CHECK(run.tree.counters().cutoffs == 0);

    Random random(9);
    for (int i = 0; i < 20; ++i) {
        const std::string text = random_tree({.depth = 4, .values = 20}, random);
        CHECK(run_tree(text, expectimax).value() ==
              run_tree(text, {.algorithm = Algorithm::minimax}).value());
    }
    for (const std::string& name : lens::algorithm_names()) {
        const Algorithm algorithm = lens::algorithm_called(name).value();
        if (algorithm == Algorithm::expectimax) continue;
        const auto made = lens::new_tree_session(tree_of("({1: 3} 2)"), {.algorithm = algorithm});
        REQUIRE_FALSE(made.ok());
        CHECK(made.error().message ==
              "algorithm: " + name + " can't search chance nodes; expectimax can");
    }
}
