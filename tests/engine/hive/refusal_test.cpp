#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

TEST_CASE("refusals: pieces that cannot be placed are refused with the reason") {
    const Position begin = start();
    CHECK(why_key(begin, {.hand = "Q"}) == "queen_not_first");
    CHECK(why_key(begin, {.to = "0,0"}) == "hand_first");
    const Position fourth =
        after_all(begin, {"wS1", "bS1 wS1-", "wA1 -wS1", "bA1 bS1-", "wA2 -wA1", "bA2 bA1-"});
    CHECK(why_key(fourth, {.hand = "A"}) == "queen_now");
    CHECK(why_key(fourth, {.hand = "Q", .to = "0,0"}) == "occupied");
    CHECK(why_key(fourth, {.hand = "Q", .to = "1,-1"}) == "touches_other");
    CHECK(why_key(fourth, {.hand = "X"}).empty());
}

TEST_CASE("refusals: picking a piece that cannot move is refused with the reason") {
    const Position early = after_all(start(), {"wS1", "bS1 wS1-"});
    CHECK(why_key(early, {.to = "0,0"}) == "queen_before_moves");
    CHECK(why_key(early, {.to = "1,0"}) == "not_yours");
    const Position line = position("white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@2,0,0;ply 4");
    CHECK(why_key(line, {.to = "0,0"}) == "one_hive");
    CHECK(why_key(line, {.to = "1,0"}) == "not_yours");
    CHECK(why_key(line, {.to = "0,-1"}).empty());
}

TEST_CASE("refusals: an unreachable target is refused with the kind of the piece") {
    const Position line = position("white;wQ@0,0,0;wA1@-1,0,0;bQ@1,0,0;bS1@2,0,0;ply 4");
    const Refusal climb = Game::why_not({.from = "-1,0", .to = "0,0"}, line);
    CHECK(climb.key == "no_climb");
    CHECK(climb.kind == "A");
    CHECK(why_key(line, {.from = "0,0", .to = "0,-1"}) == "one_hive");
    const Position ring = position("white;wQ@0,0,0;wG1@-1,0,0;bQ@1,0,0;bS1@2,0,0;ply 4");
    const Refusal far = Game::why_not({.from = "-1,0", .to = "2,-1"}, ring);
    CHECK(far.key == "no_reach");
    CHECK(far.kind == "G");
    CHECK(why_key(line, {.from = "-1,0", .to = "99,99"}).empty());
}
