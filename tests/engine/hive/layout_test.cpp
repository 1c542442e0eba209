#include <cmath>

#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

ActionView view_of(const Position& position, std::string_view text) {
    const Result<Action> action = Game::parse_action(text, position);
    if (!action) FAIL(action.error().message);
    return Game::view(action.value(), position);
}

int in_hand_of(const BoardState& state, Player player, const std::string& kind) {
    for (const HandItem& item : state.hands) {
        if (item.player == player && item.kind == kind) return item.count;
    }
    return -1;
}

}  // namespace

TEST_CASE("layout: the board is an open plane of pointy hexes with stacks and hands") {
    const BoardLayout made = Game::layout(start());
    CHECK(made.shape == CellShape::pointy_hexagon);
    CHECK(made.cells.empty());
    CHECK(made.capabilities == Texts{"open_plane", "stacks", "hands", "losing_target"});
}

TEST_CASE("layout: tokens lie at their hexes, lower ones first") {
    const BoardState state =
        Game::board(position("white;wQ@0,0,0;wB1@2,1,1;bS1@2,1,0;bQ@1,1,0;wS1@0,1,0"));
    REQUIRE(state.tokens.size() == 5);
    const Token& top = state.tokens.back();
    CHECK(top.label == "wB1");
    CHECK(top.kind == "B");
    CHECK(top.player == 0);
    CHECK(top.height == 1);
    CHECK(top.cell == "2,1");
    CHECK(top.centre.x == 2.5);
    CHECK(std::abs(top.centre.y - std::sqrt(3.0) / 2) < 1e-12);
}

TEST_CASE("layout: hands show the remaining pieces of each kind") {
    const BoardState state = Game::board(after_all(start("L"), {"wA1", "bS1 wA1-"}));
    CHECK(state.hands.size() == 12);
    CHECK(in_hand_of(state, 0, "A") == 2);
    CHECK(in_hand_of(state, 1, "A") == 3);
    CHECK(in_hand_of(state, 1, "S") == 1);
    CHECK(in_hand_of(state, 0, "L") == 1);
    CHECK(in_hand_of(state, 0, "M") == -1);
}

TEST_CASE("layout: the tally counts the filled neighbours of a placed queen") {
    const BoardState before = Game::board(after_all(start(), {"wA1", "bS1 wA1-"}));
    CHECK(before.tallies.empty());
    const BoardState state = Game::board(position("white;wQ@0,0,0;wA1@-1,0,0;bS1@1,0,0;bA1@2,0,0"));
    REQUIRE(state.tallies.size() == 1);
    CHECK(state.tallies[0].player == 0);
    CHECK(state.tallies[0].name == "queen");
    CHECK(state.tallies[0].value == 2);
    CHECK(state.tallies[0].target == 6);
}

TEST_CASE("layout: the ring around a surrounded queen is marked as winning") {
    const BoardState state = Game::board(position(
        "white;wQ@0,0,0;wA1@1,0,0;wS1@0,1,0;bA1@-1,0,0;bS1@-1,1,0;bS2@0,-1,0;bQ@-1,2,0;bA2@1,-1,0",
        ""));
    REQUIRE(state.marks.size() == 1);
    CHECK(state.marks[0].role == "winning");
    CHECK(state.marks[0].cells == Texts{"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,0"});
}

TEST_CASE("layout: a stunned piece is marked if it takes a choice from the player") {
    const auto stunned = [](const std::string& text) {
        for (const Mark& mark : Game::board(position(text)).marks) {
            if (mark.role == "stunned") return mark.cells;
        }
        return Texts{};
    };
    const std::string base = "white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@2,0,0;bP@-1,1,0;";
    CHECK(stunned(base + "stunned wA1") == Texts{"-1,0"});
    // Black's own last move does not concern White, who has nothing that throws next to it.
    CHECK(stunned(base + "stunned bS1").empty());
    CHECK(stunned(base + "wP@0,-1,0;stunned bQ").empty());
    CHECK(stunned(base + "wP@1,-1,0;stunned bQ") == Texts{"1,0"});
}

TEST_CASE("layout: action views tell how to enter the action") {
    const Position first = start();
    const ActionView opening = view_of(first, "wA1");
    CHECK(opening.kind == "place");
    CHECK(opening.hand == "A");
    CHECK(opening.to == "0,0");
    CHECK(opening.from.empty());
    const Position line = position("white;wP@0,0,0;wQ@1,0,0;wS1@2,0,0;bQ@3,0,0;bA1@-1,0,0");
    const ActionView thrown = view_of(line, "bA1 \\wP");
    CHECK(thrown.kind == "throw");
    CHECK(thrown.from == "-1,0");
    CHECK(thrown.to == "0,-1");
    CHECK(thrown.text == "bA1 \\wP");
    CHECK(thrown.notation == thrown.text);
    CHECK(thrown.piece == "A");
    const Position blocked = position("white;wQ@1,0,0;wS1@0,0,0;bQ@2,0,0;bB1@0,0,1", "");
    const ActionView pass = view_of(blocked, "pass");
    CHECK(pass.kind == "pass");
    CHECK(pass.to.empty());
}

TEST_CASE("layout: an action's landmark is the reference of its MoveString") {
    CHECK_FALSE(view_of(start(), "wA1").landmark);
    const Position line = position("white;wQ@0,0,0;wB1@1,0,0;bQ@2,0,0;bA1@3,0,0");
    const ActionView placed = view_of(line, "wS1 -wQ");
    REQUIRE(placed.landmark);
    CHECK(placed.landmark->player == 0);
    CHECK(placed.landmark->kind == "Q");
    CHECK_FALSE(placed.landmark->below);
    CHECK(placed.piece.empty());
    const Position end = position("black;wQ@0,0,0;wB1@1,0,0;bQ@2,0,0;bB1@3,0,0");
    const ActionView climbed = view_of(end, "bB1 bQ");
    CHECK(climbed.piece == "B");
    REQUIRE(climbed.landmark);
    CHECK(climbed.landmark->player == 1);
    CHECK(climbed.landmark->kind == "Q");
    CHECK(climbed.landmark->below);
}

TEST_CASE("layout: the path of a slide is a shortest one") {
    const Position ant = position("white;wA1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    CHECK(view_of(ant, "wA1 bQ/").path == Texts{"1,-1", "2,-1", "3,-1"});
    CHECK(view_of(ant, "wA1 \\wQ").path.empty());
    const Position spider = position("white;wS1@0,0,0;wQ@1,0,0;bA1@2,0,0;bQ@3,0,0", "");
    CHECK(view_of(spider, "wS1 \\bQ").path == Texts{"1,-1", "2,-1"});
    const Position ladybug = position("white;wL@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0");
    CHECK(view_of(ladybug, "wL \\bQ").path == Texts{"1,0", "2,0"});
    const Position hopper = position("white;wG1@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0", "");
    CHECK(view_of(hopper, "wG1 bQ-").path.empty());
}

TEST_CASE("layout: every path is a chain of neighbours for every kind of piece") {
    Position position = after_all(start("MLP"), {"wM", "bA1 wM-", "wQ -wM", "bQ bA1-", "wS1 -wQ",
                                                 "bL bQ-", "wA1 -wS1", "bS1 bL-"});
    int paths = 0;
    for (int ply = 0; ply < 60; ++ply) {
        const Actions actions = actions_of(position);
        for (const Action action : actions) {
            const ActionView seen = Game::view(action, position);
            if (seen.path.empty()) continue;
            ++paths;
            Texts way = {seen.from};
            way.insert(way.end(), seen.path.begin(), seen.path.end());
            way.push_back(seen.to);
            for (std::size_t i = 1; i < way.size(); ++i) {
                const auto cell = [](const std::string& text) {
                    return cell_at(std::stoi(text), std::stoi(text.substr(text.find(',') + 1)));
                };
                REQUIRE(adjacent(cell(way[i - 1]), cell(way[i])));
            }
        }
        position.play(actions[static_cast<std::size_t>(ply * 7) % actions.size()]);
        if (position.outcome().over()) break;
    }
    CHECK(paths > 100);
}
