#include <nlohmann/json.hpp>

#include "engine/base/text.hpp"
#include "engine/games/tetress/forms/comp30024.hpp"
#include "engine/games/tetress/game.hpp"
#include "tests/engine/forms.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;
using quintet::tests::problem_of;

namespace {

const OptionValues options(tetress::Game::spec());

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

/// What the referee prints in colour, with boards from verbosity 2 and debugging from 3. `events`:
/// with the log file on the screen as well.
std::string printed(const std::vector<std::string>& actions, int verbosity, bool events = false) {
    const auto head = [](const char* name, char level) {
        return std::string("\x1b[37m* ") + name + " " + level + " \x1b[0m";
    };
    std::string out = head("referee", ':') + "wrapping player 1 [team_a:Agent] as RED...\n" +
                      head("referee", ':') + "wrapping player 2 [team_b:Agent] as BLUE...\n" +
                      head("referee", ':') + "let the game begin!\n";
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string player = i % 2 == 0 ? "RED" : "BLUE";
        if (verbosity > 2) out += head("player1", '~') + "call 'action()'...\n";
        if (events) {
            out += head("game   ", ':') + "T0001.500\t" + player + "\tturn_end\t" +
                   std::to_string(i + 1) + "\t" + as_logged(actions[i]) + "\n";
        }
        out += head("referee", ':') + player + " plays action " + as_logged(actions[i]) +
               "\nthinking about PLACE(nothing)\n";
        if (verbosity > 1) {
            out +=
                head("referee", ':') + "   . . \x1b[1m\x1b[31m🟥\x1b[0m . . \x1b[34mb\x1b[0m\n";
        }
    }
    return out;
}

ForeignGame only_game(const std::string& log) {
    return quintet::tests::only_game(&tetress::claims_log, &tetress::read_logs, log);
}

ForeignGame board(const std::string& text) {
    return quintet::tests::only_game(&tetress::claims_board, &tetress::read_boards, text);
}

/// 11 rows, the given ones last.
std::string csv(const std::vector<std::string>& last) {
    std::string text;
    for (std::size_t row = last.size(); row < 11; ++row) text += " , , , , , , , , , , \n";
    for (const std::string& row : last) text += row + "\n";
    return text;
}

}  // namespace

TEST_CASE("the 2024 referee: golden games survive a round trip through log and output") {
    golden::for_each_line("tetress-games.jsonl", [](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        if (actions.empty() || line.contains("setup")) return;
        const Result<std::string> log = tetress::write_log({options, "", actions, {}, {}});
        REQUIRE(log.ok());
        for (const std::string& text : {log.value(), printed(actions, 1), printed(actions, 2),
                                        printed(actions, 3), printed(actions, 1, true)}) {
            const ForeignGame game = only_game(text);
            CHECK_FALSE(game.problem);
            CHECK(game.record.actions == actions);
        }
    });
}

TEST_CASE("the 2024 referee: a log file has the lines that the course's referee writes") {
    const Result<std::string> log = tetress::write_log(
        {options, "", {"PLACE 3,3 3,4 3,5 3,10"}, Outcome::win(1, "no_actions"), {}});
    REQUIRE(log.ok());
    CHECK(log.value().find("T0000.000\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-10)\n") !=
          std::string::npos);
    CHECK(log.value().ends_with("T0000.000\treferee\tgame_end\twinner:BLUE\n"));
    CHECK_FALSE(tetress::write_log({options, "somewhere", {}, {}, {}}).ok());
}

TEST_CASE("the 2024 referee: names, several games, and an action that it refused") {
    const std::string one = printed({"PLACE 3,3 3,4 3,5 3,6"}, 3);
    CHECK(only_game(one).names == std::vector<std::string>{"team_a", "team_b"});
    CHECK(tetress::read_logs(one + one).size() == 2);
    const ForeignGame refused = only_game(
        "T0000.1\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-6)\n"
        "T0000.2\tBLUE\tturn_end\t2\tPLACE(<invalid coords>)\n"
        "T0000.3\treferee\tplayer_error\tILLEGAL ACTION: "
        "cells\nT0000.4\treferee\tgame_end\twinner:RED\n");
    CHECK(problem_of(refused).empty());
    CHECK(refused.record.actions.size() == 1);
    CHECK(refused.notes.at(0).found == "ILLEGAL ACTION: cells");
    const ForeignGame late = only_game(
        "T0000.1\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-6)\n"
        "T0009.3\treferee\tplayer_error\tERROR: too slow\n");
    CHECK(late.record.actions.size() == 1);
    CHECK(late.notes.size() == 1);
}

TEST_CASE("the 2024 referee: problems name the action and the line") {
    const std::string first = "T0000.1\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-6)\r\n";
    CHECK(problem_of(only_game(first)).empty());
    CHECK(problem_of(only_game("T0000.1\treferee\tgame_begin\n")) ==
          "line 0, ply 0: the log contains no actions");
    CHECK(problem_of(only_game(first + first)) == "line 2, ply 2: it is another player's turn");
    CHECK(problem_of(only_game(first + "T0000.2\tBLUE\tturn_end\t2\tSPAWN(3-3)\n")) ==
          "line 2, ply 2: \"SPAWN(3-3)\" is not an action");
    CHECK(problem_of(only_game("T0000.1\tRED\tturn_end\t1\tPLACE(3-3, 3-4, 3-5, 3-11)\n"))
              .find("is not an action") != std::string::npos);
    CHECK(problem_of(only_game("T0000.1\tRED\tturn_end\t")).find("is not an action") !=
          std::string::npos);
    CHECK_FALSE(tetress::claims_log("Tuesday\tRED", ""));
    CHECK_FALSE(tetress::claims_log("T", ""));
}

TEST_CASE("boards of part A 2024: tokens are set up with Red to move") {
    const std::string rows = "..........b/rr........./...........";
    const std::string wanted = "/" + rows + " r ";
    for (const std::string& text : {
             csv({" , , , , , , , , , ,B", "r,r, , , , , , , , , ", " , , , , , , , , , , "}),
             "# a comment, with r and b\n" + csv({",,,,,,,,,,B", "r,r", ",,,,,,,,,,"}),
             csv({";;;;;;;;;;\"B\"\r", "r;r;;;;;;;;;;;\r", ";;;;;;;;;;\r"}) + ";;;;;;;;;;\n",
         }) {
        // The separator is the first one in the text.
        std::string same = text;
        if (text.find(';') != std::string::npos) std::replace(same.begin(), same.end(), ',', ';');
        const ForeignGame game = board(same);
        CHECK(problem_of(game).empty());
        CHECK(game.record.setup.find(wanted) != std::string::npos);
        REQUIRE(game.notes.size() == 3);
        CHECK(game.notes[0].code == "read_as");
        CHECK(game.notes[0].used == "b");
        CHECK(game.notes[1].code == "assumed_turn");
        CHECK(game.notes[1].used == "red");
        CHECK(game.notes[2].code == "assumed_ply");
    }
}

TEST_CASE("boards of part A 2024: a number of actions is found for tokens without a connection") {
    const ForeignGame game =
        board(csv({"b, , ,b, ,b, , , , ,", " , , , , , , , , , , ", "r, , ,b, , , , , , ,b"}));
    CHECK(problem_of(game).empty());
    CHECK(tetress::Game::parse_position(game.record.setup, options).ok());
}

TEST_CASE("boards of part A 2024: problems name the line") {
    const auto has = [](const ForeignGame& game, const char* part) {
        return problem_of(game).find(part) != std::string::npos;
    };
    CHECK(has(board("r,b, , , , , , , , ,\n , , , , , , , , , ,\n"),
              "a board must have 11 rows (found 2)"));
    CHECK(has(board(csv({"r,b, , , , , , , , , ,b"})),
              "line 11, ply 0: a row must have 11 cells (found 12)"));
    CHECK(has(board(csv({"r,b,x, , , , , , , , "})),
              "line 11, ply 0: a cell must be r, b or empty (found \"x\")"));
    CHECK(has(board(csv({"r,b, , , , , , , , ,"}) + "r, , , , , , , , , ,\n"), "line 12"));
    CHECK(has(board(csv({"r,b,b,b,b,b,b,b,b,b,b"})), "full rows and columns"));
    CHECK_FALSE(tetress::claims_board("Dear Bob, here is the board.\nB, R\n", ""));
    CHECK_FALSE(tetress::claims_board("R3,,,\n", ""));
}
