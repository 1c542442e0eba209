#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

namespace {

const std::string ten_rows =
    "/.........../.........../.........../.........../.........../.........../.........../"
    ".........../.........../...........";

std::string refused(const std::string& text) {
    const Result<Position> parsed = Game::parse_position(text, OptionValues(Game::spec()));
    return parsed ? "" : parsed.error().message;
}

}  // namespace

TEST_CASE("action texts sort cells by row, then column, and any order is parsed") {
    const Position start(Limits::text);
    const Action action = Game::parse_action("PLACE 10,0 0,10 10,10 0,0", start).value();
    CHECK(Game::format_action(action, start) == "PLACE 0,0 0,10 10,0 10,10");
    CHECK(Game::parse_action("PLACE 0,0 0,10 10,0 10,10", start).value() == action);
    CHECK(Game::parse_action("PLACE 9,0 2,0 10,0 1,0", start).ok() == false);
    CHECK(Game::format_action(Game::parse_action("PLACE 9,0 0,0 10,0 1,0", start).value(), start) ==
          "PLACE 0,0 1,0 9,0 10,0");
}

TEST_CASE("an illegal action is refused with the reason") {
    const Position start(Limits::text);
    CHECK(refusal(start, "PLACE 0,0 0,1 0,2 1,3") ==
          "PLACE 0,0 0,1 0,2 1,3: the four cells are not a tetromino");
    CHECK(refusal(start, "PLACE 0,0 0,1 0,0 0,2") == "PLACE 0,0 0,1 0,0 0,2: 0,0 is named twice");
    CHECK(refusal(after(start, "PLACE 0,0 0,1 0,2 0,3"), "PLACE 1,3 0,3 1,2 1,1") ==
          "PLACE 1,3 0,3 1,2 1,1: 0,3 is occupied");
}

TEST_CASE("a text that is not an action is refused with the place of the error") {
    const Position start(Limits::text);
    CHECK(refusal(start, "") == "character 1: must be `PLACE r,c r,c r,c r,c` (found the end)");
    CHECK(refusal(start, "PLACE 0,0 0,1 0,2") == "character 18: must be a space (found the end)");
    CHECK(refusal(start, "PLACE 0,0 0,11 0,2 0,3") ==
          "character 13: must be a column from 0 to 10 (found \"11 0,2 0,3\")");
    CHECK(refusal(start, "PLACE 0,0 -1,1 0,2 0,3") ==
          "character 11: must be a row from 0 to 10 (found \"-1,1 0,2 0,3\")");
    CHECK(refusal(start, "PLACE 0,0 1;1 0,2 0,3") ==
          "character 12: must be `,` (found \";1 0,2 0,3\")");
    CHECK(refusal(start, "PLACE 0,0 0,1 0,2 0,3 ") ==
          "character 22: must be the end (found \" \")");
    for (const char* text : {"place 0,0 0,1 0,2 0,3", "PLACE  0,0 0,1 0,2 0,3",
                             "PLACE 00,0 0,1 0,2 0,3", "PLACE 0,0 0,1 0,2 0,3 0,4", "PLACE"}) {
        INFO(text);
        CHECK_FALSE(refusal(start, text).empty());
    }
}

TEST_CASE("malformed position texts are refused with the place of the error") {
    CHECK(refused("") == "character 1: must be `.`, `r` or `b` (found the end)");
    CHECK(refused("..........") == "character 11: must be `.`, `r` or `b` (found the end)");
    CHECK(refused("............" + ten_rows) ==
          "character 12: must be `/` (found \"./..........\xe2\x80\xa6\")");
    CHECK(refused("..........." + ten_rows) == "character 132: must be a space (found the end)");
    CHECK(refused("..........." + ten_rows + " g 0") ==
          "character 133: must be `r` or `b` (found \"g 0\")");
    CHECK(refused("..........." + ten_rows + " r") ==
          "character 134: must be a space (found the end)");
    CHECK(refused("..........." + ten_rows + " r .") ==
          "character 135: must be the number of actions played (found \".\")");
    CHECK(refused("..........." + ten_rows + " r 0x") ==
          "character 136: must be the end (found \"x\")");
}

TEST_CASE("impossible positions are refused with the reason") {
    const std::string limits = "the number of actions played must be from 0 to 150 (found ";
    CHECK(refused("..........." + ten_rows + " r -2") == limits + "-2)");
    CHECK(refused("..........." + ten_rows + " r 152") == limits + "152)");
    CHECK(refused("rrrr......." + ten_rows + " r 1") ==
          "the player to move after 1 action must be blue");
    CHECK(refused("rrrr......." + ten_rows + " b 2") ==
          "the player to move after 2 actions must be red");
    CHECK(refused("rrrrr......" + ten_rows + " b 1") ==
          "5 red tokens, but only 4 have been placed");
    CHECK(refused("rrrr.bb...." + ten_rows + " r 2") == "clears cannot have taken 2 of 8 tokens");
    CHECK(refused("..........." + ten_rows + " r 6") == "clears cannot have taken 24 of 24 tokens");
    CHECK(refused("rr.......rr" + ten_rows + " b 1").empty());
    CHECK(refused("rrr.r......" + ten_rows + " b 1") ==
          "the red tokens must be connected until a line is cleared");
    CHECK(refused("rrrr.bb.bb." + ten_rows + " r 2") ==
          "the blue tokens must be connected until a line is cleared");
    CHECK(refused("rrrrrrbbbbb" + ten_rows + " r 20") == "full rows and columns must be cleared");
    // Of 12 tokens, 11 can have been cleared. Of 32, both 11 and 21 can.
    CHECK(refused("r.........." + ten_rows + " b 3").empty());
    CHECK(refused("..........." + ten_rows + " r 8").empty());
}
