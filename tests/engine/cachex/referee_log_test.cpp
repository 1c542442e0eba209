#include "engine/games/cachex/referee_log.hpp"

#include <nlohmann/json.hpp>

#include "engine/games/cachex/notation.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;

namespace {

/// Formats `PLACE 3,4` as the referee writes it: `PLACE token in cell (3, 4)`.
std::string as_logged(const std::string& text) {
    if (text == "STEAL") return "STEAL first move";
    const std::string cell = text.substr(6);
    const std::size_t comma = cell.find(',');
    return "PLACE token in cell (" + cell.substr(0, comma) + ", " + cell.substr(comma + 1) + ")";
}

std::string log_of(const std::vector<std::string>& actions, const std::string& end) {
    std::string out;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        out += "turn " + std::to_string(i + 1) + ": " + (i % 2 == 0 ? "red: " : "blue: ") +
               as_logged(actions[i]) + "\n";
    }
    return out + end;
}

std::string size_of(const Result<PlayedGame>& game) {
    return game.ok() ? game.value().options.at(0).second : game.error().message;
}

}  // namespace

TEST_CASE("logs of the 2022 referee: finished golden games survive a round trip with their size") {
    int read = 0;
    golden::for_each_line("cachex-games.jsonl", [&](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        const auto result = line.at("result").get<std::string>();
        if (actions.empty() || line.contains("setup") || (result != "red" && result != "blue")) {
            return;
        }
        const std::string log = log_of(actions, "winner: " + result + "\n");
        CHECK(cachex::is_referee_log(log));
        const Result<PlayedGame> game = cachex::read_referee_log(log);
        REQUIRE(game.ok());
        CHECK(game.value().actions == actions);
        CHECK(size_of(game) == std::to_string(line.at("options").at("size").get<int>()));
        ++read;
    });
    CHECK(read > quintet::tests::thinned(50));
}

TEST_CASE("logs of the 2022 referee: an unfinished game gets the default size or one that fits") {
    CHECK(size_of(cachex::read_referee_log(log_of({"PLACE 0,0", "STEAL"}, ""))) == "8");
    CHECK(size_of(cachex::read_referee_log(log_of({"PLACE 0,11", "PLACE 2,3"}, ""))) == "12");
    // The middle of a board of size 9 is forbidden at first, so the board must be larger.
    CHECK(size_of(cachex::read_referee_log(log_of({"PLACE 4,4", "PLACE 8,8"}, ""))) == "10");
}

TEST_CASE("logs of the 2022 referee: errors name the action and the line") {
    const auto message = [](const std::string& log) {
        const Result<PlayedGame> game = cachex::read_referee_log(log);
        return game.ok() ? "" : game.error().message;
    };
    const std::string first = "turn 1: red: PLACE token in cell (0, 7)\n";
    CHECK(message("winner: red\n") == "the log holds no action");
    CHECK(message(first + first) == "action 2, line 2: another player's turn");
    CHECK(message(first + "turn 2: blue: PLACE token in cell (0, 7)\n") ==
          "action 2: PLACE 0,7: 0,7 is occupied");
    CHECK(message(first + "turn 2: blue: DANCE\n") ==
          "action 2, line 2: \"DANCE\" is not an action of this log");
    CHECK(message(first + "turn 2: blue: PLACE token in cell (0, 15)\n")
              .find("not on the board of size 15") != std::string::npos);
    CHECK_FALSE(cachex::is_referee_log("turn 1: green: PASS"));
    CHECK_FALSE(cachex::is_referee_log("turn"));
}
