#include "engine/core/grid_game.hpp"
#include "tests/engine/catch.hpp"

// Texts and boards that games get by default. The sample game uses the rest (text without a number
// of actions, tokens that are placed).

using namespace quintet;

namespace {

const GameSpec spec{.id = "walk", .players = {"white", "black"}};

GridPosition two_tokens() {
    GridPosition grid(3, 2);
    grid.at({0, 0}) = 0;
    grid.at({2, 1}) = 1;
    grid.to_move = 1;
    grid.ply = 7;
    return grid;
}

std::string error_of(std::string_view text) {
    const Result<GridPosition> read = grid::parse(text, {3, 2}, spec, true);
    REQUIRE_FALSE(read.ok());
    return read.error().message;
}

}  // namespace

TEST_CASE("grid: a position has rows from the top, the player to move and the number of actions") {
    CHECK(grid::format(two_tokens(), spec, true) == "..b/w.. b 7");
    CHECK(grid::format(two_tokens(), spec, false) == "..b/w.. b");
    const Result<GridPosition> read = grid::parse("..b/w.. b 7", {3, 2}, spec, true);
    REQUIRE(read.ok());
    CHECK(read.value().owners == two_tokens().owners);
    CHECK(read.value().to_move == 1);
    CHECK(read.value().ply == 7);
}

TEST_CASE("grid: a text that is no position is refused with its place") {
    CHECK(error_of("..b/w.") == "character 7: must be `.`, `w` or `b` (found the end)");
    CHECK(error_of("..b/w..") == "character 8: must be a space (found the end)");
    CHECK(error_of("..b/w.. x 7") ==
          "character 9: must be the letter of the player to move (found \"x 7\")");
    CHECK(error_of("..b/w.. b -1") ==
          "character 11: must be the number of actions played, at most 9999 (found \"-1\")");
    CHECK(error_of("..b/w.. b 7 ") == "character 12: must be the end (found \" \")");
}

TEST_CASE("grid: an action names its squares, and moves the token that is on the first") {
    const SquareAction step{.to = {1, 1}, .from = Square{0, 0}};
    CHECK(grid::format_action(step) == "a1-b2");
    const ActionView view = grid::view("a1-b2", step);
    CHECK(view.kind == "move");
    CHECK(view.from == "a1");
    CHECK(view.to == "b2");
}

TEST_CASE("grid: a setup without a number of actions takes the first turn of its player") {
    BoardSetup setup = grid::setup(two_tokens(), spec, "piece", true);
    CHECK(grid::setup_text(setup, {3, 2}, spec, "piece", true).value() == "..b/w.. b 7");
    setup.numbers.clear();
    CHECK(grid::setup_text(setup, {3, 2}, spec, "piece", true).value() == "..b/w.. b 1");
}
