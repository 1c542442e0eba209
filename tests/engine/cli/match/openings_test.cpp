#include <algorithm>
#include <map>
#include <set>

#include "engine/cli/match/match_games.hpp"
#include "engine/session/search/game_search.hpp"
#include "tests/engine/cli/match/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

TEST_CASE("match openings: each is played twice, with the seats exchanged") {
    const TemporaryFile file;
    REQUIRE(run(cachex_match({"--games", "8", "--openings", "2-4", "--out", file.path()})).status ==
            0);
    const auto records = json_lines_of(file.content());
    REQUIRE(records.size() == 8);
    std::set<std::string> openings;
    for (std::size_t i = 0; i < records.size(); i += 2) {
        const auto& first = records[i];
        const auto& second = records[i + 1];
        const auto plies = first.at("match").at("opening_plies").get<std::ptrdiff_t>();
        CHECK(plies >= 2);
        CHECK(plies <= 4);
        CHECK(first.at("match").at("opening") == second.at("match").at("opening"));
        const auto opening = [&](const nlohmann::json& record) {
            const auto actions = record.at("actions").get<Words>();
            return Words(actions.begin(), actions.begin() + plies);
        };
        CHECK(opening(first) == opening(second));
        openings.insert(nlohmann::json(opening(first)).dump());
        CHECK(first.at("players")[0] == second.at("players")[1]);
        CHECK(first.at("players")[0] != first.at("players")[1]);
    }
    CHECK(openings.size() == 4);
}

TEST_CASE("match openings: those that favour a player are replaced, others stay the same") {
    const auto openings = [](const char* percent) {
        const TemporaryFile file;
        REQUIRE(run(cachex_match({"--games", "80", "--openings", "3-5", "--balance", percent,
                                  "--out", file.path()}))
                    .status == 0);
        std::map<std::uint64_t, std::pair<Words, nlohmann::json>> found;
        for (const auto& record : json_lines_of(file.content())) {
            const auto& details = record.at("match");
            auto actions = record.at("actions").get<Words>();
            actions.resize(details.at("opening_plies").get<std::size_t>());
            const auto balance = details.find("balance");
            found[details.at("opening").get<std::uint64_t>()] = {
                actions, balance == details.end() ? nlohmann::json() : *balance};
        }
        return found;
    };
    const auto any = openings("100");
    const auto balanced = openings("65");
    REQUIRE(any.size() == 40);
    REQUIRE(balanced.size() == 40);
    int replaced = 0;
    for (const auto& [number, opening] : balanced) {
        const auto& [actions, balance] = opening;
        CHECK(any.at(number).second.is_null());
        const int tried = balance.at("tried").get<int>();
        CHECK(balance.at("percent") == 65);
        CHECK((tried < most_openings_tried) <= (balance.at("favour").get<double>() <= 0.65));
        CHECK((actions == any.at(number).first) == (tried == 1));
        CHECK(actions.size() == any.at(number).first.size());
        replaced += tried > 1;

        const auto game = must(open_game({"cachex", {{"size", "4"}}, "", actions}));
        SearchRequest request;
        request.nodes = judge_nodes;
        const SearchLine line = must(search_to_end(*game, request)).lines.at(0);
        const bool decided = line.proven_plies > 0;
        CHECK(balance.at("decided") == decided);
        CHECK((decided || std::max(line.chances[0], line.chances[1]) < 0.6505 ||
               tried == most_openings_tried));
        if (tried < most_openings_tried) CHECK_FALSE(decided);
    }
    CHECK(replaced > 10);
    CHECK(replaced < 40);
}

TEST_CASE(
    "match openings: if every one is decided, the one with the longest win is used and reported") {
    // On a board of 3 x 3, Cachex is won from the first stone on.
    Random random(1);
    const GivenOptions options{{"size", "3"}};
    const Opening opening = must(choose_opening("cachex", options, 2, 65, random));
    CHECK(opening.tried == most_openings_tried);
    CHECK(opening.decided);
    CHECK(opening.favour == 1);
    const Run result = run({"match", "--game", "cachex", "--option", "size=3", "--seat", "random",
                            "--seat", "random", "--games", "4", "--quiet"});
    CHECK(contains(result.out, ": 40 tried, 2 accepted above 73 %, 2 of them decided"));
}

TEST_CASE("match openings: if all are above the balance, the most balanced one is used") {
    const GivenOptions options{{"size", "6"}};
    Random random(7);
    const Opening best = must(choose_opening("cachex", options, 4, 34, random));
    REQUIRE(best.tried == most_openings_tried);
    Random again(7);
    double least = 1;
    for (int i = 0; i < most_openings_tried; ++i) {
        // 99 percent accepts any opening.
        const Opening one = must(choose_opening("cachex", options, 4, 99, again));
        REQUIRE(one.tried == 1);
        least = std::min(least, one.favour);
    }
    CHECK(best.favour == least);
}

TEST_CASE("match openings: those for three players are judged by the best chance of any player") {
    Match match;
    match.game = "chexers";
    match.seats.assign(3, parse_seat("random", {}));
    match.least_plies = match.most_plies = 6;
    match.balance = 40;
    int replaced = 0;
    for (std::uint64_t number = 0; number < 8; ++number) {
        const Opening opening = must(find_opening(match, number));
        CHECK_FALSE(opening.decided);
        CHECK(opening.favour > 1.0 / 3);
        CHECK((opening.favour <= 0.4 || opening.tried == most_openings_tried));
        replaced += opening.tried > 1;
    }
    CHECK(replaced > 0);
}

TEST_CASE("match openings: the table counts those that the same player won in every game") {
    const TemporaryFile file;
    const Run result = run({"match", "--game", "cachex", "--option", "size=4", "--seat", "random",
                            "--seat", "random", "--games", "41", "--quiet", "--out", file.path()});
    std::map<std::uint64_t, std::vector<std::string>> results;
    for (const auto& record : json_lines_of(file.content())) {
        results[record.at("match").at("opening").get<std::uint64_t>()].push_back(
            record.at("result").get<std::string>());
    }
    int same = 0;
    for (const auto& [number, both] : results) {
        same += both.size() == 2 && both[0] == both[1] && both[0] != "draw";
    }
    CHECK(same > 0);
    CHECK(contains(result.out, "with every participant: " + std::to_string(same) + " of 20\n"));
}
