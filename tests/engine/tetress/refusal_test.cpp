#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

TEST_CASE("occupied cells, no contact and no tetromino are refused") {
    Position position(Limits::text);
    position.play(*find_placement({0, 1, 2, 3}));
    CHECK(why_key(position, {.cells = {"0,0", "1,0", "2,0", "3,0"}}) == "occupied");
    position.play(*find_placement({60, 61, 62, 63}));
    CHECK(why_key(position, {.cells = {"8,0", "8,1", "8,2", "8,3"}}) == "must_touch");
    CHECK(why_key(position, {.cells = {"1,0", "1,1", "1,2", "1,3"}}).empty());
    CHECK(why_key(position, {.cells = {"8,0", "8,1", "8,2", "3,3"}}) == "no_tetromino");
    CHECK(why_key(position, {.cells = {"8,0", "8,1", "8,2", "here"}}).empty());
    CHECK(why_key(position, {.cells = {"8,0"}}).empty());
}
