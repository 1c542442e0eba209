#include <cmath>
#include <map>

#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

namespace {

double distance(const Point& a, const Point& b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::vector<Mark> marks_of(const Position& before, std::string_view action) {
    return Game::effects(Game::parse_action(action, before).value(), before);
}

std::vector<Mark> marks_with(const std::vector<Mark>& marks, std::string_view role) {
    std::vector<Mark> found;
    for (const Mark& mark : marks) {
        if (mark.role == role) found.push_back(mark);
    }
    return found;
}

}  // namespace

TEST_CASE("cell centres are at (q + r/2, -r * sqrt(3)/2), with row 0 last") {
    const BoardLayout made = Game::layout(Position(4));
    CHECK(made.shape == CellShape::pointy_hexagon);
    REQUIRE(made.cells.size() == 16);
    CHECK(made.cells.front().id == "3,0");
    CHECK(made.cells.back().id == "0,3");
    std::map<std::string, Point> centres;
    for (const Cell& cell : made.cells) centres[cell.id] = cell.centre;
    CHECK(centres["2,1"].x == Approx(2));
    CHECK(centres["2,1"].y == Approx(-std::sqrt(3.0)));
    for (const auto& [id, centre] : centres) {
        int near = 0;
        for (const auto& [other, point] : centres)
            near += std::abs(distance(centre, point) - 1) < 1e-9;
        const bool sharp = id == "0,0" || id == "3,3";
        const bool blunt = id == "0,3" || id == "3,0";
        const bool rim = id[0] == '0' || id[0] == '3' || id[2] == '0' || id[2] == '3';
        CHECK(near == (sharp ? 2 : blunt ? 3 : rim ? 4 : 6));
    }
}

TEST_CASE("cells are named by column letter and row number") {
    const BoardLayout made = Game::layout(Position(5));
    std::map<std::string, std::string> names;
    for (const Cell& cell : made.cells) names[cell.id] = cell.name;
    CHECK(names["1,3"] == "d2");  // the rule book's example
    CHECK(names["0,0"] == "a1");
    CHECK(names["4,0"] == "a5");
    REQUIRE(made.lines.size() == 10);
    CHECK(made.lines[0].label == "1");
    CHECK(made.lines[0].cells.back() == "0,4");
    CHECK(made.lines[9].label == "e");
    CHECK(made.lines[9].cells.back() == "4,4");
    CHECK(Game::layout(Position(15)).lines.back().label == "o");
}

TEST_CASE("the sides form the rim, Red's at bottom and top, Blue's left and right") {
    for (const int size : {3, 8, 15}) {
        const std::vector<Side> sides = Game::layout(Position(size)).sides;
        REQUIRE(sides.size() == 4);
        std::map<Player, double> length;
        for (const Side& side : sides) {
            for (std::size_t i = 1; i < side.line.size(); ++i) {
                const double step = distance(side.line[i - 1], side.line[i]);
                const bool half = std::abs(step - std::sqrt(3.0) / 6) < 1e-9;
                CHECK((half || std::abs(step - 1 / std::sqrt(3.0)) < 1e-9));
                length[side.player] += step;
            }
            // Every end meets the end of an opposing side.
            for (const Point& end : {side.line.front(), side.line.back()}) {
                int meets = 0;
                for (const Side& other : sides) {
                    if (other.player == side.player) continue;
                    meets += distance(end, other.line.front()) < 1e-9;
                    meets += distance(end, other.line.back()) < 1e-9;
                }
                CHECK(meets == 1);
            }
        }
        CHECK(length[red] == Approx(length[blue]));
        CHECK(length[red] == Approx((4 * size - 1) / std::sqrt(3.0)));
        CHECK(sides[0].player == red);
        CHECK(sides[0].line.front().y > sides[1].line.front().y);
        CHECK(sides[2].player == blue);
        CHECK(sides[2].line.front().x < sides[3].line.front().x);
    }
}

TEST_CASE("the board shows stones, tallies, and the centre while it is forbidden") {
    const BoardState start = Game::board(Position(5));
    CHECK(start.tokens.empty());
    REQUIRE(start.marks.size() == 1);
    CHECK(start.marks[0].role == "forbidden");
    CHECK(start.marks[0].cells == Texts{"2,2"});
    CHECK(Game::board(Position(4)).marks.empty());

    const BoardState state = Game::board(position("..r../.b.../.r.../...../..... b 21"));
    CHECK(state.marks.empty());
    REQUIRE(state.tokens.size() == 3);
    CHECK(state.tokens[0].cell == "0,2");
    CHECK(state.tokens[0].player == red);
    CHECK(state.tokens[0].kind == "stone");
    CHECK(state.tokens[2].cell == "1,1");
    CHECK(state.tokens[2].player == blue);
    CHECK(state.tokens[2].centre.x == Approx(1.5));
    REQUIRE(state.tallies.size() == 2);
    CHECK(state.tallies[red].name == "stones");
    CHECK(state.tallies[red].value == 2);
    CHECK(state.tallies[blue].value == 1);
}

TEST_CASE("a won board marks a shortest winning chain from side to side") {
    const Position won = after(position("b.r./b.rr/.rrr/b..b r 12"), "PLACE 3,1");
    const std::vector<Mark> winning = marks_with(Game::board(won).marks, "winning");
    REQUIRE(winning.size() == 1);
    CHECK(winning[0].cells == Texts{"0,2", "1,2", "2,1", "3,1"});
    const Position bent = after(position(".bb./b.b./..../rrrr b 9"), "PLACE 1,3");
    CHECK(marks_with(Game::board(bent).marks, "winning")[0].cells ==
          Texts{"1,0", "0,1", "0,2", "1,2", "1,3"});
}

TEST_CASE("a placement is entered by its cell, STEAL by a button") {
    const ActionView place = Game::view(Action::place(cell_at(3, 4)), Position(5));
    CHECK(place.text == "PLACE 3,4");
    CHECK(place.kind == "place");
    CHECK(place.to == "3,4");
    CHECK(place.taken == 0);
    // Two diamonds share a stone.
    const Position diamonds = position("...r./..bbr/...b./...../..... r 20");
    CHECK(Game::view(Action::place(cell_at(2, 2)), diamonds).taken == 3);
    const ActionView steal = Game::view(Action::steal(), after(Position(5), "PLACE 1,3"));
    CHECK(steal.kind == "steal");
    CHECK((steal.to + steal.from + steal.hand).empty());
    CHECK(steal.cells.empty());
}

TEST_CASE("every capturing diamond gets a mark with the new stone first") {
    const std::vector<Mark> three =
        marks_of(position("...r./..bbr/...b./...../..... r 20"), "PLACE 2,2");
    REQUIRE(three.size() == 2);
    CHECK(three[0].role == "captured");
    CHECK(three[0].cells == Texts{"2,2", "1,4", "2,3", "1,3"});
    CHECK(three[1].cells == Texts{"2,2", "0,3", "1,3", "1,2"});
    CHECK(marks_of(position("..r../.b.../.r.../...../..... b 21"), "PLACE 1,2")[0].cells ==
          Texts{"1,2", "1,1", "0,2", "2,1"});
    CHECK(marks_of(Position(3), "PLACE 0,0").empty());
}

TEST_CASE("STEAL marks the old and the new cell of the stone") {
    const std::vector<Mark> marks = marks_of(after(Position(5), "PLACE 1,3"), "STEAL");
    REQUIRE(marks.size() == 1);
    CHECK(marks[0].role == "stolen");
    CHECK(marks[0].cells == Texts{"1,3", "3,1"});
}

TEST_CASE("captured marks cover exactly the captured stones in random games") {
    for_random_games(1, [](const Position& position, Action action) {
        if (action.is_steal()) return;
        Position played = position;
        played.play(action);
        const Player opponent = 1 - position.to_move();
        Texts gone;
        (position.stones(opponent) & ~played.stones(opponent)).for_each([&](int cell) {
            gone.push_back(format_cell(cell));
        });
        Texts marked;
        for (const Mark& mark : Game::effects(action, position)) {
            REQUIRE(mark.cells.size() == 4);
            CHECK(mark.cells[0] == format_cell(action.cell()));
            marked.insert(marked.end(), mark.cells.begin() + 2, mark.cells.end());
        }
        std::sort(gone.begin(), gone.end());
        std::sort(marked.begin(), marked.end());
        marked.erase(std::unique(marked.begin(), marked.end()), marked.end());
        CHECK(marked == gone);
    });
}
