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
    CHECK(tree.nodes[2].name == "1");
    CHECK(tree.nodes[3].values[0] == -12);
    CHECK(tree.nodes[3].values[1] == 12);
    CHECK(tree.nodes[5].name == "B'");
    CHECK(tree.nodes[6].name == "x_1");
    CHECK(tree.nodes[8].name == "3");
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

TEST_CASE("given tree: errors say what is wrong and where") {
    CHECK(error_of("") == "character 1: a number or ( expected, found the end");
    CHECK(error_of("((3 12 8) (2 4 6") ==
          "character 17: a number or ( expected, or ) for the ( at character 11; found the end");
    CHECK(error_of("((3 12 8) (2 x 6))") ==
          "character 14: a number or ( expected, found \"x\"; a name has a : after it");
    CHECK(error_of("(3 12, 8)") == "character 6: a number or ( expected, found ,");
    CHECK(error_of("(3 () 8)") == "character 5: a number or ( expected, found )");
    CHECK(error_of("(3 4))") == "character 6: the tree has ended; nothing may follow, found )");
    CHECK(error_of("(3 4) 5") ==
          "character 7: the tree has ended; nothing may follow, found \"5\"");
    CHECK(error_of("(3 1.5)") ==
          "character 4: whole numbers only, found \"1.5\"; multiply all numbers by 10, say");
    CHECK(error_of("(3 12x)") == "character 4: a number or ( expected, found \"12x\"");
    CHECK(error_of("(3 --4)") == "character 4: a number or ( expected, found \"--4\"");
    CHECK(error_of("(3 1234567)") ==
          "character 4: a number from -899999 to 899999 expected, found \"1234567\"");
    CHECK(error_of("(3 A:)") == "character 6: a number or ( expected, found )");
    CHECK(error_of("(3 A!4)") == "character 6: : expected, found \"4\"");
    CHECK(error_of("(3 A=5:4)") == "character 4: only an inner node has a static evaluation");
    CHECK(error_of("7") == "character 1: a tree with at least one move expected, found a leaf");
    CHECK(error_of("((1,2,6) (4,2))") ==
          "character 10: a vector has 3 numbers, one for each player, found 2");
    CHECK(error_of("((1,2,6) 5)") ==
          "character 10: the players do not match: a single number here, but a vector of 3 at "
          "character 2");
    CHECK(error_of("(5 (1,2,6))") ==
          "character 4: the players do not match: a vector of 3 here, but a single number at "
          "character 2");
    CHECK(error_of("((1,2,6) (4,2") == "character 14: , or ) expected, found the end");
    CHECK(error_of("((1,2,6) (4,x,1))") == "character 13: a number expected, found \"x\"");
    CHECK(error_of("\x01(3)") == "character 1: a number or ( expected, found \"\\x01\"");
}

TEST_CASE("given tree: too deep and too large") {
    CHECK(tree_of(nested(12)).height == 12);
    CHECK(error_of(nested(13)) == "character 14: too deep: a tree has at most 12 plies");
    CHECK(error_of(nested(100'000)) == "character 14: too deep: a tree has at most 12 plies");
    std::string wide = "(";
    for (int i = 0; i < 64; ++i) wide += "1 ";
    CHECK(tree_of(wide + ")").nodes.size() == 65);
    CHECK(error_of(wide + "1)") == "character 130: too large: a node has at most 64 children");
    std::string large = "(";
    for (int i = 0; i < 60; ++i) {
        large += "(";
        for (int j = 0; j < 60; ++j) large += "(1 1 1 1 1 1 1 1 1 1 1 1 1 1)";
        large += ")";
    }
    const std::string error = error_of(large + ")");
    INFO(error);
    CHECK(error.find("too large: a tree has at most 50000 nodes") != std::string::npos);
}

TEST_CASE("given tree: no text crashes the parser") {
    Random random(8);
    static constexpr std::string_view usual = "()(), -:=!A1239. ";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = "(";
        const std::uint32_t length = random.below(24);
        for (std::uint32_t j = 0; j < length; ++j) {
            text += usual[random.below(static_cast<std::uint32_t>(usual.size()))];
        }
        const Result<lens::GivenTree> tree = lens::parse_tree(text);
        if (tree) continue;
        INFO(text);
        CHECK(tree.error().message.rfind("character ", 0) == 0);
    }
}
