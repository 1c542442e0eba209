#include <string>
#include <vector>

#include "engine/games/tetress/text/refusal.hpp"
#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;

namespace {

std::string why_key(const Position& position, const std::vector<std::string>& cells) {
    return std::string(why_not({.cells = cells}, position).key);
}

}  // namespace

TEST_CASE("occupied cells, no contact and no tetromino are refused") {
    Position position(Limits::text);
    position.play(*find_placement({0, 1, 2, 3}));
    CHECK(why_key(position, {"0,0", "1,0", "2,0", "3,0"}) == "occupied");
    position.play(*find_placement({60, 61, 62, 63}));
    CHECK(why_key(position, {"8,0", "8,1", "8,2", "8,3"}) == "must_touch");
    CHECK(why_key(position, {"1,0", "1,1", "1,2", "1,3"}).empty());
    CHECK(why_key(position, {"8,0", "8,1", "8,2", "3,3"}) == "no_tetromino");
    CHECK(why_key(position, {"8,0", "8,1", "8,2", "here"}).empty());
    CHECK(why_key(position, {"8,0"}).empty());
}
