#include "tests/engine/likely_hash.hpp"
#include "engine/games/halma/rules.hpp"

using namespace quintet;

TEST_CASE("the hash after an action is predicted correctly") {
    quintet::tests::compare_likely_hashes(halma::Position::start(halma::Options{}), false,
                                          [](const auto&, const auto&) { return false; });
}
