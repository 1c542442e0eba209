#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/services/forms/import.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;

namespace {

using Texts = std::vector<std::string>;

/// The one game of a text, which must be in a known form.
ImportedRecord read(std::string_view text) {
    ImportedText imported = import_records(text);
    if (imported.problem) FAIL(imported.problem->text);
    REQUIRE(imported.games.size() == 1);
    return std::move(imported.games[0]);
}

/// The one game of a text, which must be good to its end.
ForeignGame whole(std::string_view text) {
    ForeignGame game = read(text).content;
    INFO(text);
    if (game.problem) FAIL(game.problem->text);
    return game;
}

FormNote problem(std::string_view text) {
    const ForeignGame game = read(text).content;
    INFO(text);
    REQUIRE(game.problem);
    return *game.problem;
}

std::string option(const ForeignGame& game, std::string_view wanted) {
    for (const auto& [name, value] : game.record.options) {
        if (name == wanted) return value;
    }
    return "";
}

bool has_note(const ForeignGame& game, std::string_view code) {
    for (const FormNote& note : game.notes) {
        if (note.code == code) return true;
    }
    return false;
}

/// Both queens and a pair of ants that walk back and forth `rounds` times.
std::string with_rounds(int rounds) {
    std::string text = "Base;InProgress;White[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    for (int i = 0; i < rounds; ++i) {
        text += i % 2 == 0 ? ";wQ \\wA1;bQ bA1/" : ";wQ -wA1;bQ bA1-";
    }
    return text;
}

/// The layouts of plies 31, 35 and 39 are alike, but at ply 35 there are three more legal actions.
const std::string stunned =
    "Base+MLP;InProgress;White[20];wS1;bS1 wS1-;wG1 \\wS1;bQ bS1-;wP -wG1;bA1 bQ\\;wQ \\wG1;bP "
    "bQ-;wG2 /wS1;bP bA1-;wG3 -wG2;bP bA1\\;wQ \\wP;bP /bA1;wQ \\wG1;bP bS1\\;wQ \\wP;bP wS1\\;"
    "wQ \\wG1;bP wG2\\;wQ \\wP;bP wG3\\;wQ \\wG1;bP /wG3;wQ \\wP;bP -wG3;wQ \\wG1;bP /wP;"
    "wQ \\wP;bA1 bS1\\;bP wP\\;bA1 bQ\\;wQ \\wG1;bA1 bS1\\;wQ \\wP;bA1 bQ\\;bP /wP;bA1 bS1\\;"
    "bP wP\\";

/// A short game as BoardSpace writes it. The reference of a piece that climbs is a point.
const std::string boardspace = R"((;
GM[27]VV[1]
SU[hive-plm]
DT[2020-01-02]
RE[Game won by Bo]
P0[id "Ann"]
P1[id "Bo"]
P0[time 0:25:47 ]
; P0[0 start P0]
; P0[1 pick W 1 wB1]
; P0[2 dropb wB1 N 13 .]
; P0[3 done]
; P1[4 Pick B 5 bM1]
; P1[5 Dropb bM1 O 13 wB1-]
; P1[6 Done]
; P0[7 pick W 0 wQ1]
; P0[8 dropb wQ1 N 12 wB1\\]
; P0[9 dropb wQ1 N 14 \\wB1]
; P0[10 done]
; P1[11 pick B 0 bQ1]
; P1[12 dropb bQ1 P 13 bM-]
; P1[13 done]
; P0[14 pickb N 13 wB1]
; P0[15 dropb wB1 N 13 .]
; P0[16 move W wQ1 O 14 \\bM]
; P0[17 done]
; P1[18 offerdraw]
; P1[19 done]
; P0[20 declinedraw]
; P1[21 pick B 4 bA2]
; P1[22 dropb bA2 Q 13 bQ-]
; P1[23 done]
; P0[24 pickb N 13 wB1]
; P0[25 dropb wB1 O 13 .]
; P0[26 done]
; P1[27 pickb Q 13 bA2]
; P0[28 resign]
)
)";

}  // namespace

TEST_CASE("Hive: slips of GameStrings are read") {
    const Texts two = {"wS1", "bS1 wS1-"};
    for (const char* text : {
             "Base;InProgress;White[2];wS1;bS1 wS1-",
             "Base;InProgress;White[2];wS1;bS1 wS1-;",
             "\xEF\xBB\xBF  base ; inprogress ; white[2] ; wS1 ; bS1  wS1- ; ;\r\n",
             "Base;InProgress;black[11];wS1;\n bS1 wS1-;\n",
             "Base;InProgress;wS1;bS1 wS1-",
             "Base;White[2];wS1;bS1 wS1-",
             "Base;wS1;bS1\nwS1-",
             "Base;Started;White[2];wS1 .;BS1 WS1-",
             "\"Base;InProgress;White[2];ws1;bs1 ws1\xE2\x80\x93\"",
             "newgame Base;InProgress;White[2];wS;bS wS-",
             "https://hivegame.com/"
             "analysis?uhp=Base%3BInProgress%3BWhite%5B2%5D%3BwS1%3BbS1%20wS1-",
             "hivegame.com/analysis?x=1&uhp=Base;InProgress;White[2];wS1;bS1+wS1-#end",
             "https://hivegame.com/analysis?uhp=Base%253BwS1%253BbS1%2520wS1-",
             "Base;wS1 # the spider;bS1 wS1-",
             "wS1\r\nbS1 wS1-\r\n",
         }) {
        INFO(text);
        CHECK(whole(text).record.actions == two);
    }
    for (const char* type : {"BaseMLP", "Base+PLM", "base+mlp", "Base+M+L+P", "Base + LMP",
                             "Base-MLP", "base_mlp", "Base(MLP)"}) {
        INFO(type);
        CHECK(option(whole(type + std::string(";wS1")), "expansions") == "MLP");
    }
    CHECK(has_note(whole("BaseP;wS1"), "read_as"));
    CHECK(has_note(whole("Base;WhiteWins;Black[9];wS1"), "state_differs"));
    CHECK(has_note(whole("Base;Started;White[2];wS1"), "unknown_state"));
}

TEST_CASE("Hive: pieces are called by our names") {
    CHECK(whole("Base+MLP;wM1;bL1 wM1-;wP1 -wM1;bQ1 bL1-").record.actions ==
          Texts{"wM", "bL wM-", "wP -wM", "bQ bL-"});
}

TEST_CASE("Hive: numbers follow the order of placement") {
    const ForeignGame game = whole("Base;wG3;bA2 wG3-;wQ -wG3;bQ bA2-;wG1 \\wQ;bA1 bQ-");
    CHECK(game.record.actions ==
          Texts{"wG1", "bA1 wG1-", "wQ -wG1", "bQ bA1-", "wG2 \\wQ", "bA2 bQ-"});
    CHECK(has_note(game, "renumbered"));
}

TEST_CASE("Hive: a direction to an occupied hex means climbing") {
    const ForeignGame game =
        whole("Base;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bA1 bQ-;wB1 wB1-;bA1 bQ\\");
    CHECK(game.record.actions[6] == "wB1 wQ");
    CHECK(has_note(game, "read_as"));
    CHECK(problem("Base;wA1;bS1 wA1-;wQ -wA1;bQ bS1-;wA1 bQ-").reason.key == "one_hive");
}

TEST_CASE("Hive: a pass that is left out is added") {
    // Black's pieces cannot move, and no hex is free of White for a new one.
    const ForeignGame game = read("Base;wS1;bS1 wS1-;pass").content;
    CHECK(game.record.actions.size() == 2);
    CHECK(game.problem->ply == 3);
}

TEST_CASE("Hive: a queen may be first where a text needs it") {
    const ForeignGame game = whole("Base+M;InProgress;White[2];wS1;bQ wS1-");
    CHECK(option(game, "queen_first") == "yes");
    CHECK(has_note(game, "rule_queen_first"));
    CHECK(option(whole("Base+M;wS1;bS1 wS1-"), "queen_first").empty());
}

TEST_CASE("Hive: the rule of repetition follows from how the game went on") {
    CHECK(option(whole(with_rounds(4)), "repetition") == "draw");
    const ForeignGame longer = whole(with_rounds(5));
    CHECK(option(longer, "repetition") == "none");
    CHECK(has_note(longer, "rule_none"));
    CHECK(longer.record.actions.size() == 14);
    const ForeignGame by_moves = whole(stunned);
    CHECK(by_moves.record.actions.size() == 39);
    CHECK(option(by_moves, "repetition") == "moves");
    // A cycle of three turns a player.
    const ForeignGame six = whole(
        "Base+ML;Draw;White[10];wB1;bB1 wB1-;wQ /wB1;bQ bB1\\;wA1 -wB1;bQ /bB1;wA1 -wQ;bB1 bQ;wA1 "
        "/wQ;bB1 wB1;wA1 -bB1;bB1 bQ/;wA1 -wQ;bB1 bQ;wA1 /wQ;bB1 wB1;wA1 -bB1;bB1 bQ/");
    CHECK(six.notes.empty());
    CHECK(option(six, "repetition") == "draw");
}

TEST_CASE("Hive: repetition=moves counts positions with the same legal moves") {
    const Texts actions = whole(stunned).record.actions;
    const auto ends = [&](const std::string& rule) {
        const auto game =
            open_game({"hive", {{"expansions", "MLP"}, {"repetition", rule}}, "", actions});
        REQUIRE(game);
        return game.value()->outcome().state;
    };
    CHECK(ends("draw") == Outcome::State::drawn);
    CHECK(ends("moves") == Outcome::State::ongoing);
    CHECK(ends("none") == Outcome::State::ongoing);
    // Where legal moves are the same, so is the rule.
    const auto plain =
        open_game({"hive", {{"repetition", "moves"}}, "", whole(with_rounds(4)).record.actions});
    CHECK(plain.value()->outcome().state == Outcome::State::drawn);
    CHECK(plain.value()->occurrences() == 3);
}

TEST_CASE("Hive: a text is read up to the first ply that is not legal") {
    const FormNote note = problem("Base;wS1;\nbS1 wS1-;\nwS1 bS1/;bQ bS1-");
    CHECK(note.code == "illegal");
    CHECK(note.ply == 3);
    CHECK(note.line == 3);
    CHECK(note.reason.key == "queen_before_moves");
    CHECK(read("Base;wS1;bS1 wS1-;wS1 bS1/").content.record.actions.size() == 2);
    CHECK(problem("Base+P;wP wP/").ply == 1);
    CHECK(read("Base+P;wP wP/").refused());
    CHECK(problem("Base;wS1;bS1 wS1-;what").code == "unreadable");
    CHECK(problem("Base;wS1;bM wS1-").text == "\"bM wS1-\": bM is not in this game");
    CHECK(problem("Base;wS1;bS3 wS1-").text == "\"bS3 wS1-\": unknown piece bS3");
    CHECK(problem("Base+X;wS1").code == "unknown_set");
    CHECK(problem("Base;wS1;bS1 wA1-").ply == 2);
    CHECK(problem("Base;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;wA /wQ").code == "ambiguous");
    for (const auto& [text, code] :
         {std::pair("Base+P;wP wP/", "no_reference"), std::pair("Base;wS1;bM wS1-", "not_in_game"),
          std::pair("Base;wS1;bS3 wS1-", "no_piece"), std::pair("Base;wS1;pass", "must_act")}) {
        CHECK(problem(text).code == code);
    }
}

TEST_CASE("Hive: PGN with its tags, and without any") {
    const std::string moves = "1. wS1\n2. bS1 wS1-\n";
    const ImportedRecord full = read(
        "\xEF\xBB\xBF[GameType \"Base+MLP\"]\r\n[Date \"2023.01.17\"]\r\n[White \"An\\\"n\"]\r\n"
        "[Black \"Bo\"]\r\n[Result \"\xC2\xBD-\xC2\xBD\"]\r\n\r\n1. wS1  \r\n2.  bS1   wS1- \r\n");
    CHECK(full.form == "pgn");
    CHECK(full.content.names == Texts{"An\"n", "Bo"});
    CHECK(full.content.record.actions == Texts{"wS1", "bS1 wS1-"});
    CHECK(full.content.lines == std::vector<int>{7, 8});
    CHECK(record_line(full) ==
          "{\"game\":\"hive\",\"options\":{\"expansions\":\"MLP\",\"repetition\":\"draw\"},"
          "\"actions\":[\"wS1\",\"bS1 wS1-\"],\"analysis\":{\"version\":1,\"notes\":[{\"ply\":0,"
          "\"comment\":\"White: An\\\"n, Black: Bo; 2023.01.17; Draw\"}]}}");
    CHECK(whole(moves).record.actions.size() == 2);
    for (const char* text : {"1 wS1\n2 bS1 wS1-\n", "; mine\n% more\n1. wS1;\n2. bS1 wS1- [0:04]\n",
                             "1. wS1 (so)\n2. bS1 {\n; } wS1-"}) {
        INFO(text);
        CHECK(whole("[GameType \"Base\"]\n" + std::string(text)).record.actions[1] == "bS1 wS1-");
    }
    CHECK(whole("[Result \"error\"]\n1. wM {a\ncomment} 2. bS1\nwM-").record.actions[1] ==
          "bS1 wM-");
    // Chess has the same tags.
    CHECK(import_records("[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5\n").problem);
    const ImportedText several = import_records(
        "[GameType \"Base\"]\n" + moves + "*\n\n[GameType \"Base+M\"]\n\n" + moves + "3. wS9");
    REQUIRE(several.games.size() == 2);
    CHECK(several.games[1].content.line == 6);
    CHECK(several.games[1].content.problem->line == 10);
}

TEST_CASE("Hive: SGF of BoardSpace") {
    const ImportedRecord read_it = read(boardspace);
    const ForeignGame& game = read_it.content;
    if (game.problem) FAIL(game.problem->text);
    CHECK(read_it.form == "sgf");
    CHECK(option(game, "expansions") == "MLP");
    CHECK(game.record.actions ==
          Texts{"wB1", "bM wB1-", "wQ \\wB1", "bQ bM-", "wQ \\bM", "bA1 bQ-", "wB1 bM"});
    CHECK_FALSE(has_note(game, "read_as"));
    CHECK(game.names == Texts{"Ann", "Bo"});
    CHECK(game.resigned == 0);
    CHECK(record_line(read_it).find(
              "\"ending\":{\"reason\":\"resigned\",\"player\":0,\"ply\":7}") != std::string::npos);
    CHECK(problem("(;GM[27]\nSU[hive-ultimate]\n;P0[1 pick W 1 wA1])").line == 2);
    CHECK(problem("(;GM[27]\nSU[hive-ultimate])").text.find("(found hive-ultimate)") !=
          std::string::npos);
    CHECK(problem("(;GM[1]SU[go])").code == "other_game");
    // Without the numbers of events.
    CHECK(whole("(;GM[27]SU[hive]\n; P0[time 0:01 ]\n; P0[pick W 1 wA1]\n; P0[dropb wA1 N 13 .]\n"
                "; P0[done]\n)")
              .record.actions == Texts{"wA1"});
    // A backslash that is not doubled.
    CHECK(whole("(;GM[27]SU[hive]\n; P0[1 dropb wA1 N 13 .]\n; P0[2 done]\n"
                "; P1[3 dropb bA1 N 12 wA1\\]\n; P1[4 done]\n)")
              .record.actions[1] == "bA1 wA1\\");
    const FormNote wrong = problem(
        "(;GM[27]SU[hive]\n; P0[1 dropb wA1 N 13 .]\n; P0[2 done]\n"
        "; P1[3 dropb bQ N 12 wA1\\\\]\n; P1[4 done]\n"
        "; P0[5 pickb N 13 wA1]\n; P0[6 dropb wA1 O 12 bQ-]\n; P0[7 done]\n)");
    CHECK(wrong.ply == 3);
    CHECK(wrong.line == 7);
}

TEST_CASE("Hive: a written game is read as the same game") {
    for (const char* form : {"uhp", "pgn", "sgf"}) {
        golden::for_each_line("hive-games.jsonl", [&](const nlohmann::json& line) {
            const GameRecord record = golden::record_of(line);
            const auto game = open_game(record);
            REQUIRE(game);
            const Result<std::string> text = export_as(form, *game.value());
            REQUIRE(text);
            const ForeignGame again = whole(text.value());
            CHECK(again.record.actions == record.actions);
            CHECK(option(again, "expansions") == line.at("options").at("expansions"));
            if (form != std::string("uhp")) CHECK(option(again, "repetition") == "none");
        });
    }
    const auto game = open_game({"hive", {}, "", {"wS1", "bS1 wS1-"}});
    const Result<std::string> resigned = export_as("sgf", *game.value(), {"Ann", "Bo"}, 1);
    const ForeignGame again = whole(resigned.value());
    CHECK(again.resigned == 1);
    CHECK(again.names == Texts{"Ann", "Bo"});
    CHECK(whole(export_as("pgn", *game.value(), {"Ann", "Bo"}, 1).value()).resigned == 1);
    // A name can't make the text a game of another form.
    const std::string log = "Ann\n* referee : RED plays action PLACE(3-3, 3-4, 3-5, 3-6)";
    const Texts one_line = {"Ann * referee : RED plays action PLACE(3-3, 3-4, 3-5, 3-6)", "Bo"};
    CHECK(whole(export_as("sgf", *game.value(), {log, "Bo"}).value()).names == one_line);
    CHECK(whole("(;GM[27]VV[1]\nSU[hive]\nP0[id \"" + log + "\"]\n)").names[0] == one_line[0]);
    CHECK_FALSE(export_as("log", *game.value()));
}
