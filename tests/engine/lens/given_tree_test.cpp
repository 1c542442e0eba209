#include "tests/engine/lens/helpers.hpp"

// The text form of trees.

using namespace quintet;
using namespace quintet::tests;

namespace {

std::string error_of(const std::string& text) {
    int place = 0;
    const Result<lens::GivenTree> tree = lens::parse_tree(text, &place);
    const std::string message = tree ? "no error" : tree.error().message;
    const std::string start = "character " + std::to_string(place) + ": ";
    CHECK(message.rfind(tree ? "no error" : start, 0) == 0);
    return message;
}

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '(') + "1" +
           std::string(static_cast<std::size_t>(depth), ')');
}

}  // namespace

TEST_CASE("given tree: numbers, names, and levels") {
    const lens::GivenTree tree = tree_of(" ( A:(3 -12\t8)\n B':( x_1:2 4) 7 ) ");
    CHECK(tree.players == 2);
    CHECK(tree.height == 2);
    REQUIRE(tree.nodes.size() == 9);
    CHECK(tree.nodes[1].name == "A");
    CHECK(tree.nodes[1].children.size() == 3);
    CHECK(tree.nodes[2].name == "a1");
    CHECK(tree.nodes[3].values[0] == -12);
    CHECK(tree.nodes[3].values[1] == 12);
    CHECK(tree.nodes[5].name == "B'");
    CHECK(tree.nodes[6].name == "x_1");
    CHECK(tree.nodes[8].name == "C");
    CHECK(tree.nodes[8].level == 1);
}

TEST_CASE("given tree: vectors are leaves of three players, brackets without commas are nodes") {
    const lens::GivenTree tree = tree_of("((1,2,6) ( 4 , 2 , 1 ) ((3,-1,4)))");
    CHECK(tree.players == 3);
    REQUIRE(tree.nodes.size() == 5);
    CHECK(tree.nodes[0].children.size() == 3);
    CHECK(tree.nodes[4].values == std::array<Score, 3>{3, -1, 4});
    CHECK(tree_of("((5) (6))").nodes.size() == 5);
}

TEST_CASE("given tree: the static evaluation is as stated, or what perfect play gives") {
    const lens::GivenTree tree = tree_of("(A=9:(1 5) B:(4 6))");
    CHECK(tree.nodes[1].values[0] == 9);
    CHECK(tree.nodes[4].values[0] == 4);
    CHECK(tree.nodes[0].values[0] == 4);  // not 9
    CHECK(tree_of("(!:1 a!:2 =3:(4 5))").nodes[2].noisy);
}

TEST_CASE("given tree: nodes without a name are called A, a1, a1a") {
    const lens::GivenTree tree = tree_of("((3 (1 2)) x:(5 b:6) (7 8))");
    std::vector<std::string> names;
    for (const auto& node : tree.nodes) names.push_back(node.name);
    CHECK(names == std::vector<std::string>{"", "A", "a1", "a2", "a2a", "a2b", "x", "x1", "b", "C",
                                            "c1", "c2"});
    // A name in the text is never given twice below a node.
    CHECK(tree_of("(3 A:5)").nodes[1].name == "A'");
    std::string wide = "(";
    for (int i = 0; i < 28; ++i) wide += "1 ";
    CHECK(tree_of(wide + ")").nodes[28].name == "AB");
}

TEST_CASE("given tree: Python lists and commas between children") {
    const lens::GivenTree list = tree_of("[[3,12,8], [2, 4, 6],[14,5,2,],]");
    const lens::GivenTree standard = tree_of("((3 12 8) (2 4 6) (14 5 2))");
    REQUIRE(list.nodes.size() == standard.nodes.size());
    for (std::size_t i = 0; i < list.nodes.size(); ++i) {
        CHECK(list.nodes[i].values == standard.nodes[i].values);
        CHECK(list.nodes[i].children == standard.nodes[i].children);
    }
    CHECK(tree_of("[(1,2,6), [(4,2,1), (0,0,0)]]").players == 3);
    CHECK(tree_of("(3 12, 8)").nodes.size() == 4);
}

TEST_CASE("given tree: decimals are whole numbers of the smallest part that the tree needs") {
    CHECK(tree_of("(3.0 -12)").unit == 1);
    const lens::GivenTree tree = tree_of("[[3.5, -12], [0.25, 899.0]]");
    CHECK(tree.unit == 100);
    CHECK(tree.nodes[2].values == std::array<Score, 3>{350, -350, 0});
    CHECK(tree.nodes[3].values[0] == -1200);
    CHECK(tree.nodes[5].values[0] == 25);
    CHECK(tree_of("((1,2.5,6) (4,2,1))").unit == 10);
}

TEST_CASE("given tree: chance nodes have probabilities, and are no turn") {
    const lens::GivenTree tree = tree_of("({0.25: A:3, 3/4: (1 2)} {1: -4})");
    CHECK(tree.chance);
    CHECK(tree.height == 3);
    REQUIRE(tree.nodes.size() == 8);
    CHECK(tree.nodes[1].chance);
    CHECK(tree.nodes[1].weights == std::vector<std::int32_t>{1, 3});
    CHECK(tree.nodes[1].turn == 1);
    CHECK(tree.nodes[2].name == "A");
    CHECK(tree.nodes[3].turn == 1);
    CHECK(tree.nodes[1].values[0] == 1500);
    CHECK(tree.nodes[0].values[0] == 1500);
    CHECK(tree_of("({0.5: 30000, 0.5: 0} 2)").unit == 10);
    CHECK_FALSE(tree_of("(1 2)").chance);

    CHECK(error_of("(1 {0.5: 3, 0.4: 2})") ==
          "character 4: must be probabilities that add up to 1 (found 9/10)");
    CHECK(error_of("{1: 3, 1: 2}") ==
          "character 1: must be probabilities that add up to 1 (found 2)");
    CHECK(error_of("{3 4}") ==
          "character 2: must be a probability such as 0.25: or 1/4: (found \"3\")");
    CHECK(error_of("{3/2: 4}") ==
          "character 2: must be a probability such as 0.25: or 1/4: (found \"3/2:\")");
    CHECK(error_of("{0.12345: 4}") ==
          "character 2: must be a probability such as 0.25: or 1/4: (found \"0.12345:\")");
    CHECK(error_of("{1: 4") ==
          "character 6: must be a number, a bracket, or } for the { at character 1 (found the "
          "end)");
    CHECK(error_of("(1 {1: (1,2,3)})") ==
          "character 8: must be one number, as at character 2 "
          "(found 3 numbers)");
    CHECK(error_of("({1: (1,2,3)})") ==
          "character 2: must be a node without probabilities: chance nodes are for two players");
}

TEST_CASE("given tree: errors name the problem and its place") {
    CHECK(error_of("") == "character 1: must be a number or a bracket (found the end)");
    CHECK(error_of("((3 12 8) (2 4 6") ==
          "character 17: must be a number, a bracket, or ) for the ( at character 11 (found the "
          "end)");
    CHECK(error_of("[[3,12,8],[2,4") ==
          "character 15: must be a number, a bracket, or ] for the [ at character 11 (found the "
          "end)");
    CHECK(error_of("[3, 12)") ==
          "character 7: must be a number, a bracket, or ] for the [ at character 1 (found ))");
    CHECK(error_of("((3 12 8) (2 x 6))") ==
          "character 14: must be a number or a bracket (found \"x\"); a name has a : after it");
    CHECK(error_of("(3 12,, 8)") == "character 7: must be a number or a bracket (found ,)");
    CHECK(error_of("[,3]") == "character 2: must be a number or a bracket (found ,)");
    CHECK(error_of("(3 () 8)") == "character 5: must be a number or a bracket (found ))");
    CHECK(error_of("(3 4))") == "character 6: must be the end of the tree (found ))");
    CHECK(error_of("(3 4) 5") == "character 7: must be the end of the tree (found \"5\")");
    CHECK(error_of("(3 1.2345)") ==
          "character 4: must be a number with at most 3 decimals (found \"1.2345\")");
    CHECK(error_of("(3 1.)") ==
          "character 4: must be a number with digits after the point (found \"1.\")");
    CHECK(error_of("(1.5 100000)") ==
          "character 6: must be a number from -89999 to 89999 with the decimals of this tree "
          "(found \"100000\")");
    CHECK(error_of("(3 12x)") == "character 4: must be a number or a bracket (found \"12x\")");
    CHECK(error_of("(3 1.5.2)") == "character 4: must be a number or a bracket (found \"1.5.2\")");
    CHECK(error_of("(3 --4)") == "character 4: must be a number or a bracket (found \"--4\")");
    CHECK(error_of("(3 1234567)") ==
          "character 4: must be a number from -899999 to 899999 (found \"1234567\")");
    CHECK(error_of("(3 A:)") == "character 6: must be a number or a bracket (found ))");
    CHECK(error_of("(3 A!4)") == "character 6: must be a colon (found \"4\")");
    CHECK(error_of("(3 A=5:4)") ==
          "character 4: must be an inner node to have a static evaluation (found a leaf)");
    CHECK(error_of("7") == "character 1: must be a tree with at least one move (found a leaf)");
    CHECK(error_of("((1,2,6) (4,2))") ==
          "character 10: must be 3 numbers, one for each player (found 2); children are in [ ]");
    CHECK(error_of("((1,2,6) 5)") ==
          "character 10: must be 3 numbers, as at character 2 (found one number)");
    CHECK(error_of("(5 (1,2,6))") ==
          "character 4: must be one number, as at character 2 (found 3 numbers)");
    CHECK(error_of("((1,2,6) (4,2") == "character 14: must be a comma or ) (found the end)");
    CHECK(error_of("((1,2,6) (4,x,1))") == "character 13: must be a number (found \"x\")");
    CHECK(error_of("\x01(3)") == "character 1: must be a number or a bracket (found \"\\x01\")");
}

TEST_CASE("given tree: too deep and too large") {
    CHECK(tree_of(nested(12)).height == 12);
    const char* deep = "character 14: must be a tree of at most 12 plies (found more)";
    CHECK(error_of(nested(13)) == deep);
    CHECK(error_of(nested(100'000)) == deep);
    std::string wide = "(";
    for (int i = 0; i < 64; ++i) wide += "1 ";
    CHECK(tree_of(wide + ")").nodes.size() == 65);
    CHECK(error_of(wide + "1)") ==
          "character 130: must be a node with at most 64 children (found more)");
    std::string large = "(";
    for (int i = 0; i < 60; ++i) {
        large += "(";
        for (int j = 0; j < 60; ++j) large += "(1 1 1 1 1 1 1 1 1 1 1 1 1 1)";
        large += ")";
    }
    const std::string error = error_of(large + ")");
    INFO(error);
    CHECK(error.find("must be a tree of at most 50000 nodes (found more)") != std::string::npos);
}

TEST_CASE("given tree: no text crashes the parser") {
    Random random(8);
    static constexpr std::string_view alphabet = "()()[], -:=!A1239. ";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = i % 2 == 0 ? "(" : "[";
        const std::uint32_t length = random.below(24);
        for (std::uint32_t j = 0; j < length; ++j) {
            text += alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
        }
        const Result<lens::GivenTree> tree = lens::parse_tree(text);
        if (tree) continue;
        INFO(text);
        CHECK(tree.error().message.rfind("character ", 0) == 0);
    }
}
