#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

TEST_CASE("action texts are MOVE, JUMP and EXIT with hexes, and PASS") {
    const Position here = Position::start(Limits::text);
    CHECK(Game::format_action(Action::exit(cell_at(3, -1)), here) == "EXIT 3,-1");
    CHECK(Game::format_action(Action::jump(cell_at(-3, 3), cell_at(-1, 1)), here) ==
          "JUMP -3,3 -1,1");
    CHECK(Game::format_action(Action::pass(), here) == "PASS");
}

TEST_CASE("an illegal action is refused with the reason") {
    const Position start = Position::start(Limits::text);
    const auto why = [&](std::string_view text) { return refusal(start, text); };
    CHECK(why("EXIT 0,0") == "EXIT 0,0: 0,0 does not hold a red piece");
    CHECK(why("EXIT 9,0") == "EXIT 9,0: 9,0 is not on the board");
    CHECK(why("EXIT -3,1") == "EXIT -3,1: -3,1 is not an exit hex of red");
    CHECK(why("MOVE 0,-3 0,-2") == "MOVE 0,-3 0,-2: 0,-3 does not hold a red piece");
    CHECK(why("MOVE -3,0 -3,1") == "MOVE -3,0 -3,1: -3,1 is occupied");
    CHECK(why("MOVE -3,0 -4,0") == "MOVE -3,0 -4,0: -4,0 is not on the board");
    CHECK(why("MOVE -3,0 -1,0") == "MOVE -3,0 -1,0: -1,0 is not next to -3,0");
    CHECK(why("MOVE -3,0 -3,0") == "MOVE -3,0 -3,0: -3,0 is not next to -3,0");
    CHECK(why("JUMP -3,0 -1,0") == "JUMP -3,0 -1,0: -2,0 holds no piece to jump over");
    CHECK(why("JUMP -3,0 -3,2") == "JUMP -3,0 -3,2: -3,2 is occupied");
    CHECK(why("JUMP -3,0 -2,-1") == "JUMP -3,0 -2,-1: -2,-1 is not two hexes from -3,0");
    CHECK(why("JUMP -3,1 -1,0") == "JUMP -3,1 -1,0: -1,0 is not two hexes from -3,1");
}

TEST_CASE("a text that is not an action is refused with the place of the error") {
    const Position start = Position::start(Limits::text);
    const auto why = [&](std::string_view text) { return refusal(start, text); };
    CHECK(why("") == "\"\": character 1: must be MOVE, JUMP, EXIT or PASS (found the end)");
    CHECK(why("move -3,0 -2,0").find("character 1: must be") != std::string::npos);
    CHECK(why("MOVE -3,0") == "\"MOVE -3,0\": character 10: must be a space (found the end)");
    CHECK(why("MOVE -3 0 -2,0") ==
          "\"MOVE -3 0 -2,0\": character 8: must be \",\" (found \" 0 -2,0\")");
    for (const char* text : {"MOVE", "MOVE ", "MOVE  -3,0 -2,0", "MOVE -3,0 -2,0 ",
                             "MOVE -3,00 -2,0", "MOVE -3,+0 -2,0", "EXIT", "EXIT 3,0 3,0", "PASS ",
                             "PASSED", "MOVE -3,0\n-2,0", "MOVE 1234567,0 0,0"}) {
        INFO(text);
        CHECK_FALSE(why(text).empty());
        CHECK(legal(start).size() == 8);
    }
}

TEST_CASE("position texts hold rows from r = -3, player, exits and actions played") {
    const std::string start = "gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0";
    CHECK(Game::format_position(Position::start(Limits::text)) == start);
    CHECK(position(start) == Position::start(Limits::text));
    CHECK(position(start, "referee") == Position::start(Limits::referee));
    const std::string middle = "..b./.r.../....../...g..r/....../...../b... b 2,0,3 101";
    const Position here = position(middle);
    CHECK(Game::format_position(here) == middle);
    CHECK(here.owner(cell_at(2, -3)) == 2);
    CHECK(here.owner(cell_at(0, -2)) == 0);
    CHECK(here.owner(cell_at(-3, 3)) == 2);
    CHECK(here.exits(2) == 3);
    CHECK(here.to_move() == 2);
    CHECK(here.hash() == here.fresh_hash());
}

TEST_CASE("impossible positions are refused with the reason") {
    const auto why = [](std::string_view text) {
        const Result<Position> parsed = Game::parse_position(text, options());
        return parsed ? "" : parsed.error().message;
    };
    CHECK(why("") == "character 1: must be one of \".rgb\" for hex 0,-3 (found the end)");
    CHECK(why("ggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0") ==
          "character 4: must be one of \".rgb\" for hex 3,-3 (found \"/...../.....…\")");
    CHECK(why("ggggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0").substr(0, 24) ==
          "character 5: must be \"/\"");
    CHECK(why("gggx/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0").find("character 4") !=
          std::string::npos);
    CHECK(why("gggg/...../....../r.....b/r....b/r...b/r..b x 0,0,0 0") ==
          "character 45: must be the player to move, r, g or b (found \"x 0,0,0 0\")");
    CHECK(why("gggg/...../....../r.....b/r....b/r...b/r..b r 0,5,0 0") ==
          "character 49: must be exits of green from 0 to 4 (found \"5,0 0\")");
    CHECK(why("gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 769") ==
          "character 53: must be the number of actions played, 0 to 768 (found \"769\")");
    CHECK(why("gggg/...../....../r.....b/r....b/r...b/r..b r 0,0,0 0 ") ==
          "character 54: must be the end (found \" \")");
    CHECK(why("gggg/...../....../r.....b/r....b/r...b/r..b r 1,0,0 0") ==
          "pieces and exits must be at most 12 (found 13)");
    CHECK(why("gggg/...../....../r.....b/r....b/r...b/r..b g 0,0,0 0") ==
          "green is not to move after 0 actions");
    CHECK(why("..../...../....../......./....../...../.... r 4,0,0 0") ==
          "red has four exits, so the game ended before the last action");
    CHECK(why("..../...../....../......./....../...../.... g 4,0,0 1").empty());
}
