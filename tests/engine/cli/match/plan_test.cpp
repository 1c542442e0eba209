#include "engine/cli/match/plan.hpp"

#include <set>

#include "engine/cli/base/text_table.hpp"
#include "engine/cli/match/match_games.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

Match random_cachex() {
    Match match;
    match.game = "cachex";
    match.options = {{"size", "3"}};
    match.seats.assign(2, parse_seat("random", {}));
    match.jobs = 3;
    return match;
}

std::uint64_t number_of(const Record& record) {
    return record.others.at("match").at("game").get<std::uint64_t>();
}

}  // namespace

TEST_CASE("match: the shards have every game once, and all games of an opening together") {
    for (const std::size_t players : {2U, 3U}) {
        for (const std::uint64_t games : {1U, 5U, 17U, 18U}) {
            Match match;
            match.seats.resize(players);
            match.games = games;
            std::set<std::uint64_t> seen;
            for (std::uint64_t index = 0; index < 4; ++index) {
                match.shard = {index, 4};
                const Plan plan = match_plan(match);
                for (std::uint64_t place = 0; place < plan.size; ++place) {
                    const ScheduledGame game = plan.at(place);
                    CHECK(game.number < games);
                    CHECK(game.opening == game.number / players);
                    CHECK(game.opening % 4 == index);
                    CHECK(game.participants == match_game(match, game.number).participants);
                    CHECK(seen.insert(game.number).second);
                }
            }
            CHECK(seen.size() == games);
        }
    }
}

TEST_CASE("match: a plan of a trillion games takes no memory") {
    Match match;
    match.seats.resize(2);
    match.games = 1'000'000'000'001;
    const Plan plan = match_plan(match);
    REQUIRE(plan.size == match.games);
    CHECK(plan.at(plan.size - 1).number == match.games - 1);
}

TEST_CASE("match: records arrive in the order of the plan, until no more are wanted") {
    const Match match = random_cachex();
    std::vector<std::uint64_t> numbers;
    play_all(match, match_plan(match), Order::planned, [&](const Record& record) {
        numbers.push_back(number_of(record));
        return numbers.size() < 7;
    });
    CHECK(numbers == std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 6});
}

TEST_CASE("match: a plan of some games has only these, and an error ends it") {
    const Match match = random_cachex();
    std::vector<ScheduledGame> games;
    for (const std::uint64_t number : {8U, 3U, 5U}) games.push_back(match_game(match, number));
    std::set<std::uint64_t> numbers;
    play_all(match, plan_of(games), Order::finished,
             [&](const Record& record) { return numbers.insert(number_of(record)).second; });
    CHECK(numbers == std::set<std::uint64_t>{3, 5, 8});
    const auto fail = [](const Record&) -> bool { throw InputError("the disk is full"); };
    CHECK_THROWS_AS(play_all(match, plan_of(games), Order::finished, fail), InputError);
}

TEST_CASE("tables: columns have their widths, and longer cells move the next ones") {
    const TextTable table({{"name", 6, true}, {"won", 5}, {"notes"}});
    std::ostringstream out;
    table.write_heading(out);
    table.write_row(out, {"ann", "12", "late"});
    table.write_row(out, {"somebody", "7", ""});
    CHECK(out.str() == "name    wonnotes\nann      12late\nsomebody    7\n");
    CHECK(percent(0.3333) == "33.3 %");
    CHECK(fixed(2.5, 2) == "2.50");
    CHECK(fixed(916.5, 0) == "917");
    CHECK(fixed(-0.5, 0) == "-1");
    CHECK(shortened("a very long name", 9) == "a very...");
}
