#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

TEST_CASE("the layout has 121 squares on a torus, columns to the right and rows down") {
    const BoardLayout made = Game::layout(Position(Limits::text));
    CHECK(made.shape == CellShape::square);
    REQUIRE(made.cells.size() == 121);
    CHECK(made.cells.front().id == "0,0");
    CHECK(made.cells[13].id == "1,2");
    CHECK(made.cells[13].centre.x == 2);
    CHECK(made.cells[13].centre.y == 1);
    CHECK(made.cells.back().id == "10,10");
    CHECK(made.capabilities == Texts{"torus", "polyomino"});
}

TEST_CASE("the board shows tokens and tallies") {
    const Position shown =
        after_all(Position(Limits::text), {"PLACE 0,0 0,1 1,0 1,1", "PLACE 5,5 5,6 6,4 6,5"});
    const BoardState state = Game::board(shown);
    REQUIRE(state.tokens.size() == 8);
    CHECK(state.tokens[3].cell == "1,1");
    CHECK(state.tokens[3].player == red);
    CHECK(state.tokens[3].kind == "token");
    CHECK(state.tokens[4].cell == "5,5");
    CHECK(state.tokens[4].player == blue);
    CHECK(state.tokens[4].centre.x == 5);
    REQUIRE(state.tallies.size() == 2);
    CHECK(state.tallies[0].name == "tokens");
    CHECK(state.tallies[0].value == 4);
    CHECK(state.tallies[1].value == 4);
}

TEST_CASE("a placement is entered by its four cells") {
    const Position start(Limits::text);
    const Action action = Game::parse_action("PLACE 0,0 0,10 10,0 10,10", start).value();
    const ActionView seen = Game::view(action, start);
    CHECK(seen.text == "PLACE 0,0 0,10 10,0 10,10");
    CHECK(seen.kind == "place");
    CHECK(seen.cells == Texts{"0,0", "0,10", "10,0", "10,10"});
    CHECK((seen.from + seen.to + seen.hand).empty());
}

TEST_CASE("a placement names its shape and the first square as drawn") {
    const Position start(Limits::text);
    const auto shown = [&](const std::string& cells) {
        const ActionView seen =
            Game::view(Game::parse_action("PLACE " + cells, start).value(), start);
        return seen.shape + " " + seen.anchor;
    };
    CHECK(shown("0,0 0,10 10,0 10,10") == "O 10,10");  // across both edges
    CHECK(shown("0,0 0,1 0,2 0,10") == "I 0,10");
    CHECK(shown("2,3 3,3 4,3 5,3") == "I 2,3");
    CHECK(shown("2,3 3,2 3,3 3,4") == "T 2,3");
    CHECK(shown("2,4 3,2 3,3 3,4") == "L 2,4");
    CHECK(shown("2,2 2,3 3,3 4,3") == "L 2,2");
    CHECK(shown("2,2 3,2 3,3 3,4") == "J 2,2");
    CHECK(shown("2,3 2,4 3,3 4,3") == "J 2,3");
    CHECK(shown("2,3 2,4 3,2 3,3") == "S 2,3");
    CHECK(shown("2,2 2,3 3,3 3,4") == "Z 2,2");
}

TEST_CASE("all cells of cleared lines are marked, the new ones included") {
    const Position before = tokens("rrrrrrr..../.........../b..........", 40);
    const std::vector<Mark> marks =
        Game::effects(Game::parse_action("PLACE 0,7 0,8 0,9 0,10", before).value(), before);
    REQUIRE(marks.size() == 1);
    CHECK(marks[0].role == "cleared");
    CHECK(marks[0].cells ==
          Texts{"0,0", "0,1", "0,2", "0,3", "0,4", "0,5", "0,6", "0,7", "0,8", "0,9", "0,10"});
    CHECK(
        Game::effects(Game::parse_action("PLACE 1,0 1,1 1,2 1,3", before).value(), before).empty());
}

TEST_CASE("the placement that leaves the opponent without one is marked as winning") {
    const auto before = [](const char* first_row) { return tokens(first_row, 41); };
    const auto winning = [](const Position& position, const std::string& cells) {
        const std::vector<Mark> marks =
            Game::effects(Game::parse_action("PLACE " + cells, position).value(), position);
        return marks.back().role == "winning" ? marks.back().cells : Texts{};
    };
    // Red's last tokens are cleared; of the piece, two tokens remain.
    const Position last = before("rrrrrrrrb..");
    CHECK(winning(last, "0,9 0,10 1,9 1,10") == Texts{"1,9", "1,10"});
    // The piece is cleared too.
    CHECK(winning(before("rrrrrrb...."), "0,7 0,8 0,9 0,10").empty());
    CHECK(Game::effects(Game::parse_action("PLACE 1,8 1,9 2,8 2,9", last).value(), last).empty());
}
