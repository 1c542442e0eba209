#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/cli/match/match_games.hpp"
#include "engine/session/search/game_search.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

using Words = std::vector<std::string>;

/// Plays the first legal action three times, then repeats its first action.
class Cheat final : public Participant {
  public:
    std::string choose(const Words& legal, std::uint64_t) override {
        const std::string action = chosen_.size() < 3 ? legal.front() : chosen_.front();
        chosen_.push_back(action);
        return action;
    }
    void played(const std::string&) override {}

  private:
    Words chosen_;
};

std::unique_ptr<Participant> seat_cheat(const Seat&, std::string_view, const GivenOptions&) {
    return std::make_unique<Cheat>();
}

/// Runs `quintet match` on a small Cachex board with two quick participants.
Words cachex_match(const Words& more) {
    Words words{"match",    "--game", "cachex",
                "--option", "size=4", "--seat",
                "random",   "--seat", "algorithm:greedy,nodes=50",
                "--quiet"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

std::vector<nlohmann::json> records_in(const TemporaryFile& file) {
    std::vector<nlohmann::json> records;
    for (const std::string& line : lines_of(file.content())) {
        records.push_back(nlohmann::json::parse(line));
    }
    return records;
}

}  // namespace

TEST_CASE("match: prints a table with Elo and writes every game as a valid record") {
    const TemporaryFile file;
    const Run result = run(cachex_match({"--games", "20", "--out", file.path()}));
    INFO(result.err);
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    CHECK(contains(result.out, "20 games from 10 openings"));
    CHECK(contains(result.out, "Elo of 1 over 2: -"));
    CHECK(contains(result.out, "0 forfeits"));
    CHECK(records_in(file).size() == 20);
    CHECK(run({"verify", file.path()}).out == "20 passed, 0 failed, 0 skipped\n");
}

TEST_CASE("match: records say what each participant thought of its actions") {
    const TemporaryFile file;
    const Words words{
        "match",   "--game",         "chexers",  "--seat",      "algorithm:,nodes=300",
        "--seat",  "level:beginner", "--seat",   "random",      "--games",
        "3",       "--openings",     "4",        "--max-plies", "20",
        "--quiet", "--out",          file.path()};
    REQUIRE(run(words).status == 0);
    for (const auto& record : records_in(file)) {
        const auto& details = record.at("match");
        const auto& searches = details.at("searches");
        const auto& actions = record.at("actions");
        REQUIRE(searches.size() == actions.size());
        REQUIRE(actions.size() == 20);
        for (std::size_t ply = 0; ply < actions.size(); ++ply) {
            const auto participant = details.at("participants")[ply % 3].get<int>();
            CHECK(searches[ply].is_null() == (ply < 4 || participant == 2));
            if (searches[ply].is_null()) continue;
            CHECK(searches[ply].at("score").is_number_integer());
            CHECK(searches[ply].at("chance").get<double>() <= 1);
            CHECK(searches[ply].at("nodes").get<std::uint64_t>() > 0);
            if (participant == 1) continue;  // may have had a single action
            CHECK(searches[ply].at("depth").get<int>() > 0);
            CHECK(searches[ply].at("nodes").get<std::uint64_t>() <= 300);
            CHECK_FALSE(searches[ply].contains("best"));
        }
    }
}

TEST_CASE("match: --out does not overwrite games without --force") {
    const TemporaryFile file;
    const Words words = cachex_match({"--games", "2", "--out", file.path()});
    REQUIRE(run(words).status == 0);
    const std::string content = file.content();
    check_refused(words, "already exists; --force replaces it");
    CHECK(file.content() == content);
    CHECK(run(cachex_match({"--games", "1", "--force", "--out", file.path()})).status == 0);
    CHECK(lines_of(file.content()).size() == 1);
    CHECK(run(cachex_match({"--games", "1", "--out", "/dev/null"})).status == 0);
}

TEST_CASE("match: plays two games from each opening with the seats exchanged") {
    const TemporaryFile file;
    REQUIRE(run(cachex_match({"--games", "8", "--openings", "2-4", "--out", file.path()})).status ==
            0);
    const auto records = records_in(file);
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

TEST_CASE("match: openings that favour a player are replaced, others stay the same") {
    const auto openings = [](const char* percent) {
        const TemporaryFile file;
        REQUIRE(run(cachex_match({"--games", "80", "--openings", "3-5", "--balance", percent,
                                  "--out", file.path()}))
                    .status == 0);
        std::map<std::uint64_t, std::pair<Words, nlohmann::json>> found;
        for (const auto& record : records_in(file)) {
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
        GameSearch search;
        must(search.start(*game, request));
        while (!search.step_nodes(judge_nodes).finished) continue;
        const SearchLine line = search.stop().lines.at(0);
        const bool decided = line.proven_plies > 0;
        CHECK(balance.at("decided") == decided);
        CHECK((decided || std::max(line.chances[0], line.chances[1]) < 0.6505 ||
               tried == most_openings_tried));
        if (tried < most_openings_tried) CHECK_FALSE(decided);
    }
    CHECK(replaced > 10);
    CHECK(replaced < 40);
}

TEST_CASE("match: if every opening is decided, the one with the longest win is used and reported") {
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

TEST_CASE("match: if all openings are above the balance, the most balanced one is used") {
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

TEST_CASE("match: openings for three players are judged by the best chance of any player") {
    Contest contest;
    contest.game = "chexers";
    contest.seats.assign(3, parse_seat("random", {}));
    contest.least_opening_plies = contest.most_opening_plies = 6;
    contest.balance = 40;
    int replaced = 0;
    for (std::uint64_t number = 0; number < 8; ++number) {
        const Opening opening = find_opening(contest, number);
        CHECK_FALSE(opening.decided);
        CHECK(opening.favour > 1.0 / 3);
        CHECK((opening.favour <= 0.4 || opening.tried == most_openings_tried));
        replaced += opening.tried > 1;
    }
    CHECK(replaced > 0);
}

TEST_CASE("match: the table counts openings that the same player won in every game") {
    const TemporaryFile file;
    const Run result = run({"match", "--game", "cachex", "--option", "size=4", "--seat", "random",
                            "--seat", "random", "--games", "41", "--quiet", "--out", file.path()});
    std::map<std::uint64_t, std::vector<std::string>> results;
    for (const auto& record : records_in(file)) {
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

TEST_CASE("match: of three participants each plays every seat and follows each other one") {
    Contest contest;
    contest.seats.resize(3);
    std::map<std::pair<std::size_t, std::size_t>, int> sits;
    std::map<std::pair<std::size_t, std::size_t>, int> follows;
    for (std::uint64_t number = 0; number < 6; ++number) {
        const auto seats = match_game(contest, number).participants;
        for (std::size_t player = 0; player < 3; ++player) {
            ++sits[{seats[player], player}];
            ++follows[{seats[player], seats[(player + 1) % 3]}];
        }
    }
    CHECK(sits.size() == 9);
    for (const auto& [who, times] : sits) CHECK(times == 2);
    CHECK(follows.size() == 6);
    for (const auto& [who, times] : follows) CHECK(times == 3);
}

TEST_CASE("match: the table for three players is by participant and by seat, with ratings") {
    const Run result = run({"match", "--game", "chexers", "--seat", "algorithm:greedy", "--seat",
                            "random", "--seat", "random", "--nodes", "20", "--games", "6"});
    CHECK(result.status == 0);
    CHECK(contains(result.out, "1 algorithm:greedy"));
    CHECK(contains(result.out, "as green"));
    CHECK(contains(result.out, "\nElo, with 95 % confidence: 1 +"));
    CHECK_FALSE(contains(result.out, "Elo of 1 over 2"));
}

TEST_CASE("match: the same seed gives the same games with any number of jobs and shards") {
    const TemporaryFile one;
    const TemporaryFile three;
    REQUIRE(run(cachex_match({"--games", "12", "--out", one.path()})).status == 0);
    REQUIRE(run(cachex_match({"--games", "12", "--out", three.path(), "--jobs", "3"})).status == 0);
    CHECK(one.content() == three.content());

    const TemporaryFile first;
    const TemporaryFile second;
    for (const auto& [shard, file] : {std::pair("1/2", &first), std::pair("2/2", &second)}) {
        REQUIRE(
            run(cachex_match({"--games", "12", "--shard", shard, "--out", file->path()})).status ==
            0);
    }
    auto all = lines_of(first.content() + second.content());
    auto expected = lines_of(one.content());
    std::sort(all.begin(), all.end());
    std::sort(expected.begin(), expected.end());
    CHECK(all == expected);

    const Run merged = run({"match", "--merge", first.path(), second.path()});
    CHECK(merged.status == 0);
    CHECK(merged.out == run({"match", "--merge", one.path()}).out);

    const TemporaryFile other;
    REQUIRE(run(cachex_match({"--games", "12", "--seed", "1", "--out", other.path()})).status == 0);
    CHECK(other.content() != one.content());
}

TEST_CASE("match: SPRT stops at the decision") {
    const Run result = run(cachex_match({"--games", "5000", "--sprt", "-40,0"}));
    CHECK(result.status == 0);
    CHECK(contains(result.out, "rejected"));
    CHECK_FALSE(contains(result.out, "5000 games"));
}

TEST_CASE("match: a terminal shows a progress bar, which is removed at the end") {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const Words words{"match",  "--game", "cachex", "--option", "size=3", "--seat",
                      "random", "--seat", "random", "--games",  "2"};
    CHECK(run(words, {in, out, err, true}) == 0);
    CHECK(contains(err.str(), "\r[##########..........] 1 of 2 games, "));
    CHECK((contains(err.str(), " left: 1 random ") || contains(err.str(), " left: 2 random ")));
    CHECK((contains(err.str(), " leads with 1 win, ") || contains(err.str(), " 0 wins, ")));
    CHECK(err.str().substr(err.str().size() - 4) == "\r\x1b[K");
    CHECK(contains(out.str(), "2 games from 1 openings"));
}

TEST_CASE("match: a game that is too long is unfinished and counts as drawn") {
    const Run result = run(cachex_match({"--games", "2", "--max-plies", "4"}));
    CHECK(contains(result.out, "ended by unfinished 2"));
    CHECK(contains(result.out, "50.0 %"));
}

TEST_CASE("match: without --seat the default algorithm plays everywhere") {
    const Run result =
        run({"match", "--game", "cachex", "--option", "size=3", "--nodes", "50", "--games", "2"});
    CHECK(result.status == 0);
    CHECK(contains(result.out, "1 algorithm:"));
}

TEST_CASE("match: levels play, and --time makes them faster") {
    const Run result =
        run({"match", "--game", "cachex", "--option", "size=3", "--seat", "level:expert", "--seat",
             "level:beginner", "--time", "5", "--games", "2"});
    CHECK(result.status == 0);
    CHECK(contains(result.out, "1 level:expert"));
}

TEST_CASE("match: an illegal action ends its game and is reported") {
    Contest contest;
    contest.game = "cachex";
    contest.seats = {parse_seat("random", {}), parse_seat("random", {})};
    const Record record = play_game(contest, 0, &seat_cheat);
    REQUIRE(record.actions.size() == 6);
    const auto& forfeit = record.others.at("match").at("forfeit");
    CHECK(forfeit.at("ply") == 6);
    CHECK(forfeit.at("player") == 0);
    CHECK(forfeit.at("kind") == "illegal");
    CHECK(contains(forfeit.at("message").get<std::string>(), record.actions[0]));
    CHECK(record.others.at("result") == "unfinished");

    const TemporaryFile file(format_record(record) + "\n");
    const Run result = run({"match", "--merge", file.path()});
    CHECK(result.status == 1);
    CHECK(contains(result.out, "6 actions, 1 forfeit"));
}

TEST_CASE("match: with three players a forfeit is a loss for one, and the others share the point") {
    Contest contest;
    contest.game = "chexers";
    contest.seats.assign(3, parse_seat("random", {}));
    const Record record = play_game(contest, 0, &seat_cheat);
    REQUIRE(record.others.at("match").at("forfeit").at("player") == 0);
    const TemporaryFile file(format_record(record) + "\n");
    const Run result = run({"match", "--merge", file.path()});
    CHECK(result.status == 1);
    std::map<char, std::string> scores;
    for (const std::string& line : lines_of(result.out)) {
        if (contains(line, " random ")) scores[line[0]] = line.substr(line.size() - 8, 8);
    }
    CHECK(scores.at('1') == "   0.0 %");
    CHECK(scores.at('2') == "  50.0 %");
    CHECK(scores.at('3') == "  50.0 %");
}

TEST_CASE("match: options that do not fit the game are refused before the first game") {
    const auto with = [&](Words words) {
        words.insert(words.begin(), {"match", "--game", "cachex"});
        return words;
    };
    check_refused({"match"}, "--game");
    check_refused({"match", "--game", "go"}, "\"go\"");
    check_refused(with({"--seat", "random"}), "must be given 2 times");
    check_refused(with({"--option", "size=1", "--nodes", "1"}), "\"1\"");
    check_refused(with({"--seat", "random", "--seat", "level:god"}), "\"god\"");
    check_refused(with({"--seat", "random", "--seat", "level:Hard"}),
                  "seat \"level:Hard\": the level must be one of beginner, novice,");
    check_refused(with({"--seat", "random", "--seat", "algorithm:oracle,depth=1"}), "\"oracle\"");
    check_refused(with({"--seat", "random", "--seat", "greedy"}), "\"greedy\"");
    check_refused(with({"--seat", "random", "--seat", "algorithm:greedy"}), "needs a limit");
    check_refused(with({"--seat", "random", "--seat", "random,speed=3"}), "\"speed=3\"");
    check_refused(with({"--seat", "random", "--seat", "random,nodes=0"}), "\"0\"");
    check_refused(with({"--seat", "random", "--seat", "algorithm:,nodes=9,temperature=1001"}),
                  "\"1001\"");
    check_refused(with({}), "needs a limit");
    check_refused(cachex_match({"--sprt", "10,0"}), "elo0 < elo1");
    check_refused(cachex_match({"--sprt", "0,10,0.05"}), "--sprt");
    check_refused(cachex_match({"--sprt", "0,ten"}), "\"ten\"");
    check_refused(cachex_match({"--shard", "3/2"}), "\"3/2\"");
    check_refused(cachex_match({"--shard", "0/2"}), "\"0/2\"");
    check_refused(cachex_match({"--openings", "6-3"}), "--openings");
    check_refused(cachex_match({"--games", "0"}), "--games");
    check_refused(cachex_match({"--balance", "33"}), "--balance");
    check_refused(cachex_match({"--balance", "101"}), "--balance");
    check_refused(cachex_match({"--balance", "49"}), "--balance");
    check_refused(cachex_match({"--out", "/no/such/folder/file"}), "/no/such/folder/file");
    check_refused({"match", "--game", "chexers", "--nodes", "5", "--sprt", "0,10"}, "--sprt");
}

TEST_CASE("match --merge: files of different matches are refused with the place") {
    const TemporaryFile one;
    const TemporaryFile other;
    REQUIRE(run(cachex_match({"--games", "2", "--out", one.path()})).status == 0);
    REQUIRE(run(cachex_match({"--games", "2", "--seed", "9", "--out", other.path()})).status == 0);
    check_refused({"match", "--merge", one.path(), one.path()}, ".jsonl:1: game 0 occurs twice");
    check_refused({"match", "--merge", one.path(), other.path()}, ".jsonl:1: from another match");
    const TemporaryFile any;
    REQUIRE(run(cachex_match(
                    {"--games", "4", "--shard", "2/2", "--balance", "100", "--out", any.path()}))
                .status == 0);
    check_refused({"match", "--merge", one.path(), any.path()}, ".jsonl:1: from another match");
    check_refused({"match", "--merge", QUINTET_TEST_DATA "/cachex-games.jsonl"},
                  "cachex-games.jsonl:1: not a record of a match");
    const TemporaryFile broken("{}\n");
    check_refused({"match", "--merge", broken.path()}, ".jsonl:1: field game");
}
