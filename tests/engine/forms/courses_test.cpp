#include <nlohmann/json.hpp>

#include "engine/services/forms/import.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;

namespace {

ImportedRecord only_game(std::string_view text) {
    ImportedText imported = import_records(text);
    CHECK_FALSE(imported.problem);
    REQUIRE(imported.games.size() == 1);
    return std::move(imported.games[0]);
}

std::string in_utf16(const std::string& text) {
    std::string bytes = "\xFF\xFE";
    for (const char c : text) bytes.append(1, c).append(1, '\0');
    return bytes;
}

}  // namespace

TEST_CASE("logs of the courses' referees: a record that is written is read again") {
    for (const std::string game : {"chexers", "cachex", "tetress"}) {
        int tried = 0;
        golden::for_each_line(game + "-games.jsonl", [&](const nlohmann::json& line) {
            const GameRecord record = golden::record_of(line);
            if (tried >= 5 || record.actions.empty() || !record.setup.empty()) return;
            ++tried;
            const auto running = open_game(record);
            REQUIRE(running.ok());
            const Result<std::string> log = export_as("log", *running.value());
            REQUIRE(log.ok());
            for (const std::string& text : {log.value(), in_utf16(log.value())}) {
                const ImportedRecord read = only_game(text);
                CHECK(read.content.record.game == game);
                CHECK(read.form == "log");
                CHECK(read.content.record.actions == record.actions);
                CHECK_FALSE(read.content.problem);
            }
        });
        CHECK(tried > 0);
    }
}

TEST_CASE("logs of the courses' referees: a game without actions is never an empty text") {
    for (const char* game : {"chexers", "tetress"}) {
        const Result<std::string> log = export_as("log", *open_game({game}).value());
        REQUIRE(log.ok());
        const ImportedRecord read = only_game(log.value());
        CHECK(read.content.record.game == game);
        CHECK(read.content.record.actions.empty());
    }
    CHECK_FALSE(export_as("log", *open_game({"cachex"}).value()).ok());
}

TEST_CASE("logs of the courses' referees: a game is read up to an action that is not legal") {
    const ImportedRecord read = only_game(
        "turn 1: red: PLACE token in cell (0, 3)\nturn 2: blue: STEAL first move\n"
        "turn 3: red: PLACE token in cell (3, 0)\n");
    CHECK_FALSE(read.refused());
    CHECK(read.content.record.actions == std::vector<std::string>{"PLACE 0,3", "STEAL"});
    REQUIRE(read.content.problem);
    CHECK(read.content.problem->line == 3);
    CHECK(read.content.problem->ply == 3);
    CHECK(read.content.problem->reason.key == "occupied");
}

TEST_CASE("logs of the courses' referees: the reason against an action has a code") {
    const auto stopped_by = [](std::string_view text) {
        const auto problem = only_game(text).content.problem;
        REQUIRE(problem);
        return *problem;
    };
    const std::string placed = "turn 1: red: PLACE token in cell (0, 3)\n";
    CHECK(stopped_by(placed + "turn 2: blue: PLACE token in cell (0, 99)\n").reason.key ==
          "off_board");
    CHECK(stopped_by("turn 1: red: STEAL first move\n").reason.key == "steal_late");
    CHECK(stopped_by("[game ] - Start Chexers game log\n[red  ] - PASS.\n").reason.key ==
          "must_act");
}

TEST_CASE("boards of the courses: positions open") {
    std::string rows;
    for (int row = 0; row < 10; ++row) rows += ",,,,,,,,,,\n";
    const std::string csv = rows + ",r,b,,,,,,,,\n";
    const std::string chexers = "{\"colour\":\"blue\",\"pieces\":[[0,0]],\"blocks\":[[1,0]]}";
    const std::string cachex = "{\"n\":3,\"board\":[[\"r\",0,0],[\"b\",2,2]],\"start\":[0,0]}";
    for (const auto& [game, text] :
         {std::pair("tetress", csv), std::pair("chexers", chexers), std::pair("cachex", cachex)}) {
        const ImportedRecord read = only_game(text);
        CHECK(read.content.record.game == game);
        CHECK(read.form == "board");
        CHECK_FALSE(read.content.problem);
        CHECK_FALSE(read.content.record.setup.empty());
        const auto start = open_game(read.content.record);
        REQUIRE(start.ok());
        CHECK_FALSE(start.value()->outcome().over());
        CHECK_FALSE(export_as("log", *start.value()).ok());
    }
}

TEST_CASE("boards of the courses: colours in any case, and other signs of an empty cell") {
    std::string rows;
    for (int row = 0; row < 10; ++row) rows += ".,.,.,.,.,.,.,.,.,.,.\n";
    for (const std::string& text :
         {rows + "-,Red,blue,_,.,-,.,.,.,.,.\n",
          std::string("{\"color\":\"Blue\",\"pieces\":[[0,0]],\"blocks\":[]}"),
          std::string("{\"n\":3,\"board\":[[\"R\",0,0],[\"Blue\",2,2]]}")}) {
        INFO(text);
        const ImportedRecord read = only_game(text);
        CHECK_FALSE(read.content.problem);
        CHECK_FALSE(read.content.record.setup.empty());
    }
}
