#include <nlohmann/json.hpp>

#include "engine/games/chexers/forms/comp30024.hpp"
#include "engine/games/chexers/game.hpp"
#include "tests/engine/forms.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;
using quintet::tests::problem_of;

namespace {

const std::vector<std::string> players = {"red", "green", "blue"};

/// Formats `MOVE -3,0 -2,0` as Python prints it: `('MOVE', ((-3, 0), (-2, 0)))`.
std::string as_tuple(const std::string& text) {
    if (text == "PASS") return "('PASS', None)";
    std::string out = "('" + text.substr(0, 4) + "', ";
    const std::size_t second = text.find(' ', 5);
    if (second != std::string::npos) out += "(";
    for (std::size_t at = 4; at != std::string::npos; at = text.find(' ', at + 1)) {
        const std::size_t comma = text.find(',', at);
        const std::size_t end = std::min(text.find(' ', at + 1), text.size());
        out += (at > 4 ? ", (" : "(") + text.substr(at + 1, comma - at - 1) + ", " +
               text.substr(comma + 1, end - comma - 1) + ")";
    }
    return out + (second != std::string::npos ? "))" : ")");
}

const std::string drawn_board =
    "*   scores: Red: 0 exits, Green: 0 exits, Blue: 0 exits.\n"
    "*   board:    .-'-._.-'-._.-'-._.-'-.\n"
    "*            |  \x1b[1m(\x1b[92mG\x1b[0m\x1b[1m)\x1b[0m |  G  |  G  |  G  |\n";

/// What the referee prints, with boards from verbosity 2.
std::string printed(const std::vector<std::string>& actions, int verbosity) {
    std::string out = "******************\nwelcome to Chexers referee version 1.1\n";
    for (const std::string& player : players) {
        out += "* importing " + player + " player's player class 'Player' from package 'team_" +
               player + "'\n";
    }
    out += "* ** initialising players **\n* ** game start **\n";
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string& player = players[i % 3];
        out += "* ** " + player + " player's turn **\n* asking " + player +
               " player for next action...\nthinking: red player returned action\n*   " + player +
               " player returned action: " + as_tuple(actions[i]) + "\n";
        if (verbosity > 1) out += "* displaying game info:\n" + drawn_board;
        for (const std::string& other : players) {
            out += "* updating " + other + " player with " + player + "'s action " +
                   as_tuple(actions[i]) + "...\n*     time:  + 0.001s  (just elapsed)\n";
        }
    }
    return out;
}

ForeignGame only_game(const std::string& log) {
    return quintet::tests::only_game(&chexers::claims_log, &chexers::read_logs, log);
}

ForeignGame board(const std::string& text) {
    return quintet::tests::only_game(&chexers::claims_board, &chexers::read_boards, text);
}

}  // namespace

TEST_CASE("the 2019 referee: golden games survive a round trip through log and commentary") {
    const OptionValues options(chexers::Game::spec());
    golden::for_each_line("chexers-games.jsonl", [&](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        if (actions.empty() || line.contains("setup")) return;
        const Result<std::string> log = chexers::write_log({options, "", actions, {}, {}});
        REQUIRE(log.ok());
        for (const std::string& text : {log.value(), printed(actions, 1), printed(actions, 2)}) {
            const ForeignGame game = only_game(text);
            CHECK_FALSE(game.problem);
            CHECK(game.record.actions == actions);
        }
    });
}

TEST_CASE("the 2019 referee: a log file has the lines that the course's referee writes") {
    const OptionValues options(chexers::Game::spec());
    const std::vector<std::string> actions = {"MOVE -3,3 -2,2", "PASS", "EXIT 0,3",
                                              "JUMP 0,0 2,-2"};
    const Result<std::string> log =
        chexers::write_log({options, "", actions, Outcome::win(2, "four_exits"), {}});
    REQUIRE(log.ok());
    CHECK(log.value() ==
          "[game ] - Start Chexers game log\n"
          "[red  ] - MOVE from (-3, 3) to (-2, 2).\n"
          "[green] - PASS.\n"
          "[blue ] - EXIT from (0, 3).\n"
          "[red  ] - JUMP from (0, 0) to (2, -2).\n"
          "[over ] - winner: Blue\n");
    CHECK_FALSE(chexers::write_log({options, "somewhere", actions, {}, {}}).ok());
}

TEST_CASE("the 2019 referee: names, limits and several games in one text") {
    const std::string first = printed({"MOVE -3,3 -2,2"}, 2);
    const ForeignGame game = only_game(first);
    CHECK(game.names == std::vector<std::string>{"team_red", "team_green", "team_blue"});
    CHECK(game.record.options == GivenOptions{{"limits", "referee"}});
    const std::vector<ForeignGame> two = chexers::read_logs(first + first);
    REQUIRE(two.size() == 2);
    CHECK(two[1].record.actions == game.record.actions);
    CHECK(two[1].names == game.names);
    CHECK(two[1].line > 1);
}

TEST_CASE("the 2019 referee: a log may stop anywhere and use any line endings") {
    const ForeignGame game = only_game(
        "\r\n[red  ] - MOVE from (-3, 3) to (-2, 2).\r\n[green] - MOVE from (0, -3) to (0, -2).\r\n"
        "[error] - illegal action detected (blue): ('MOVE', None).\r\n");
    CHECK(game.record.actions == std::vector<std::string>{"MOVE -3,3 -2,2", "MOVE 0,-3 0,-2"});
    REQUIRE(game.notes.size() == 1);
    CHECK(game.notes[0].code == "referee_error");
    CHECK(game.notes[0].line == 4);
}

TEST_CASE("the 2019 referee: an action that it refused was not played") {
    const std::string start =
        "* ** game start **\n*   red player returned action: ('MOVE', ((-3, 3), (-2, 2)))\n"
        "*   green player returned action: ";
    for (const std::string action : {"('MOVE', ((0, -3), (3, 3)))", "None", "<object at 0x7f>"}) {
        const ForeignGame game =
            only_game(start + action + "\n* ** game error **\n* error: invalid action!\n");
        CHECK(game.record.actions == std::vector<std::string>{"MOVE -3,3 -2,2"});
        CHECK(problem_of(game).empty());
        CHECK(game.notes.size() == 1);
    }
}

TEST_CASE("the 2019 referee: problems name the action and the line") {
    const std::string first = "[red  ] - MOVE from (-3, 3) to (-2, 2).\n";
    CHECK(problem_of(only_game("[game ] - Start Chexers game log\n")) ==
          "line 0, ply 0: the log contains no actions");
    CHECK(problem_of(only_game(first + first)) == "line 2, ply 2: it is another player's turn");
    CHECK(problem_of(only_game(first + "[green] - DANCE.\n")) ==
          "line 2, ply 2: \"DANCE.\" is not an action");
    CHECK(problem_of(only_game(first + "[green] - EXIT from (0, -3\n")).find("is not an action") !=
          std::string::npos);
    CHECK_FALSE(chexers::claims_log("[yellow] - PASS.", ""));
    CHECK_FALSE(chexers::claims_log("[{\"game\":\"chexers\"}]", ""));
    CHECK_FALSE(chexers::claims_log("", ""));
}

TEST_CASE("boards of part A 2019: the colour's pieces are set up, blocks are left out") {
    const ForeignGame game = board(
        "\n{\n \"colour\": \"green\",\n \"pieces\": [[0, -3], [1, 0]],\n \"blocks\": [[-1, 0], [0, "
        "1]]}");
    CHECK(problem_of(game).empty());
    CHECK(game.record.setup == "g.../...../....../....g../....../...../.... g 0,0,0 1");
    REQUIRE(game.notes.size() == 3);
    CHECK(game.notes[0].code == "left_out");
    CHECK(game.notes[0].found == "blocks");
    CHECK(game.notes[1].code == "assumed_exits");
    CHECK(game.notes[2].used == "1");
}

TEST_CASE("boards of part A 2019: problems have a name and a place") {
    CHECK(problem_of(board("{\"colour\":\"red\",\"pieces\":[[3,3]]}"))
              .find("3,3 is not on the board") != std::string::npos);
    CHECK(problem_of(board("{\"colour\":\"red\",\"pieces\":[[3]]}")).find("[q, r]") !=
          std::string::npos);
    CHECK(problem_of(board("{\"colour\":\"pink\",\"pieces\":[]}")).find("red, green or blue") !=
          std::string::npos);
    CHECK(problem_of(board("{\"colour\":\"red\",\n\"pieces\":[[3}")).find("line 2") !=
          std::string::npos);
    CHECK_FALSE(chexers::claims_board("{\"n\":5,\"board\":[]}", ""));
}
