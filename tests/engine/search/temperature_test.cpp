#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "engine/search/actions/temperature.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;
using namespace quintet::search;

namespace {

std::array<int, 8> choices(const std::vector<Score>& values, double spread) {
    std::array<int, 8> count{};
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        ++count[choose_by_temperature(values, spread, seed)];
    }
    return count;
}

}  // namespace

TEST_CASE("levels: weights fall by a factor of e with each spread behind the best") {
    const auto count = choices({50, 0, -25, -101}, 50);
    // Weights 1, 1/e and e^-1.5, of 1.591 together; the last is more than three spreads behind.
    CHECK(std::abs(count[0] - 6285) < 200);
    CHECK(std::abs(count[1] - 2312) < 200);
    CHECK(std::abs(count[2] - 1402) < 200);
    CHECK(count[3] == 0);
}

TEST_CASE("levels: values may come in any order") {
    const auto sorted = choices({50, 25, -25, -101}, 50);
    const auto mixed = choices({-101, 25, 50, -25}, 50);
    CHECK(mixed[0] == 0);
    CHECK(std::abs(mixed[2] - sorted[0]) < 200);
    CHECK(std::abs(mixed[1] - sorted[1]) < 200);
}

TEST_CASE("levels: a proven win is played, a proven loss is avoided") {
    CHECK(choices({win_score - 3, 100, 90}, 1000)[0] == 10'000);
    const auto count = choices({10 - win_score, 0}, 1'000'000'000);
    CHECK(count[1] == 10'000);
    CHECK(choices({9 - win_score, 7 - win_score}, 1000)[0] == 10'000);
}
