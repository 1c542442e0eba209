#include <algorithm>
#include <set>

#include "engine/lens/trees/random_tree.hpp"
#include "tests/engine/lens/helpers.hpp"

// Random trees of one difficulty.

using namespace quintet;
using namespace quintet::tests;

namespace {

std::string made(const std::string& options, std::uint64_t seed) {
    const auto read = lens::read_random_tree_options(options);
    INFO(options << ": " << (read ? "" : read.error().message));
    REQUIRE(read.ok());
    const auto text = lens::random_tree(read.value(), seed);
    INFO((text ? "" : text.error().message));
    REQUIRE(text.ok());
    return text.value();
}

std::string refusal(const std::string& options) {
    const auto read = lens::read_random_tree_options(options);
    if (!read) return read.error().message;
    const auto text = lens::random_tree(read.value(), 1);
    return text ? "no error" : text.error().message;
}

int leaves_of(const lens::GivenTree& tree) {
    return static_cast<int>(std::count_if(tree.nodes.begin(), tree.nodes.end(),
                                          [](const auto& node) { return node.children.empty(); }));
}

/// The leaves that the lens's alpha-beta doesn't visit.
int saved_by_alpha_beta(const lens::GivenTree& tree) {
    lens::Options options;
    options.algorithm = lens::Algorithm::alpha_beta;
    options.depth = tree.height;
    const Run run = finish(lens::new_tree_session(tree, options));
    return leaves_of(tree) - static_cast<int>(run.tree.counters().leaves);
}

}  // namespace

TEST_CASE("random tree: has the size, the values and the savings that the options ask for") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const lens::GivenTree tree =
            tree_of(made("depth=3,branching=2-4,values=-5-9,saves=2-5", seed));
        CHECK(tree.players == 2);
        CHECK(tree.height == 3);
        for (const auto& node : tree.nodes) {
            if (node.children.empty()) {
                CHECK(node.level == 3);
                CHECK((node.values[0] >= -5 && node.values[0] <= 9));
            } else {
                CHECK((node.children.size() >= 2 && node.children.size() <= 4));
            }
        }
        const int saved = saved_by_alpha_beta(tree);
        CHECK((saved >= 2 && saved <= 5));
    }
}

TEST_CASE("random tree: three players, one count of saved leaves for paranoid search") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const lens::GivenTree tree =
            tree_of(made("depth=3,branching=3,players=3,values=0-30,ties=no,saves=4", seed));
        CHECK(tree.players == 3);
        CHECK(leaves_of(tree) == 27);
        CHECK(saved_by_alpha_beta(tree) == 4);
        for (std::size_t player = 0; player < 3; ++player) {
            std::set<Score> different;
            for (const auto& node : tree.nodes) {
                if (node.children.empty()) different.insert(node.values[player]);
            }
            CHECK(different.size() == 27);
        }
    }
}

TEST_CASE("random tree: the same seed gives the same tree, other seeds other trees") {
    std::set<std::string> trees;
    for (std::uint64_t seed = 0; seed < 200; ++seed) trees.insert(made("saves=1-4", seed));
    CHECK(trees.size() == 200);
    CHECK(made("", 7) == made("depth=3,branching=2-3,players=2,values=0-15,ties=yes", 7));
    CHECK(made("depth=2,branching=3", 7) == "((14 9 7) (7 5 2) (1 15 14))");
}

TEST_CASE("random tree: a refusal names the option") {
    CHECK(refusal("depth=7") == "depth must be a whole number from 1 to 6 (found \"7\")");
    CHECK(refusal("branching=3-2") ==
          "branching must be a number or a range from 1 to 8, such as 2-3 (found \"3-2\")");
    CHECK(refusal("players=4") == "players must be a whole number from 2 to 3 (found \"4\")");
    CHECK(refusal("ties=maybe") == "ties must be yes or no (found \"maybe\")");
    CHECK(refusal("size=3") ==
          "an option must be depth, branching, players, values, ties, best, saves or chance (found "
          "\"size\")");
    CHECK(refusal("depth=3,") ==
          "an option must be depth, branching, players, values, ties, best, saves or chance (found "
          "\"\")");
    CHECK(refusal("depth") == "depth must be a whole number from 1 to 6 (found \"\")");
    CHECK(refusal("depth=6,branching=8") ==
          "branching must be smaller, or the depth: a tree may have 512 leaves");
    CHECK(refusal("values=0-5,ties=no") ==
          "values must be a range of 27 numbers if there are no ties (found 6)");
    CHECK(refusal("depth=1,saves=1") ==
          "saves must be a number that such trees reach: alpha-beta leaves out 0 leaves (found 1)");
    CHECK(refusal("saves=400-500").rfind("saves must be a number that such trees reach: ", 0) == 0);
}

TEST_CASE("random tree: best=later puts no best child first") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const lens::GivenTree tree =
            tree_of(made("depth=4,branching=2-4,values=0-299,ties=no,best=later", seed));
        for (const auto& node : tree.nodes) {
            if (node.children.empty()) continue;
            const auto value = [&](int child) {
                return tree.nodes[static_cast<std::size_t>(child)].values;
            };
            const auto mover = static_cast<std::size_t>(node.level % 2);
            CHECK(value(node.children.front())[mover] < node.values[mover]);
        }
    }
    CHECK(refusal("best=first") == "best must be anywhere or later (found \"first\")");
}

TEST_CASE("random tree: levels of chance nodes, with tidy probabilities that add up to 1") {
    std::set<std::string> trees;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const std::string text = made("depth=4,branching=1-4,chance=2+4", seed);
        trees.insert(text);
        const lens::GivenTree tree = tree_of(text);
        CHECK(tree.chance);
        for (const auto& node : tree.nodes) {
            CHECK(node.chance == (node.level == 1 || node.level == 3));
            // A common denominator of at most 10.
            int sum = 0;
            for (const auto weight : node.weights) sum += weight;
            if (node.chance) CHECK((sum >= 1 && sum <= 10));
        }
    }
    CHECK(trees.size() == 60);
    CHECK(made("depth=2,branching=3,chance=2", 7) ==
          "({0.6: 3, 0.2: 7, 0.2: 5} {0.5: 14, 0.25: 13, 0.25: 13} {0.6: 12, 0.2: 10, 0.2: 1})");
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        CHECK(tree_of(made("depth=1,branching=1-8,chance=1", seed)).nodes.front().chance);
    }
}

TEST_CASE("random tree: chance nodes are for two players and without what alpha-beta saves") {
    const std::string levels = "chance must be levels from 1 to 6, such as 2 or 2+4 (found ";
    CHECK(refusal("chance=0") == levels + "\"0\")");
    CHECK(refusal("chance=2-3") == levels + "\"2-3\")");
    CHECK(refusal("chance=") == levels + "\"\")");
    CHECK(refusal("depth=2,chance=2+3") ==
          "chance must be levels above the leaves, 1 to 2 (found \"3\")");
    CHECK(refusal("chance=2,players=3") ==
          "players must be 2 in a tree with chance nodes (found \"3\")");
    CHECK(refusal("chance=2,saves=1") == "saves is for trees without chance nodes");
    CHECK(refusal("chance=2,best=later") == "best=later is for trees without chance nodes");
}
