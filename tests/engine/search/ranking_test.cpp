#include "engine/search/actions/ranking.hpp"

#include <cstdint>
#include <vector>

#include "tests/engine/catch.hpp"

using namespace quintet;
using namespace quintet::search;

TEST_CASE("ranking: largest first, equal scores in the order added, at most as many as asked for") {
    Ranking ranking;
    std::size_t place = 0;
    for (const Score score : {3, -win_score, 7, 0, 3, win_score, -1, 7})
        ranking.add(score, place++);
    CHECK(ranking.places() == std::vector<std::uint16_t>{5, 2, 7, 0, 4, 3, 6, 1});
    CHECK(ranking.places(3) == std::vector<std::uint16_t>{5, 2, 7});
    CHECK(Ranking().places().empty());
}
