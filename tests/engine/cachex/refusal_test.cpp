#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

TEST_CASE("an occupied cell, and the centre as the first action, are refused") {
    Position position(5);
    CHECK(why_key(position, {.to = "2,2"}) == "not_centre");
    CHECK(why_key(position, {.to = "9,9"}).empty());
    position.play(Action::place(cell_at(0, 1)));
    CHECK(why_key(position, {.to = "0,1"}) == "occupied");
    CHECK(why_key(position, {.to = "2,2"}).empty());
}
