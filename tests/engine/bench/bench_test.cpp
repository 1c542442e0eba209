#include "engine/services/bench/bench.hpp"

#include <set>

#include "tests/engine/session/helpers.hpp"
#include "tests/engine/thinned.hpp"

// The bench does the same work with the same results in every run and on every platform.

using namespace quintet;
using namespace quintet::tests;

namespace {

constexpr std::uint64_t few_nodes = thinned(3000);

}  // namespace

TEST_CASE("two runs find the same with the same number of nodes") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const auto first = bench(game->id, {}, "", few_nodes);
        const auto second = bench(game->id, {}, "", few_nodes);
        REQUIRE(first.ok());
        REQUIRE(second.ok());
        CHECK(first.value().signature == second.value().signature);
        CHECK(first.value().nodes == second.value().nodes);
        CHECK(first.value().nodes > 0);
        CHECK(first.value().signature.size() == 16);
    }
}

TEST_CASE("the signature tells games and algorithms apart") {
    std::set<std::string> signatures;
    std::size_t runs = 0;
    for (const GameSpec* game : games()) {
        for (const std::string& algorithm : algorithms_of(game->id)) {
            INFO(game->id << ", " << algorithm);
            const auto result = bench(game->id, {}, algorithm, few_nodes);
            REQUIRE(result.ok());
            signatures.insert(result.value().signature);
            ++runs;
        }
    }
    CHECK(signatures.size() == runs);
}

TEST_CASE("the clock is read before and after each search") {
    static int readings = 0;
    const BenchClock clock = [] { return static_cast<double>(++readings); };
    SearchRequest request;
    request.nodes = few_nodes;
    const auto result = bench(games().front()->id, {}, request, clock);
    REQUIRE(result.ok());
    CHECK(readings == 2 * bench_searches);
    CHECK(result.value().seconds == bench_searches);
}

TEST_CASE("settings that the game does not know are refused") {
    CHECK_FALSE(bench("chess", {}, "").ok());
    CHECK_FALSE(bench("cachex", {{"size", "99"}}, "").ok());
    CHECK_FALSE(bench("cachex", {}, "oracle").ok());
    CHECK_FALSE(perft_bench_positions("chess", {}).ok());
}

TEST_CASE("a game that is over within a few plies has positions after fewer") {
    // Cachex on nine cells ends before the 36 plies of the last position.
    const GivenOptions options{{"size", "3"}};
    CHECK(bench("cachex", options, "", few_nodes).ok());
    CHECK(perft_bench_positions("cachex", options).ok());
}

TEST_CASE("positions for perft are mid-game and still going on") {
    for (const GameSpec* game : games()) {
        const auto positions = perft_bench_positions(game->id, {});
        REQUIRE(positions.ok());
        CHECK(positions.value().size() >= 4);
        for (const auto& running : positions.value()) {
            CHECK(running->ply() >= 16);
            CHECK_FALSE(running->outcome().over());
        }
    }
}

TEST_CASE("random play: the same seed gives the same game, another seed another one") {
    for (const GameSpec* game : games()) {
        const Variant variant{game->id, {}};
        CHECK(random_game(variant, 1, 30)->actions() == random_game(variant, 1, 30)->actions());
        CHECK(random_game(variant, 1, 30)->actions() != random_game(variant, 2, 30)->actions());
    }
}

TEST_CASE("random play: a position that no game reaches is refused") {
    Random random(1);
    // A game on nine cells ends earlier, even with seven repetitions of each position.
    const auto made = random_position("cachex", {{"size", "3"}}, 343, random);
    REQUIRE_FALSE(made.ok());
    CHECK(made.error().message.find("343") != std::string::npos);
}
