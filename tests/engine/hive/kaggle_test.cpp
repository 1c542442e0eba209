#include "engine/games/hive/forms/kaggle.hpp"

#include <nlohmann/json.hpp>

#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using Json = nlohmann::json;

namespace {

Json agent(const std::string& observed, const std::string& status = "INACTIVE") {
    Json seen = {{"remainingOverageTime", 12}};
    if (!observed.empty()) seen["observationString"] = observed;
    return {{"action", {{"submission", -1}}}, {"observation", seen}, {"status", status}};
}

/// A replay whose second to last step shows a game, as the environment writes it.
std::string replay(const std::string& game_string, bool as_json, const std::string& status) {
    const std::string state =
        as_json ? Json({{"moves", Json::array()}, {"uhp", game_string}}).dump() : game_string;
    return Json({{"name", "open_spiel_hive"},
                 {"info", {{"TeamNames", {"Ann", "Bo"}}}},
                 {"steps",
                  {{agent(""), agent("")},
                   {agent("Base+MLP;NotStarted;White[1];"), agent("")},
                   {agent(state), agent(state)},
                   {agent("", "DONE"), agent("", status)}}}})
        .dump(1);
}

}  // namespace

TEST_CASE("Kaggle's replays: the game observed last, the teams, and how it ended") {
    const std::string game_string = "Base+MLP;InProgress;White[2];wG1;bG1 -wG1";
    for (const bool as_json : {true, false}) {
        const std::string text = replay(game_string, as_json, "INVALID");
        CHECK(hive::claims_kaggle(text, "replay.json"));
        const std::vector<ForeignGame> games = hive::read_kaggle(text);
        REQUIRE(games.size() == 1);
        CHECK_FALSE(games[0].problem);
        CHECK(games[0].record.actions.size() == 2);
        CHECK(games[0].names == std::vector<std::string>{"Ann", "Bo"});
        REQUIRE_FALSE(games[0].notes.empty());
        CHECK(games[0].notes.back().code == "referee_error");
        CHECK(games[0].notes.back().found == "INVALID");
    }
    CHECK(hive::read_kaggle(replay(game_string, true, "DONE"))[0].notes.size() + 1 ==
          hive::read_kaggle(replay(game_string, true, "TIMEOUT"))[0].notes.size());
}

TEST_CASE("Kaggle's replays: a missing part is named") {
    const auto why = [](const std::string& text) {
        const std::vector<ForeignGame> games = hive::read_kaggle(text);
        return games.at(0).problem ? games[0].problem->text : "";
    };
    CHECK(why("{\"name\":\"open_spiel_hive\",\"steps\":[]}") ==
          "\"steps\" must hold an observation of the game");
    CHECK(why("{\"name\":\"open_spiel_hive\",\"steps\":5}") == "\"steps\" must be a list");
    CHECK(why("{\"name\":\"open_spiel_hive\",\n\"steps\":[").find("line 2") == 0);
    CHECK_FALSE(hive::claims_kaggle("{\"name\":\"open_spiel_chess\",\"steps\":[]}", ""));
}
