#include "tests/engine/halma/helpers.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

TEST_CASE("picking a man that cannot move is refused with the reason") {
    const Position start = Game::start(options("csci561"));
    CHECK(why_key(start, {.to = "0,0"}) == "blocked");
    CHECK(why_key(start, {.to = "15,15"}) == "not_yours");
    CHECK(why_key(start, {.to = "8,8"}).empty());
    CHECK(why_key(start, {.to = "elsewhere"}).empty());
}

TEST_CASE("while a man can leave the camp, other men cannot be picked") {
    const Position one_home = study({"4,1", "8,8"}, {"0,15"}, black, "csci561");
    CHECK(why_key(one_home, {.to = "8,8"}) == "camp_first");
    CHECK(why_key(one_home, {.from = "8,8", .to = "8,9"}) == "camp_first");
    // A man in the camp without a way out, while another man has one.
    const Position deep = study({"0,0", "4,1"}, {"0,15"}, black, "csci561");
    CHECK(why_key(deep, {.to = "0,0"}) == "camp_blocked");
    CHECK(why_key(deep, {.from = "4,1", .to = "3,1"}) == "camp_first");
    // No man can leave yet, but one can go further from the corner.
    const Position inside = study({"0,0", "8,8"}, {"0,15"}, black, "csci561");
    CHECK(why_key(inside, {.to = "8,8"}) == "camp_further");
}

TEST_CASE("a target that the picked man cannot reach is refused") {
    const Position free = study({"8,8", "8,9", "5,1", "14,13"}, {"0,15"}, black, "csci561");
    CHECK(why_key(free, {.from = "8,8", .to = "8,9"}) == "occupied");
    CHECK(why_key(free, {.from = "8,8", .to = "3,3"}) == "no_way");
    CHECK(why_key(free, {.from = "5,1", .to = "4,1"}) == "no_return");
    CHECK(why_key(free, {.from = "14,13", .to = "14,11"}) == "no_way");
    const Position arrived = study({"12,14"}, {"0,15"}, black, "csci561");
    CHECK(why_key(arrived, {.from = "12,14", .to = "11,13"}) == "stays_in_camp");
}
