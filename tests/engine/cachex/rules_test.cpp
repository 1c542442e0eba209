#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

TEST_CASE("the board starts empty with n x n cells, n from 3 to 15, and Red to move") {
    for (int size = 3; size <= 15; ++size) {
        const Position start(size);
        CHECK(start.empty_cells().count() == size * size);
        CHECK(start.to_move() == red);
        CHECK_FALSE(start.outcome().over());
    }
}

TEST_CASE("neighbours of r,q are at (1,-1) (1,0) (0,1) (-1,1) (-1,0) (0,-1)") {
    const int steps[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
    for (int size = 3; size <= 15; ++size) {
        const Board& cells = geometry(size).cells;
        cells.for_each([&](int cell) {
            Board wanted;
            for (const auto& [dr, dq] : steps) {
                const int r = row_of(cell) + dr;
                const int q = column_of(cell) + dq;
                if (r >= 0 && r < size && q >= 0 && q < size) wanted.insert(cell_at(r, q));
            }
            CHECK((neighbours(Board::bit(cell)) & cells) == wanted);
        });
    }
}

TEST_CASE("PLACE puts a stone on an empty cell and passes the turn") {
    const Position first = after(Position(3), "PLACE 0,2");
    CHECK(Game::format_position(first) == "..r/.../... b 1");
    CHECK(refusal(first, "PLACE 0,2") == "PLACE 0,2: 0,2 is occupied");
    const Position second = after(first, "PLACE 2,1");
    CHECK(Game::format_position(second) == "..r/.../.b. r 2");
    CHECK(legal(second) == Texts{"PLACE 0,0", "PLACE 0,1", "PLACE 1,0", "PLACE 1,1", "PLACE 1,2",
                                 "PLACE 2,0", "PLACE 2,2"});
}

TEST_CASE("the first stone may not go to the centre of a board of odd size") {
    for (int size = 3; size <= 15; ++size) {
        const Position start(size);
        const bool odd = size % 2 == 1;
        const std::string centre = "PLACE " + format_cell(cell_at(size / 2, size / 2));
        CHECK(start.legal_action_count() == size * size - (odd ? 1 : 0));
        CHECK(is_legal(start, centre) == !odd);
        if (odd) {
            CHECK(refusal(start, centre) == centre + ": the first action cannot be in the centre");
        }
    }
}

TEST_CASE("the centre is an ordinary cell from Blue's first stone on") {
    const Position second = after(Position(5), "PLACE 0,0");
    CHECK(rows(after(second, "PLACE 2,2")) == "r..../...../..b../...../.....");
    CHECK(rows(after(after(second, "PLACE 4,0"), "PLACE 2,2")) == "r..../...../..r../...../b....");
}

TEST_CASE("STEAL reflects the first stone, makes it blue and passes the turn to Red") {
    // The rule book's figure: Red opens at d2, stolen to b4.
    const Position opened = after(Position(5), "PLACE 1,3");
    CHECK(is_legal(opened, "STEAL"));
    CHECK(opened.legal_action_count() == 25);
    CHECK(Game::format_position(after(opened, "STEAL")) == "...../...../...../.b.../..... r 2");
}

TEST_CASE("STEAL of a stone on the long diagonal changes only its colour") {
    const Position stolen = after(after(Position(4), "PLACE 2,2"), "STEAL");
    CHECK(Game::format_position(stolen) == "..../..../..b./.... r 2");
    CHECK(is_legal(after(after(Position(4), "PLACE 0,3"), "STEAL"), "PLACE 0,3"));
}

TEST_CASE("STEAL is legal only as the second action of the game") {
    const std::string reason = "STEAL: only the second action of a game can steal";
    const Position start(4);
    CHECK(refusal(start, "STEAL") == reason);
    const Position second = after(after(start, "PLACE 0,1"), "PLACE 3,3");
    CHECK(refusal(second, "STEAL") == reason);
    CHECK(refusal(after(second, "PLACE 2,1"), "STEAL") == reason);
    CHECK(refusal(after(after(start, "PLACE 0,1"), "STEAL"), "STEAL") == reason);
    for (const std::string& text : legal(second)) CHECK(text != "STEAL");
}

TEST_CASE("Red wins with a chain from r = 0 to r = n-1") {
    const Position before = position("b.r./b.r./.r../...b r 6");
    CHECK_FALSE(before.outcome().over());
    CHECK_FALSE(after(before, "PLACE 3,2").outcome().over());
    const Position last = after(before, "PLACE 3,1");
    CHECK(last.outcome() == Outcome::win(red, "chain"));
    CHECK(last.legal_action_count() == 0);
    CHECK(legal(last).empty());
}

TEST_CASE("Blue wins with a chain from q = 0 to q = n-1, which may turn back") {
    const Position before = position("rr.../..b../.b.bb/b..../.rrrr b 11");
    CHECK(after(before, "PLACE 1,3").outcome() == Outcome::win(blue, "chain"));
    CHECK_FALSE(after(before, "PLACE 3,3").outcome().over());
}

TEST_CASE("the opponent's sides do not count") {
    const Position blue_column = position("b.r/b.r/..r b 5");
    CHECK(blue_column.outcome() == Outcome::win(red, "chain"));
    const Position red_row = position("..../rr.r/b.../.bb. r 6");
    CHECK_FALSE(after(red_row, "PLACE 1,2").outcome().over());
}

TEST_CASE("rows do not connect across the rim") {
    // Red's stones at the right end of a row and at the left end of the next are not neighbours.
    for (int size = 3; size <= 15; ++size) {
        std::array<Board, 2> stones;
        const int half = size / 2;
        for (int r = 0; r < size; ++r) {
            stones[red].insert(cell_at(r, r < half ? size - 1 : 0));
            stones[blue].insert(cell_at(r, 1));
        }
        const int last = cell_at(half, 0);
        stones[red].erase(last);
        Position before(size, stones, 2 * size);
        REQUIRE_FALSE(before.outcome().over());
        before.play(Action::place(last));
        CHECK_FALSE(before.outcome().over());
    }
}

TEST_CASE("a corner cell belongs to both sides that it touches") {
    // 0,2 completes both Red's column and Blue's row.
    CHECK(after(position("bb./..r/.r. r 4"), "PLACE 0,2").outcome() == Outcome::win(red, "chain"));
    CHECK(after(position("bb./..r/rr. b 5"), "PLACE 0,2").outcome() == Outcome::win(blue, "chain"));
}

TEST_CASE("action 343 ends the game in a draw unless it completes a chain") {
    const Position before = position("b.r./b.r./.r../...b r 342");
    CHECK_FALSE(before.outcome().over());
    CHECK(before.turn_limit() == 343);
    const Position drawn = after(before, "PLACE 0,1");
    CHECK(drawn.outcome() == Outcome::draw(Reason::turn_limit));
    CHECK(legal(drawn).empty());
    CHECK(after(before, "PLACE 3,1").outcome() == Outcome::win(red, "chain"));
}

TEST_CASE("STEAL counts as an action") {
    CHECK(after(after(Position(3), "PLACE 0,0"), "STEAL").ply() == 2);
}

TEST_CASE("the seventh occurrence of the same stones is a draw, whatever player is to move") {
    const Position first = position("r.../..b./..../.... r 6");
    const Position second = position("r.../..b./..../.... b 7");
    CHECK(first.repetition_limit() == 7);
    CHECK(first.repetition_key() == second.repetition_key());
    CHECK(first.hash() != second.hash());
    CHECK(first.repetition_key() != position(".r../..b./..../.... r 6").repetition_key());
    CHECK(first.repetition_key() != position("b.../..r./..../.... r 6").repetition_key());
}

TEST_CASE("hashes depend on the size of the board but not on the number of actions") {
    CHECK(Position(8).hash() != Position(9).hash());
    CHECK(position("r.../..b./..../.... r 6").hash() == position("r.../..b./..../.... r 8").hash());
}

TEST_CASE("the hash after an action is predicted unless it captures or steals") {
    compare_likely_hashes(Position(6), true, [](const Position& position, Action action) {
        return action.is_steal() || position.captures(position.to_move(), action.cell()).any();
    });
}
