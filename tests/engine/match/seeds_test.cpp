#include <set>

#include "engine/services/match/openings.hpp"
#include "engine/services/match/seeds.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/levels.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;

TEST_CASE("seeds: all are below 2^53 and differ between games and players") {
    std::set<std::uint64_t> seen;
    for (std::uint64_t game = 0; game < 20; ++game) {
        ActionSeeds seeds(7, game);
        for (int i = 0; i < 20; ++i) seen.insert(seeds.next());
        for (int player = 0; player < 3; ++player) seen.insert(agent_seed(7, game, player));
    }
    CHECK(seen.size() == 20 * 23);
    CHECK(*seen.rbegin() < std::uint64_t{1} << 53);
}

TEST_CASE("openings: rules that no game can keep are refused") {
    const auto standard = default_openings("cachex", {{"size", "5"}}, 3);
    REQUIRE(standard.ok());
    CHECK(check_openings(standard.value()).ok());
    const auto refusal = [](const std::string& game, int least, int most, int balance) {
        const Status status = check_openings({game, {}, least, most, balance, 0});
        return status ? "" : status.error().message;
    };
    const std::string plies = "openings must be a range of plies from 0 to 1000 (found ";
    const std::string balance = "balance must be from 50 to 100 percent with 2 players (found ";
    CHECK(refusal("chess", 0, 4, 100).starts_with("the game must be one of "));
    CHECK(refusal("cachex", -1, 4, 100) == plies + "-1 to 4)");
    CHECK(refusal("cachex", 9, 3, 100) == plies + "9 to 3)");
    CHECK(refusal("cachex", 0, 1001, 100) == plies + "0 to 1001)");
    CHECK(refusal("cachex", 0, 4, 49) == balance + "49)");
    CHECK(refusal("cachex", 0, 4, 101) == balance + "101)");
    CHECK(refusal("chexers", 0, 4, 34).empty());
    CHECK_FALSE(default_openings("chess", {}, 0).ok());
    CHECK(find_opening({"cachex", {{"size", "5"}}, 900, 900, 100, 0}, 0).error().message ==
          "cachex: every random game ended within 900 plies");
}

TEST_CASE(
    "levels: every game of ours has ratings, each level above random play and the one before") {
    for (const GameSpec* game : games()) {
        const std::vector<int> ratings = level_ratings(game->id);
        REQUIRE(ratings.size() <= level_count);
        REQUIRE(ratings.size() >= level_count - 1);
        CHECK(ratings.front() > 0);
        for (std::size_t i = 1; i < ratings.size(); ++i) CHECK(ratings[i] > ratings[i - 1]);
    }
    CHECK(level_ratings("chess").empty());
}

TEST_CASE("levels: all say what limits them") {
    for (const GameSpec* game : games()) {
        const std::vector<LevelLimits> limits = level_limits(game->id);
        REQUIRE(limits.size() == level_count);
        for (std::size_t i = 0; i < level_count; ++i) {
            CHECK(limits[i].slip >= 0);
            CHECK(limits[i].slip < 1);
            // Only the last level is limited by time alone, not by depth or nodes.
            CHECK((limits[i].depth > 0 || limits[i].nodes > 0 || i + 1 == level_count));
            if (i > 0) CHECK(limits[i].slip <= limits[i - 1].slip);
        }
        CHECK(limits.back().slip == 0);
    }
    CHECK(level_limits("chess").empty());
}
