#include <algorithm>
#include <map>

#include "engine/cli/match/match_games.hpp"
#include "tests/engine/cli/match/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

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
    CHECK(json_lines_of(file.content()).size() == 20);
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
    for (const auto& record : json_lines_of(file.content())) {
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

TEST_CASE("match: of three participants each plays every seat and follows each other one") {
    Match match;
    match.seats.resize(3);
    std::map<std::pair<std::size_t, std::size_t>, int> sits;
    std::map<std::pair<std::size_t, std::size_t>, int> follows;
    for (std::uint64_t number = 0; number < 6; ++number) {
        const auto seats = match_game(match, number).participants;
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
    Match match;
    match.game = "cachex";
    match.seats = {parse_seat("random", {}), parse_seat("random", {})};
    const Record record = play_game(match, 0, &seat_cheat);
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
    Match match;
    match.game = "chexers";
    match.seats.assign(3, parse_seat("random", {}));
    const Record record = play_game(match, 0, &seat_cheat);
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
