#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

namespace {

std::string refused(std::string_view text, int size) {
    const Result<Position> parsed = Game::parse_position(text, of_size(size));
    return parsed ? "" : parsed.error().message;
}

}  // namespace

TEST_CASE("action texts are PLACE with row and column, and STEAL") {
    const Position opened = after(Position(12), "PLACE 10,3");
    CHECK(Game::format_action(Action::place(cell_at(11, 0)), opened) == "PLACE 11,0");
    CHECK(Game::parse_action("PLACE 11,0", opened).value() == Action::place(cell_at(11, 0)));
    CHECK(Game::parse_action("STEAL", opened).value() == Action::steal());
}

TEST_CASE("an illegal action is refused with the reason") {
    const Position start(5);
    CHECK(refusal(start, "PLACE 2,2") == "PLACE 2,2: the first action cannot be in the centre");
    CHECK(refusal(start, "PLACE 5,0") == "PLACE 5,0: 5,0 is not on the board of size 5");
    CHECK(refusal(start, "PLACE 0,-1") == "PLACE 0,-1: 0,-1 is not on the board of size 5");
    CHECK(refusal(start, "STEAL") == "STEAL: only the second action of a game can steal");
    CHECK(refusal(after(start, "PLACE 3,4"), "PLACE 3,4") == "PLACE 3,4: 3,4 is occupied");
}

TEST_CASE("a text that is not an action is refused with the place of the error") {
    const Position start(5);
    CHECK(refusal(start, "") == "character 1: must be `PLACE r,q` or `STEAL` (found the end)");
    CHECK(refusal(start, "place 1,1") ==
          "character 1: must be `PLACE r,q` or `STEAL` (found \"place 1,1\")");
    CHECK(refusal(start, "PLACE x,1") == "character 7: must be a row number (found \"x,1\")");
    CHECK(refusal(start, "PLACE 1 1") == "character 8: must be `,` (found \" 1\")");
    CHECK(refusal(start, "PLACE 1,") == "character 9: must be a column number (found the end)");
    CHECK(refusal(start, "PLACE 1,1 ") == "character 10: must be the end (found \" \")");
    for (const char* text : {"PLACE 01,1", "PLACE +1,1", "PLACE 1,1\n", "STEAL ", " STEAL", "steal",
                             "PLACE", "PLACE 1,1,1", "PLACE 99999999999,0", "PLACE -0,0"}) {
        INFO(text);
        CHECK_FALSE(refusal(start, text).empty());
    }
}

TEST_CASE("position texts hold rows from r = 0, the player and the actions played") {
    CHECK(Game::format_position(Position(3)) == ".../.../... r 0");
    CHECK(Game::format_position(after(Position(3), "PLACE 0,1")) == ".r./.../... b 1");
}

TEST_CASE("STEAL is legal in a position read from text with one action played") {
    CHECK(is_legal(position(".r./.../... b 1"), "STEAL"));
    CHECK_FALSE(is_legal(position(".r./b../... r 2"), "STEAL"));
    CHECK_FALSE(is_legal(position(".../.../... r 0"), "PLACE 1,1"));
    CHECK(is_legal(position(".r./b../... r 2"), "PLACE 1,1"));
}

TEST_CASE("malformed position texts are refused with the place of the error") {
    CHECK(refused("", 3) == "character 1: must be `.`, `r` or `b` (found the end)");
    CHECK(refused("../.../... r 0", 3) ==
          "character 3: must be `.`, `r` or `b` (found \"/.../... r 0\")");
    CHECK(refused("..../.../... r 0", 3) ==
          "character 4: must be `/` (found \"./.../... r \xe2\x80\xa6\")");
    CHECK(refused(".../.../.../... r 0", 3) ==
          "character 12: must be a space after 3 rows (found \"/... r 0\")");
    CHECK(refused(".../.../...", 4) == "character 4: must be `.`, `r` or `b` (found \"/.../...\")");
    CHECK(refused(".../.../... g 0", 3) == "character 13: must be `r` or `b` (found \"g 0\")");
    CHECK(refused(".../.../... r", 3) == "character 14: must be a space (found the end)");
    CHECK(refused(".../.../... r x", 3) ==
          "character 15: must be the number of actions played (found \"x\")");
    CHECK(refused(".../.../... r 0 ", 3) == "character 16: must be the end (found \" \")");
    CHECK_FALSE(refused(".../.R./... r 2", 3).empty());
}

TEST_CASE("impossible positions are refused with the reason") {
    CHECK(refused(".../.../... r -2", 3) ==
          "the number of actions played must be from 0 to 343 (found -2)");
    CHECK(refused("r../b../... r 344", 3) ==
          "the number of actions played must be from 0 to 343 (found 344)");
    CHECK(refused("r../b../... b 2", 3) == "the player to move after 2 actions must be red");
    CHECK(refused("r../b../... r 3", 3) == "the player to move after 3 actions must be blue");
    CHECK(refused("r../.../... r 0", 3) == "1 red stone cannot remain after 0 actions");
    CHECK(refused(".../.../... b 1", 3) == "0 red stones cannot remain after 1 action");
    CHECK(refused("b../.../... b 1", 3) == "0 red stones cannot remain after 1 action");
    CHECK(refused("rr./b../... r 2", 3) == "2 red stones cannot remain after 2 actions");
    // A single blue stone cannot be missing: captures remove two or more.
    CHECK(refused("rr./.../b.. r 4", 3) == "1 blue stone cannot remain after 4 actions");
    // Nothing can have been captured before the fourth action. One red stone can have been stolen.
    CHECK(refused(".../b../... b 3", 3) == "0 red stones cannot remain after 3 actions");
    CHECK(refused("r../b../... b 3", 3).empty());
    CHECK(refused(".../b../.b. r 4", 3).empty());
    // The player who moved last has a stone on the board.
    CHECK(refused("..../.rr./..../.... r 6", 4) == "0 blue stones cannot remain after 6 actions");
    CHECK(refused(".../.r./... b 1", 3) == "the first stone cannot be in the centre");
    CHECK(refused(".../.b./... r 2", 3) == "the first stone cannot be in the centre");
    CHECK(refused("r.b/rb./rb. r 6", 3) == "red is to move but has already connected its sides");
    CHECK(refused("r../rb./r.b b 5", 3).empty());
}

TEST_CASE("the option size is a number from 3 to 15 with default 8") {
    CHECK(OptionValues(Game::spec()).integer("size") == 8);
    CHECK(Game::start(OptionValues(Game::spec())).size() == 8);
    CHECK(OptionValues::make(Game::spec(), {{"size", "15"}}).ok());
    CHECK_FALSE(OptionValues::make(Game::spec(), {{"size", "2"}}).ok());
    CHECK_FALSE(OptionValues::make(Game::spec(), {{"size", "16"}}).ok());
}
