#include <map>
#include <set>

#include "engine/services/match/schedule.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;

namespace {

std::vector<ScheduledGame> made(std::size_t players, std::size_t participants,
                                std::uint64_t rounds = 1, std::uint64_t seed = 0) {
    const auto games = schedule({players, participants, seed, rounds});
    REQUIRE(games.ok());
    return games.value();
}

using Pair = std::pair<std::size_t, std::size_t>;

}  // namespace

TEST_CASE("schedule: everyone meets every other one equally often, on every seat") {
    for (const std::size_t players : {2, 3}) {
        for (std::size_t participants = players; participants <= most_participants;
             participants += participants < 20 ? 1 : 11) {
            INFO(players << " players, " << participants << " participants");
            const std::vector<ScheduledGame> games = made(players, participants);
            std::map<Pair, int> met;
            std::map<Pair, int> sat;
            for (const ScheduledGame& game : games) {
                REQUIRE(game.number == static_cast<std::size_t>(&game - games.data()));
                REQUIRE(game.participants.size() == players);
                for (std::size_t player = 0; player < players; ++player) {
                    ++sat[{game.participants[player], player}];
                    for (const std::size_t other : game.participants) {
                        if (other != game.participants[player]) {
                            ++met[{game.participants[player], other}];
                        }
                    }
                }
            }
            CHECK(met.size() == participants * (participants - 1));
            CHECK(sat.size() == participants * players);
            for (const auto& [pair, times] : met) CHECK(times == met.begin()->second);
            for (const auto& [seat, times] : sat) CHECK(times == sat.begin()->second);
        }
    }
}

TEST_CASE("schedule: a group plays its opening once in every rotation, one game after another") {
    for (const std::size_t players : {2, 3}) {
        const std::vector<ScheduledGame> games = made(players, 8, 2);
        for (std::size_t first = 0; first < games.size(); first += players) {
            const std::set<std::size_t> group(games[first].participants.begin(),
                                              games[first].participants.end());
            CHECK(group.size() == players);
            std::set<std::vector<std::size_t>> seatings;
            for (std::size_t i = first; i < first + players; ++i) {
                CHECK(games[i].opening == games[first].opening);
                CHECK(std::set<std::size_t>(games[i].participants.begin(),
                                            games[i].participants.end()) == group);
                seatings.insert(games[i].participants);
            }
            CHECK(seatings.size() == players);
        }
    }
}

TEST_CASE("schedule: on a day everyone plays the same opening once, and no day's comes again") {
    const std::vector<ScheduledGame> games = made(2, 9, 2);
    std::map<std::uint64_t, std::map<std::size_t, int>> days;
    for (const ScheduledGame& game : games) {
        for (const std::size_t each : game.participants) ++days[game.opening][each];
    }
    CHECK(days.size() == 2 * 9);
    for (const auto& [opening, played] : days) {
        CHECK(played.size() == 8);  // one rests
        for (const auto& [participant, times] : played) CHECK(times == 2);
    }
}

TEST_CASE(
    "schedule: with three players everyone follows every other one in two rounds equally often") {
    for (const std::size_t participants : {3, 4, 5, 7, 8, 13}) {
        std::map<Pair, int> follows;
        for (const ScheduledGame& game : made(3, participants, 2)) {
            for (std::size_t player = 0; player < 3; ++player) {
                ++follows[{game.participants[player], game.participants[(player + 1) % 3]}];
            }
        }
        for (const auto& [pair, times] : follows) CHECK(times == follows.begin()->second);
    }
}

TEST_CASE("schedule: a part of it is nearly balanced already") {
    const std::vector<ScheduledGame> games = made(3, 21);
    for (const std::size_t part : {games.size() / 3, games.size() / 2}) {
        std::map<std::size_t, int> played;
        for (std::size_t i = 0; i < part; ++i) {
            for (const std::size_t each : games[i].participants) ++played[each];
        }
        int least = played.begin()->second;
        int most = least;
        for (const auto& [each, times] : played) {
            least = std::min(least, times);
            most = std::max(most, times);
        }
        CHECK(played.size() == 21);
        CHECK(most - least <= 9);
    }
}

TEST_CASE("schedule: the seed changes the order of the groups, and nothing else") {
    const auto groups = [](std::uint64_t seed) {
        std::vector<std::set<std::size_t>> all;
        for (const ScheduledGame& game : made(2, 10, 1, seed)) {
            all.emplace_back(game.participants.begin(), game.participants.end());
        }
        return all;
    };
    CHECK(groups(1) == groups(1));
    CHECK(groups(1) != groups(2));
    const auto one = groups(1);
    const auto two = groups(2);
    CHECK(std::multiset<std::set<std::size_t>>(one.begin(), one.end()) ==
          std::multiset<std::set<std::size_t>>(two.begin(), two.end()));
}

TEST_CASE("schedule: numbers out of range are refused") {
    const auto refusal = [](const ScheduleRules& rules) { return schedule(rules).error().message; };
    CHECK(refusal({1, 5, 0, 1}) == "schedule: a game must have 2 or 3 players");
    CHECK(refusal({4, 5, 0, 1}) == "schedule: a game must have 2 or 3 players");
    CHECK(refusal({2, 1, 0, 1}) == "schedule: participants must be 2 to 64 (found 1)");
    CHECK(refusal({2, 65, 0, 1}) == "schedule: participants must be 2 to 64 (found 65)");
    CHECK(refusal({2, 5, 0, 0}) == "schedule: rounds must be at least 1");
    CHECK(refusal({2, 5, 0, 1'000'000'000}) ==
          "schedule: games must be at most 1000000; a round of 5 has 20");
}
