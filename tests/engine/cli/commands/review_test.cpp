
#include "engine/session/running_game.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

/// A game that blue lost while it told high chances.
const std::string lost =
    R"({"game":"cachex","options":{"size":3},)"
    R"("actions":["PLACE 0,0","PLACE 0,2","PLACE 1,0","PLACE 1,2","PLACE 2,0"],)"
    R"("players":["strong","weak"],"result":"red","ours":"blue","match":{"opening_plies":0,)"
    R"("searches":[null,{"chance":0.9,"depth":2},null,{"chance":0.8},null]}})"
    "\n";
const std::string unfinished =
    R"({"game":"cachex","options":{"size":3},"actions":["PLACE 0,0"],"players":["strong","weak"]})"
    "\n";

std::vector<nlohmann::json> reviews(std::vector<std::string> more, const std::string& input) {
    std::vector<std::string> words{"review", "-", "--nodes", "300", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const Run result = run(words, input);
    INFO(result.err);
    CHECK(result.status == 0);
    return json_lines_of(result.out);
}

}  // namespace

TEST_CASE("review: lists where a lost game turned, with better actions") {
    const auto list = reviews({}, lost);
    REQUIRE(list.size() == 1);
    CHECK(list[0].at("player") == "blue");
    CHECK(list[0].at("result") == "red won");
    CHECK(list[0].at("recorded") == 2);
    CHECK(list[0].at("searched") == 0);
    REQUIRE(list[0].at("turns").size() == 2);
    const auto& last = list[0].at("turns")[1];
    CHECK(last.at("ply") == 3);
    CHECK(last.at("action") == "PLACE 1,2");
    CHECK(last.at("chance") == 0.8);
    CHECK(last.at("later") == 0.0);
    CHECK(last.at("after_played") == 0.0);
    CHECK_FALSE(last.at("deeper").at("best").get<std::string>().empty());
    CHECK(list[0].at("turns")[0].at("later") == 0.8);
    CHECK(reviews({"--drop", "50"}, lost)[0].at("turns").size() == 1);
    const Run table = run({"review", "-", "--nodes", "300"}, lost);
    CHECK(contains(table.out, "game 1, blue: red won; chances from the record"));
    CHECK(contains(table.out, "PLACE 1,2 ("));
}

TEST_CASE("review: seats, players and draws choose the games") {
    const std::string both = lost + unfinished;
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--seat", "weak"}, {"--seat", "ours"}, {"--player", "blue"}}) {
        CHECK(reviews(words, both).size() == 1);
    }
    CHECK(reviews({"--seat", "strong"}, both).empty());
    CHECK(reviews({"--draws"}, both).size() == 3);
    CHECK(reviews({"--draws", "--seat", "strong"}, both).size() == 1);
    check_refused({"review", "-", "--seat", "nobody"}, "\"nobody\"", both);
    check_refused({"review", "-", "--player", "green"}, "\"green\"", both);
}

TEST_CASE("review: plies without a chance are searched, in every game") {
    for (const GameSpec* spec : games()) {
        INFO(spec->id);
        const TemporaryFile file;
        std::vector<std::string> words{"match", "--game",      spec->id, "--games",
                                       "1",     "--max-plies", "12",     "--openings",
                                       "2",     "--quiet",     "--out",  file.path()};
        for (std::size_t i = 0; i < spec->players.size(); ++i) {
            words.insert(words.end(), {"--seat", i == 0 ? "algorithm:,nodes=50" : "random"});
        }
        REQUIRE(run(words).status == 0);
        const auto list = reviews({"--draws"}, file.content());
        REQUIRE(list.size() == spec->players.size());
        for (const auto& review : list) {
            const int recorded = review.at("recorded");
            const int searched = review.at("searched");
            CHECK((recorded == 0) != (searched == 0));
            CHECK(recorded + searched >= 3);
        }
    }
}

TEST_CASE("review: bad records are refused with their place") {
    check_refused({"review", "/no/such/file"}, "/no/such/file");
    check_refused({"review", "-"},
                  "standard input:1: action 1: ", R"({"game":"cachex","actions":["PLACE 99,0"]})");
    check_refused({"review", "-"}, "match.searches",
                  R"({"game":"cachex","actions":["PLACE 0,0"],"result":"blue",)"
                  R"("match":{"searches":[{"chance":"good"}]}})");
    for (const char* search : {"5", R"({"depth":1e300})", R"({"nodes":-1})"}) {
        check_refused({"review", "-"}, "match.searches",
                      std::string(R"({"game":"cachex","actions":["PLACE 0,0"],"result":"blue",)") +
                          R"("match":{"searches":[)" + search + "]}}");
    }
    // A forfeit with fields of other types counts as none.
    CHECK(run({"review", "-", "--nodes", "100"},
              R"({"game":"cachex","actions":[],"match":{"forfeit":{"player":"red"}}})")
              .status == 0);
}
