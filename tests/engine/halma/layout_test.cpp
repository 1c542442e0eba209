#include "tests/engine/halma/helpers.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

TEST_CASE("the board has 256 unit squares, camps, goals and paths") {
    const BoardLayout made = Game::layout(Position::start({}));
    CHECK(made.shape == CellShape::square);
    REQUIRE(made.cells.size() == 256);
    for (std::size_t i = 0; i < made.cells.size(); ++i) {
        const std::size_t x = i % 16;
        const std::size_t y = i / 16;
        CHECK(made.cells[i].id == std::to_string(x) + "," + std::to_string(y));
        CHECK(made.cells[i].centre.x == static_cast<double>(x));
        CHECK(made.cells[i].centre.y == static_cast<double>(y));
    }
    CHECK(made.capabilities == Texts{"paths"});
    REQUIRE(made.zones.size() == 4);
    CHECK(made.zones[0].role == "camp");
    CHECK(made.zones[0].player == black);
    CHECK(made.zones[0].cells.size() == 19);
    CHECK(made.zones[0].cells.front() == "0,0");
    CHECK(made.zones[1].role == "goal");
    CHECK(made.zones[1].cells.back() == "15,15");
    CHECK(made.zones[1].cells == made.zones[2].cells);
    CHECK(made.zones[2].player == white);
}

TEST_CASE("the board shows the men and counts those at home and those that arrived") {
    const BoardState start = Game::board(Position::start({}));
    REQUIRE(start.tokens.size() == 38);
    CHECK(start.tokens.front().cell == "0,0");
    CHECK(start.tokens.front().player == black);
    CHECK(start.tokens.front().kind == "piece");
    CHECK(start.tokens.back().player == white);
    REQUIRE(start.tallies.size() == 4);
    CHECK(start.tallies[0].name == "home");
    CHECK(start.tallies[0].value == 19);
    CHECK(start.tallies[1].name == "goal");
    CHECK(start.tallies[1].value == 0);
    CHECK(start.tallies[1].target == 19);
    CHECK(start.marks.empty());

    Texts men = camp_without(black, {"0,0"});
    men.push_back("1,5");
    men.push_back("15,15");
    const BoardState late = Game::board(study({"8,8", "15,14"}, men, white, "csci561"));
    CHECK(late.tallies[1].value == 1);
    CHECK(late.tallies[2].value == 1);
    CHECK(late.tallies[3].value == 18);
}

TEST_CASE("the filled camp is marked as winning") {
    Texts men = camp_without(white, {"14,11"});
    men.push_back("13,10");
    const Position won = after(study(men, {"0,8"}, black, "csci561"), "13,10-14,11");
    const BoardState state = Game::board(won);
    REQUIRE(state.marks.size() == 1);
    CHECK(state.marks[0].role == "winning");
    CHECK(state.marks[0].cells.size() == 19);
    CHECK(state.marks[0].cells.back() == "15,15");
}

TEST_CASE("every step towards the far corner raises the score, most for stragglers") {
    const auto way = [](int x, int y) { return Evaluator().way_left(black, square_at(x, y)); };
    for (int i = 1; i < 16; ++i) CHECK(way(i, i) < way(i - 1, i - 1));
    CHECK(way(0, 0) - way(1, 1) > way(13, 13) - way(14, 14));
    CHECK(way(8, 8) < way(6, 10));
    CHECK(Evaluator().way_left(white, square_at(3, 4)) == way(12, 11));
    const Position here = study({"8,8"}, {"3,3"}, black, "csci561");
    const Evaluator evaluator;
    CHECK(evaluator.evaluate(here)[black] < 0);
    CHECK(evaluator.order(here, {square_at(8, 8), square_at(9, 9)}) > 0);
    CHECK(evaluator.order(here, {square_at(8, 8), square_at(7, 7)}) < 0);
}
