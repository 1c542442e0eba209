#include "tests/engine/likely_hash.hpp"
#include "engine/games/chexers/rules.hpp"

using namespace quintet;

TEST_CASE("the hash after an action is predicted correctly") {
    quintet::tests::compare_likely_hashes(chexers::Position::start(chexers::Limits::text), false,
                                          [](const auto&, const auto&) { return false; });
}
