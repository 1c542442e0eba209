#include "engine/games/tetress/referee_log.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/core/text.hpp"
#include "engine/games/tetress/notation.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;

namespace {

/// Formats `PLACE 3,3 3,4 3,5 3,6` as the referee writes it, with the cells reversed, as an agent
/// may give them: `PLACE(3-6, 3-5, 3-4, 3-3)`.
std::string as_logged(const std::string& text) {
    std::vector<std::string> cells;
    split(text, ' ', [&](std::string_view cell) { cells.emplace_back(cell); });
    std::string out;
    for (std::size_t i = cells.size() - 1; i > 0; --i) {
        std::replace(cells[i].begin(), cells[i].end(), ',', '-');
        out += (out.empty() ? "PLACE(" : ", ") + cells[i];
    }
    return out + ")";
}

std::string log_of(const std::vector<std::string>& actions) {
    std::string out = "T0000.000\tRED\tinitialising\nT0000.100\treferee\tgame_begin\n";
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string head = std::string("T0001.500\t") + (i % 2 == 0 ? "RED" : "BLUE") + "\t";
        const std::string number = std::to_string(i + 1);
        out.append(head).append("turn_begin\t").append(number).append("\n");
        out.append(head).append("turn_end\t").append(number).append("\t");
        out.append(as_logged(actions[i])).append("\nT0001.501\treferee\tboard_update\n");
    }
    return out + "T0009.000\treferee\tgame_end\twinner:RED\n";
}

std::string printed(const std::vector<std::string>& actions) {
    std::string out = "* referee  : let the game begin!\n";
    for (std::size_t i = 0; i < actions.size(); ++i) {
        out += std::string("* referee  : ") + (i % 2 == 0 ? "RED" : "BLUE") + " plays action " +
               as_logged(actions[i]) + "\nthinking about PLACE(nothing)\n";
    }
    return out;
}

}  // namespace

TEST_CASE("logs of the 2024 referee: golden games survive a round trip through log and output") {
    golden::for_each_line("tetress-games.jsonl", [](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        if (actions.empty() || line.contains("setup")) return;
        for (const std::string& text : {log_of(actions), printed(actions)}) {
            CHECK(tetress::is_referee_log(text));
            const Result<PlayedGame> game = tetress::read_referee_log(text);
            REQUIRE(game.ok());
            CHECK(game.value().actions == actions);
        }
    });
}

TEST_CASE("logs of the 2024 referee: errors name the action and the line") {
    const auto message = [](const std::string& log) {
        const Result<PlayedGame> game = tetress::read_referee_log(log);
        return game.ok() ? "" : game.error().message;
    };
    const std::string first = "T0000.1\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-6)\r\n";
    CHECK(message(first).empty());
    CHECK(message("T0000.1\treferee\tgame_begin\n") == "the log holds no action");
    CHECK(message(first + first) == "action 2, line 2: another player's turn");
    CHECK(message(first + "T0000.2\tBLUE\tturn_end\t2\tSPAWN(3-3)\n") ==
          "action 2, line 2: \"SPAWN(3-3)\" is not an action of this log");
    CHECK(message("T0000.1\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-11)\n")
              .find("is not an action of this log") != std::string::npos);
    CHECK(message("T0000.1\tRED\tturn_end\t").find("is not an action of this log") !=
          std::string::npos);
    CHECK_FALSE(tetress::is_referee_log("Tuesday\tRED"));
    CHECK_FALSE(tetress::is_referee_log("T"));
}
