#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

/// A white pillbug on 0,0 with a black ant next to it at the end of a tail.
const std::string tail = "wP@0,0,0;wQ@1,0,0;wS1@2,0,0;bQ@3,0,0;bA1@-1,0,0";

std::string kind_of_turn(const Position& position, std::string_view text) {
    const Result<Action> action = Game::parse_action(text, position);
    return action ? Game::view(action.value(), position).kind : action.error().message;
}

}  // namespace

TEST_CASE("pillbug: it slides one step like the queen") {
    const Position line = position("white;wP@0,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0");
    CHECK(targets(line, "wP") == Texts{"0,1", "1,-1"});
}

TEST_CASE("pillbug: it throws a neighbour of either colour to another empty hex next to it") {
    const Position enemy = position("white;" + tail);
    CHECK(targets(enemy, "bA1") == Texts{"-1,1", "0,-1", "0,1", "1,-1"});
    CHECK(kind_of_turn(enemy, "bA1 \\wP") == "throw");
    CHECK(targets(position("black;" + tail), "wQ").empty());
    const Position own = position("white;wP@0,0,0;wQ@-1,0,0;wS1@1,0,0;bS1@2,0,0;bQ@3,0,0");
    CHECK(targets(own, "wQ") == Texts{"-1,1", "0,-1", "0,1", "1,-1"});
}

TEST_CASE("pillbug: it throws neither stacks nor pinned pieces") {
    const Position stack = position("white;" + tail + ";bB1@-1,0,1");
    CHECK(targets(stack, "bA1").empty());
    CHECK(targets(stack, "bB1").empty());
    const Position pinned = position("white;" + tail + ";bS1@-2,0,0");
    CHECK(targets(pinned, "bA1").empty());
    CHECK(refusal(pinned, "bA1 \\wP") == "bA1 \\wP: moving bA1 would split the hive");
}

TEST_CASE("pillbug: it cannot throw the piece that the opponent just moved or placed") {
    const Position before = position("black;wP@0,0,0;wQ@1,0,0;wS1@2,0,0;bQ@3,0,0;bA1@2,1,0");
    const Position moved = after(before, "bA1 -wP");
    CHECK(name_of(moved.stunned()) == "bA1");
    CHECK(targets(moved, "bA1").empty());
    CHECK(refusal(moved, "bA1 \\wP") ==
          "bA1 \\wP: bA1 was moved last turn and cannot be thrown now");
    const Position later = after_all(moved, {"wA1 wP\\", "bA2 bQ-"});
    CHECK_FALSE(targets(later, "bA1").empty());
    // A pass moves nothing.
    Position passed = moved;
    passed.play(Action::pass());
    CHECK(passed.stunned() == no_piece);
}

TEST_CASE("pillbug: gates of taller stacks stop a throw on the way up and down") {
    const std::string base = "white;wP@0,0,0;wQ@-1,1,0;wS1@-1,0,0;wB1@-1,0,1;bA1@0,-1,0;bQ@1,-1,0;";
    const auto thrown = [&](const std::string& more) {
        return targets(position(base + more), "bA1");
    };
    CHECK(thrown("bS1@2,-1,0") == Texts{"0,1", "1,0"});
    // Up from 0,-1 between -1,0 and 1,-1.
    CHECK(thrown("bB1@1,-1,1").empty());
    // Down to 1,0 between 1,-1 and 0,1.
    const std::string down = "white;wP@0,0,0;wQ@-1,0,0;bA1@-1,1,0;bQ@1,-1,0;bB1@1,-1,1;bS1@0,1,0;";
    CHECK(targets(position(down + "wS1@-1,2,0"), "bA1") == Texts{"0,-1", "1,0"});
    CHECK(targets(position(down + "wS1@-1,2,0;bB2@0,1,1"), "bA1") == Texts{"0,-1"});
}

TEST_CASE("pillbug: no one may move a thrown piece in the next turn") {
    const Position thrown = after(position("white;" + tail + ";bP@4,0,0"), "bA1 \\wP");
    CHECK(name_of(thrown.stunned()) == "bA1");
    CHECK(targets(thrown, "bA1").empty());
    CHECK(refusal(thrown, "bA1 -wP") == "bA1 -wP: bA1 was moved last turn and cannot be moved now");
    const Position later = after_all(thrown, {"bS1 bP-", "wA1 wP\\"});
    CHECK_FALSE(targets(later, "bA1").empty());
}

TEST_CASE("pillbug: a thrown pillbug may not throw in the next turn") {
    const Position before =
        position("white;wP@0,0,0;wQ@1,0,0;wA1@0,1,0;bP@-1,0,0;bQ@2,0,0;bS1@3,0,0");
    const Position thrown = after(before, "bP -wA1");
    CHECK(name_of(thrown.stunned()) == "bP");
    CHECK(targets(thrown, "wA1").empty());
    CHECK(targets(thrown, "bP").empty());
    // If it had come there earlier, it could throw the ant.
    const Position rested =
        position("black;wP@0,0,0;wQ@1,0,0;wA1@0,1,0;bP@-1,1,0;bQ@2,0,0;bS1@3,0,0");
    CHECK_FALSE(targets(rested, "wA1").empty());
}

TEST_CASE("pillbug: a pinned pillbug may throw, a covered one may not") {
    const Position pinned = position("white;" + tail + ";bS1@-1,1,0");
    CHECK(targets(pinned, "wP").empty());
    CHECK_FALSE(targets(pinned, "bA1").empty());
    const Position covered = position("white;" + tail + ";bB1@0,0,1");
    CHECK(targets(covered, "bA1").empty());
}

TEST_CASE("pillbug: a mosquito next to one throws from the ground but not from a stack") {
    const std::string line = "wQ@2,0,0;wS1@3,0,0;bQ@4,0,0;bA1@-1,0,0;bP@1,0,0";
    const Position ground = position("white;wM@0,0,0;" + line);
    CHECK(targets(ground, "bA1") == Texts{"-1,1", "0,-1", "0,1", "1,-1"});
    CHECK(kind_of_turn(ground, "bA1 \\wM") == "throw");
    CHECK(targets(position("white;wM@0,0,1;wG1@0,0,0;" + line), "bA1").empty());
}

TEST_CASE("pillbug: a throw that is also a move of the piece counts once, as the move") {
    const Position both = position("white;wP@0,0,0;wA1@-1,0,0;wQ@1,0,0;bS1@2,0,0;bQ@3,0,0");
    const Texts all = legal(both);
    CHECK(std::count(all.begin(), all.end(), "wA1 \\wP") == 1);
    CHECK(kind_of_turn(both, "wA1 \\wP") == "move");
    // Pillbug and mosquito, next to each other, throw the same piece to the same hex.
    const Position two = position("white;wP@0,0,0;wM@1,0,0;bS1@1,-1,0;wQ@2,0,0;bQ@3,0,0");
    const Texts throws = targets(two, "bS1");
    CHECK(std::count(throws.begin(), throws.end(), "0,1") == 1);
    CHECK(std::adjacent_find(throws.begin(), throws.end()) == throws.end());
}

TEST_CASE("pillbug: no piece is thrown before the player's queen is placed") {
    const Position early = after_all(start("P"), {"wP", "bS1 wP-", "wA1 -wP", "bA1 bS1-"});
    CHECK(targets(early, "bS1").empty());
    CHECK(targets(early, "wA1").empty());
}
