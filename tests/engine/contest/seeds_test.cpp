#include <set>

#include "engine/services/contest/openings.hpp"
#include "engine/services/contest/seeds.hpp"
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
    const auto refused = [&](auto change) {
        OpeningRules rules = standard.value();
        change(rules);
        return !check_openings(rules).ok();
    };
    CHECK(refused([](OpeningRules& rules) { rules.game = "chess"; }));
    CHECK(refused([](OpeningRules& rules) { rules.least_plies = -1; }));
    CHECK(refused([](OpeningRules& rules) { rules.least_plies = rules.most_plies + 1; }));
    CHECK(refused([](OpeningRules& rules) { rules.most_plies = most_opening_plies + 1; }));
    CHECK(refused([](OpeningRules& rules) { rules.balance = 49; }));
    CHECK(refused([](OpeningRules& rules) { rules.balance = 101; }));
    CHECK_FALSE(refused([](OpeningRules& rules) {
        rules.game = "chexers";
        rules.options = {};
        rules.balance = 34;
    }));
    CHECK_FALSE(default_openings("chess", {}, 0).ok());
    OpeningRules longest = standard.value();
    longest.least_plies = longest.most_plies = 900;
    CHECK_FALSE(find_opening(longest, 0).ok());
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
