#include "tests/engine/halma/helpers.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

TEST_CASE("action texts are the two squares, or PASS") {
    const Position start = Position::start({});
    CHECK(Game::format_action({square_at(15, 0), square_at(0, 15)}, start) == "15,0-0,15");
    CHECK(Game::format_action(Action::pass(), start) == "PASS");
}

TEST_CASE("an illegal action is refused with the reason") {
    const Position start = Position::start({});
    CHECK(refusal(start, "8,8-9,9") == "8,8-9,9: 8,8 does not hold a black piece");
    CHECK(refusal(start, "15,15-14,14") == "15,15-14,14: 15,15 does not hold a black piece");
    CHECK(refusal(start, "4,0-3,0") == "4,0-3,0: 3,0 is occupied");
    CHECK(refusal(start, "4,0-16,0") == "4,0-16,0: 16,0 is not on the board");
    CHECK(refusal(start, "-1,0-0,0") == "-1,0-0,0: -1,0 is not on the board");
    CHECK(refusal(start, "0,0-9,9") == "0,0-9,9: neither a step nor a chain of jumps leads there");
    CHECK(refusal(start, "PASS") == "PASS: black may pass only without a legal play");
}

TEST_CASE("a text that is not an action is refused with the place of the error") {
    const Position start = Position::start({});
    CHECK(refusal(start, "") == "\"\": character 1: must be a number (found the end)");
    CHECK(refusal(start, "4,0") == "\"4,0\": character 4: must be \"-\" (found the end)");
    CHECK(refusal(start, "4,0-5,0 ") == "\"4,0-5,0 \": character 8: must be the end (found \" \")");
    for (const char* text : {"pass", "PASS ", "4,0 5,0", "4,0--5,0", "04,0-5,0", "4.0-5.0", "4,0-",
                             "4,0-5", "4,0-5,", "E 4,0 5,0", "4,0-5,0-6,0", "1234567,0-0,0"}) {
        INFO(text);
        CHECK_FALSE(refusal(start, text).empty());
    }
}

TEST_CASE("position texts hold 16 rows, the player to move and the number of actions played") {
    const std::string text =
        "BBBBB.........../BBBBB.........../BBBB............/BBB............./B..............W/"
        "................/................/................/................/................/"
        "................/..............WW/.............WWW/............WWWW/...........WWWW./"
        "B..........WWWWW W 17";
    const Position here = position(text, "csci561");
    CHECK(Game::format_position(here) == text);
    CHECK(here.owner(square_at(15, 4)) == white);
    CHECK(here.owner(square_at(0, 15)) == black);
    CHECK(here.to_move() == white);
    CHECK(here.ply() == 17);
    CHECK(here.hash() == here.fresh_hash());
}

TEST_CASE("a finished game is still finished after a round trip") {
    Texts men = camp_without(white, {"14,11"});
    men.push_back("13,10");
    const Position won = after(study(men, {"0,8"}, black, "csci561"), "13,10-14,11");
    CHECK(position(Game::format_position(won), "csci561") == won);
}

TEST_CASE("impossible positions are refused with the reason") {
    const std::string empty_row = "................";
    const auto rows = [&](const std::string& first, int count) {
        std::string text = first;
        for (int i = 1; i < count; ++i) text += "/" + empty_row;
        return text;
    };
    const auto why = [](const std::string& text, const std::string& adjudication = "default") {
        const Result<Position> parsed =
            Game::parse_position(text, options("classic", adjudication));
        return parsed ? "" : parsed.error().message;
    };
    CHECK(why(rows("B...............", 16) + " B 0").empty());
    CHECK(why("") == "character 1: must be `.`, `B` or `W` (found the end)");
    CHECK(why(rows("B..............", 16) + " B 0").substr(0, 38) ==
          "character 16: must be `.`, `B` or `W` ");
    CHECK(why(rows("B................", 16) + " B 0").substr(0, 25) == "character 17: must be `/`");
    CHECK(why(rows("B...............", 15) + " B 0").substr(0, 26) == "character 255: must be `/`");
    CHECK(why(rows("b...............", 16) + " B 0").find("character 1:") != std::string::npos);
    CHECK(why(rows("B...............", 16) + " b 0") ==
          "character 273: must be the player to move, B or W (found \"b 0\")");
    CHECK(why(rows("B...............", 16) + " B -1") ==
          "character 275: must be the number of actions played (found \"-1\")");
    CHECK(why(rows("B...............", 16) + " B 0 ") ==
          "character 276: must be the end (found \" \")");
    CHECK(why(rows("B...............", 16) + " B 401") ==
          "the number of actions played must be at most 400 (found 401)");
    CHECK(why(rows("B...............", 16) + " B 401", "none").empty());
    CHECK(why(rows("BBBBBBBBBBBBBBBB/BBBB............", 15) + " B 0") ==
          "black must have at most 19 pieces (found 20)");
}
