#include <nlohmann/json.hpp>

#include "engine/games/cachex/forms/comp30024.hpp"
#include "engine/games/cachex/game.hpp"
#include "tests/engine/forms.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using quintet::tests::problem_of;

namespace {

const OptionValues options(cachex::Game::spec());

std::string log_of(const std::vector<std::string>& actions, Outcome outcome = {}) {
    return cachex::write_log({options, "", actions, outcome, {}}).value();
}

/// What the referee prints, with boards from verbosity 2.
std::string printed(const std::vector<std::string>& actions, int verbosity, int size) {
    std::string out =
        "welcome to Cachex referee version 2022.0.1.\n"
        "* importing player 1's player class 'Player' from package 'team_a'\n"
        "* importing player 2's player class 'Player' from package 'team_b'\n"
        "** initialising players\n** game start!\n";
    if (verbosity > 1) {
        out += "*  \x1b[34m|\x1b[0m";
        for (int q = 0; q < size; ++q) {
            out += "\x1b[1m" + std::to_string(size - 1) + "," + std::to_string(q) + "  \x1b[0m|";
        }
        out += "\n";
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string& text = actions[i];
        const std::size_t comma = text.find(',');
        const std::string action = text == "STEAL" ? "('STEAL',)"
                                                   : "('PLACE', " + text.substr(6, comma - 6) +
                                                         ", " + text.substr(comma + 1) + ")";
        out += "** Turn " + std::to_string(i + 1) + "\nI play 14,14\n*   player " +
               (i % 2 == 0 ? "1 (red)" : "2 (blue)") + " returned action: " + action + "\n";
        if (verbosity > 2) out += "*  | 🍓  |>b< |\n*  DEBUG: Captured coords: []\n";
    }
    return out;
}

ForeignGame only_game(const std::string& log) {
    return quintet::tests::only_game(&cachex::claims_log, &cachex::read_logs, log);
}

std::string size_of(const ForeignGame& game) {
    return game.record.options.empty() ? "" : game.record.options.at(0).second;
}

ForeignGame board(const std::string& text) {
    return quintet::tests::only_game(&cachex::claims_board, &cachex::read_boards, text);
}

}  // namespace

TEST_CASE("the 2022 referee: finished golden games survive a round trip with their size") {
    int read = 0;
    golden::for_each_line("cachex-games.jsonl", [&](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        const auto result = line.at("result").get<std::string>();
        if (actions.empty() || line.contains("setup") || (result != "red" && result != "blue")) {
            return;
        }
        const int size = line.at("options").at("size").get<int>();
        const Outcome won = Outcome::win(result == "red" ? 0 : 1, "chain");
        for (const std::string& text : {log_of(actions, won), printed(actions, 2, size)}) {
            const ForeignGame game = only_game(text);
            CHECK_FALSE(game.problem);
            CHECK(game.record.actions == actions);
            CHECK(size_of(game) == std::to_string(size));
        }
        ++read;
    });
    CHECK(read > quintet::tests::thinned(50));
}

TEST_CASE("the 2022 referee: a log file has the lines that the course's referee writes") {
    CHECK(log_of({"PLACE 0,7", "STEAL"}, Outcome::win(0, "chain")) ==
          "turn 1: red: PLACE token in cell (0, 7)\nturn 2: blue: STEAL first move\nwinner: red\n");
    CHECK_FALSE(cachex::write_log({options, "somewhere", {}, {}, {}}).ok());
}

TEST_CASE("the 2022 referee: the size is drawn, or the default size, or one that fits") {
    CHECK(size_of(only_game(log_of({"PLACE 0,0", "STEAL"}))) == "8");
    CHECK(size_of(only_game(log_of({"PLACE 0,11", "PLACE 2,3"}))) == "12");
    // The middle of a board of size 9 is forbidden at first, so the board must be larger.
    CHECK(size_of(only_game(log_of({"PLACE 4,4", "PLACE 8,8"}))) == "10");
    const ForeignGame assumed = only_game(printed({"PLACE 0,0"}, 1, 5));
    CHECK(size_of(assumed) == "8");
    REQUIRE(assumed.notes.size() == 1);
    CHECK(assumed.notes[0].code == "assumed_size");
    for (const int verbosity : {2, 3}) {
        const ForeignGame drawn = only_game(printed({"PLACE 0,0"}, verbosity, 5));
        CHECK(size_of(drawn) == "5");
        CHECK(drawn.notes.empty());
        CHECK(drawn.names == std::vector<std::string>{"team_a", "team_b"});
    }
}

TEST_CASE("the 2022 referee: several games, and an action that it refused") {
    const std::string one = log_of({"PLACE 0,0", "PLACE 2,3"});
    CHECK(cachex::read_logs(one + one).size() == 2);
    CHECK(cachex::read_logs(printed({"PLACE 0,0"}, 2, 5) + printed({"PLACE 1,0"}, 1, 9)).size() ==
          2);
    const ForeignGame refused =
        only_game(printed({"PLACE 0,0", "PLACE 0,0"}, 1, 5) +
                  "** game error!\n* error: invalid action!\n* The PLACE\n");
    CHECK(refused.record.actions == std::vector<std::string>{"PLACE 0,0"});
    CHECK(refused.notes.at(0).code == "referee_error");
}

TEST_CASE("the 2022 referee: problems name the action and the line") {
    const std::string first = "turn 1: red: PLACE token in cell (0, 7)\n";
    CHECK(problem_of(only_game(first + "turn 2: red: PLACE token in cell (0, 7)\n")) ==
          "line 2, ply 2: it is another player's turn");
    CHECK(problem_of(only_game(first + "turn 2: blue: DANCE\n")) ==
          "line 2, ply 2: \"DANCE\" is not an action");
    // An action that is not legal is left to the caller, which plays the game.
    CHECK(size_of(only_game(first + "turn 2: blue: PLACE token in cell (0, 7)\n")) == "8");
    CHECK(size_of(only_game(first + "turn 2: blue: PLACE token in cell (0, 15)\n")) == "15");
    CHECK(problem_of(only_game("welcome to Cachex referee version 2022.0.1.\n* winner: red\n")) ==
          "line 0, ply 0: the log contains no actions");
    CHECK_FALSE(cachex::claims_log("turn 1: green: PASS", ""));
    CHECK_FALSE(cachex::claims_log("turn", ""));
}

TEST_CASE("boards of part A 2022: stones are set up, the path is left out") {
    const ForeignGame game = board(
        "{\n\"n\": 4,\n\"board\": [[\"b\", 1, 0], [\"r\", 3, 2], [\"b\", 1, 1]],\n\"start\": [0, "
        "0],"
        "\n\"goal\": [3, 3]}");
    CHECK(problem_of(game).empty());
    CHECK(size_of(game) == "4");
    CHECK(game.record.setup.substr(0, 21) == "..../bb../..../..r. r");
    std::vector<std::string> codes;
    for (const FormNote& note : game.notes) codes.emplace_back(note.code);
    CHECK(codes == std::vector<std::string>{"left_out", "left_out", "assumed_turn", "assumed_ply"});
    CHECK(game.notes[0].found == "start");
    CHECK(game.notes[2].used == "red");
    CHECK(board("{\"n\":5,\"board\":[[\"r\",0,0]]}").notes.at(0).used == "blue");
    const ForeignGame empty = board("{\"n\":5,\"board\":[],\"start\":[4,2],\"goal\":[0,0]}");
    CHECK(problem_of(empty).empty());
    CHECK(empty.record.setup.empty());
    CHECK(size_of(empty) == "5");
}

TEST_CASE("boards of part A 2022: problems have a name and a place") {
    const auto why = [](const std::string& text) { return problem_of(board(text)); };
    const auto has = [](const std::string& text, const char* part) {
        return text.find(part) != std::string::npos;
    };
    CHECK(has(why("{\"n\":2,\"board\":[]}"), "from 3 to 15"));
    CHECK(has(why("{\"n\":5,\"board\":[[\"b\",5,0]]}"), "5,0 is not on the board of size 5"));
    CHECK(has(why("{\"n\":5,\"board\":[[\"x\",1,0]]}"), "a stone must be"));
    CHECK(has(why("{\"n\":5,\"board\":[[\"b\",1,0],[\"r\",1,0]]}"), "two stones are on 1,0"));
    CHECK(has(why("{\"n\":5,\n\"board\":[[\"b\",1,0}"), "line 2"));
}
