#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

TEST_CASE("picking another player's piece, a blocked piece or an empty hex is refused") {
    const Position start = Game::start(options());
    CHECK(why_key(start, {.to = "0,-3"}) == "not_yours");
    CHECK(why_key(start, {.from = "0,-3", .to = "0,-2"}) == "not_yours");
    CHECK(why_key(start, {.to = "0,0"}).empty());
    CHECK(why_key(start, {.to = "nowhere"}).empty());

    const Position corner = position("b.../b..../bb..../rbb..../bb..../b..../.... r 0,0,0 0");
    CHECK(legal(corner) == Texts{"PASS"});
    CHECK(why_key(corner, {.to = "-3,0"}) == "blocked");
}

TEST_CASE("a target that the picked piece cannot reach is refused") {
    const Position start = Game::start(options());
    CHECK(why_key(start, {.from = "-3,0", .to = "0,0"}) == "one_hex_or_jump");
    CHECK(why_key(start, {.from = "-3,0", .to = "-1,0"}) == "nothing_to_jump");
    CHECK(why_key(start, {.from = "-3,0", .to = "-3,1"}) == "occupied");
    CHECK(objection(Action::exit(cell_at(-3, 0)), start).key == "not_exit");
}

TEST_CASE("only players without pieces are eliminated") {
    CHECK(Game::board(Game::start(options())).eliminated.empty());
    const Position two = position("gggg/...../....../......b/.....b/....b/...b r 0,0,0 0");
    const std::vector<Elimination> out = Game::board(two).eliminated;
    REQUIRE(out.size() == 1);
    CHECK(out[0].player == 0);
    CHECK(out[0].reason == "no_pieces");
}
