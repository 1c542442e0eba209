#include "engine/base/hash.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;

TEST_CASE("key at a ply: a feature with the number of a ply doesn't stand for it") {
    // A man that moved two squares in two plies, where squares are numbered as plies are.
    constexpr std::uint64_t others = mix(300) ^ mix(400);
    CHECK(key_at_ply(others ^ mix(170), 170) != key_at_ply(others ^ mix(172), 172));
    CHECK(key_at_ply(others, 170) != key_at_ply(others, 172));
    CHECK(key_at_ply(others, 170) == key_at_ply(others, 170));
}
