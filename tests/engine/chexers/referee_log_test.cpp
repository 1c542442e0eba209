#include "engine/games/chexers/referee_log.hpp"

#include <nlohmann/json.hpp>

#include "engine/games/chexers/notation.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;

namespace {

/// Formats `MOVE -3,0 -2,0` as the referee writes it: `MOVE from (-3, 0) to (-2, 0).`
std::string as_logged(const std::string& text) {
    std::size_t cells = 0;
    std::string out;
    for (const char c : text) {
        if (c == ' ') {
            out += cells++ == 0 ? " from (" : ") to (";
        } else if (c == ',') {
            out += ", ";
        } else {
            out += c;
        }
    }
    return out + (cells > 0 ? ")." : ".");
}

std::string log_of(const std::vector<std::string>& actions) {
    std::string out = "[game ] - Start Chexers game log at Tue Apr 30 12:00:00 2019\n";
    const std::vector<std::string> heads = {"[red  ] - ", "[green] - ", "[blue ] - "};
    for (std::size_t i = 0; i < actions.size(); ++i)
        out += heads[i % 3] + as_logged(actions[i]) + "\n";
    return out + "[over ] - winner: Red\n";
}

}  // namespace

TEST_CASE("logs of the 2019 referee: every golden game survives a round trip") {
    golden::for_each_line("chexers-games.jsonl", [](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        if (actions.empty() || line.contains("setup")) return;
        const std::string log = log_of(actions);
        CHECK(chexers::is_referee_log(log));
        const Result<PlayedGame> game = chexers::read_referee_log(log);
        REQUIRE(game.ok());
        CHECK(game.value().actions == actions);
    });
}

TEST_CASE("logs of the 2019 referee: a log may stop anywhere and use any line endings") {
    const std::string log =
        "\r\n[red  ] - MOVE from (-3, 3) to (-2, 2).\r\n[green] - MOVE from (0, -3) to (0, -2).\r\n"
        "[error] - illegal action detected (blue): ('MOVE', None).\r\n";
    CHECK(chexers::is_referee_log(log));
    const Result<PlayedGame> game = chexers::read_referee_log(log);
    REQUIRE(game.ok());
    CHECK(game.value().actions == std::vector<std::string>{"MOVE -3,3 -2,2", "MOVE 0,-3 0,-2"});
    CHECK(game.value().options ==
          std::vector<std::pair<std::string, std::string>>{{"limits", "referee"}});
}

TEST_CASE("logs of the 2019 referee: errors name the action and the line") {
    const auto message = [](const std::string& log) {
        const Result<PlayedGame> game = chexers::read_referee_log(log);
        return game.ok() ? "" : game.error().message;
    };
    const std::string first = "[red  ] - MOVE from (-3, 3) to (-2, 2).\n";
    CHECK(message("[game ] - Start Chexers game log\n") == "the log holds no action");
    CHECK(message(first + first) == "action 2, line 2: another player's turn");
    CHECK(message(first + "[green] - DANCE.\n") ==
          "action 2, line 2: \"DANCE.\" is not an action of this log");
    CHECK(message(first + "[green] - EXIT from (0, -3\n").find("is not an action of this log") !=
          std::string::npos);
    CHECK_FALSE(chexers::is_referee_log("[yellow] - PASS."));
    CHECK_FALSE(chexers::is_referee_log("[{\"game\":\"chexers\"}]"));
    CHECK_FALSE(chexers::is_referee_log(""));
}
