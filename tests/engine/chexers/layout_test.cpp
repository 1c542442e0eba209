#include <cmath>

#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

const Zone& zone(const BoardLayout& layout, std::string_view role, Player player) {
    for (const Zone& each : layout.zones) {
        if (each.role == role && each.player == player) return each;
    }
    FAIL("no zone " << role);
    return layout.zones.front();
}

}  // namespace

TEST_CASE("cell centres are at (q + r/2, r * sqrt(3)/2), with neighbours at distance 1") {
    const BoardLayout made = Game::layout(Position::start(Limits::text));
    REQUIRE(made.cells.size() == 37);
    CHECK(made.shape == CellShape::pointy_hexagon);
    CHECK(made.cells.front().id == "0,-3");
    CHECK(made.cells.front().centre.x == -1.5);
    CHECK(std::abs(made.cells.front().centre.y + 1.5 * std::sqrt(3)) < 1e-9);
    for (const Cell& cell : made.cells) {
        int neighbours = 0;
        for (const Cell& other : made.cells) {
            if (other.id == cell.id) continue;
            CHECK(distance(cell.centre, other.centre) > 0.999);
            neighbours += distance(cell.centre, other.centre) < 1.001;
        }
        CHECK(neighbours >= 3);
        CHECK(neighbours <= 6);
    }
}

TEST_CASE("hexes are named by their coordinates, and each line holds hexes with a shared one") {
    const BoardLayout made = Game::layout(Position::start(Limits::text));
    CHECK(made.cells.front().name == "0,-3");
    REQUIRE(made.lines.size() == 14);
    CHECK(made.lines[0].label == "-3");
    CHECK(made.lines[0].cells == std::vector<std::string>{"0,-3", "1,-3", "2,-3", "3,-3"});
    CHECK(made.lines[1].label == "-3");
    CHECK(made.lines[1].cells == std::vector<std::string>{"-3,0", "-3,1", "-3,2", "-3,3"});
    CHECK(made.lines[6].cells.size() == 7);
}

TEST_CASE("each player has four start and four exit cells and a side along its exits") {
    const BoardLayout made = Game::layout(Position::start(Limits::text));
    REQUIRE(made.sides.size() == 3);
    for (Player player = 0; player < 3; ++player) {
        CHECK(zone(made, "start", player).cells.size() == 4);
        const Zone& exits = zone(made, "exit", player);
        CHECK(exits.cells.size() == 4);
        const Side& side = made.sides[player];
        CHECK(side.player == player);
        REQUIRE(side.line.size() == 9);
        const double edge = 1 / std::sqrt(3);
        for (std::size_t i = 0; i + 1 < side.line.size(); ++i) {
            CHECK(std::abs(distance(side.line[i], side.line[i + 1]) - edge) < 1e-9);
        }
        // Every corner belongs to an exit cell, and no edge lies between two cells.
        for (std::size_t i = 0; i + 1 < side.line.size(); ++i) {
            const Point middle{(side.line[i].x + side.line[i + 1].x) / 2,
                               (side.line[i].y + side.line[i + 1].y) / 2};
            int touching = 0;
            for (const Cell& cell : made.cells) {
                if (distance(cell.centre, middle) > 0.501) continue;
                ++touching;
                CHECK(std::count(exits.cells.begin(), exits.cells.end(), cell.id) == 1);
            }
            CHECK(touching == 1);
        }
    }
}

TEST_CASE("the board shows pieces, exits and the cells that decided the game") {
    const Position here = position("...g/...../....../......r/....../...../b... r 3,2,0 3");
    const BoardState state = Game::board(here);
    REQUIRE(state.tokens.size() == 3);
    CHECK(state.tokens[0].cell == "3,-3");
    CHECK(state.tokens[0].player == 1);
    CHECK(state.tokens[0].kind == "piece");
    CHECK(state.tokens[1].cell == "3,0");
    CHECK(state.tallies[0].name == "exits");
    CHECK(state.tallies[0].value == 3);
    CHECK(state.tallies[0].target == 4);
    CHECK(state.tallies[3].name == "pieces");
    CHECK(state.tallies[3].value == 1);
    CHECK(state.marks.empty());
    const BoardState won = Game::board(after(here, "EXIT 3,0"));
    REQUIRE(won.marks.size() == 1);
    CHECK(won.marks[0].role == "winning");
    CHECK(won.marks[0].cells == Texts{"3,-3", "3,-2", "3,-1", "3,0"});
}

TEST_CASE("action views are of kind move, jump, exit and pass") {
    const Position here = Position::start(Limits::text);
    const ActionView move = Game::view(Action::move(cell_at(0, 0), cell_at(1, 0)), here);
    CHECK(move.kind == "move");
    CHECK(move.text == "MOVE 0,0 1,0");
    CHECK(move.from == "0,0");
    CHECK(move.to == "1,0");
    const ActionView jump = Game::view(Action::jump(cell_at(0, 0), cell_at(2, 0)), here);
    CHECK(jump.kind == "jump");
    CHECK(jump.to == "2,0");
    const ActionView leave = Game::view(Action::exit(cell_at(3, 0)), here);
    CHECK(leave.kind == "exit");
    CHECK(leave.from == "3,0");
    CHECK(leave.to.empty());
    CHECK(Game::view(Action::pass(), here).kind == "pass");
    CHECK(Game::view(Action::pass(), here).from.empty());
}
