#include "tests/engine/hive/helpers.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

/// Reads a game; the text must be valid.
GameRecord read(std::string_view text) {
    const Result<GameRecord> game = Game::read_game(text);
    if (!game) FAIL(std::string(text) + ": " + game.error().message);
    return game.value();
}

Error refusal(std::string_view text) {
    const Result<GameRecord> game = Game::read_game(text);
    if (game) FAIL(std::string(text) + " should be refused");
    return game.error();
}

std::string option(const GameRecord& game, std::string_view wanted) {
    for (const auto& [name, value] : game.options) {
        if (name == wanted) return value;
    }
    return "missing";
}

std::string written(const GameRecord& game, Outcome outcome = {}) {
    return Game::write_game(OptionValues::make(Game::spec(), game.options).value(), game.actions,
                            outcome);
}

/// Both queens and a pair of ants that walk back and forth `rounds` times.
std::string with_rounds(int rounds) {
    std::string text = "Base;InProgress;White[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
    for (int i = 0; i < rounds; ++i) {
        text += i % 2 == 0 ? ";wQ \\wA1;bQ bA1/" : ";wQ -wA1;bQ bA1-";
    }
    return text;
}

}  // namespace

TEST_CASE("GameString: it holds type, state, turn and moves", "[hive]") {
    const std::string text =
        "Base+MLP;InProgress;White[4];wS1;bA1 wS1/;wQ -wS1;bQ bA1/;wL wQ\\;bM bQ-";
    const GameRecord game = read(text);
    CHECK(option(game, "expansions") == "MLP");
    CHECK(option(game, "repetition") == "draw");
    CHECK(game.actions.size() == 6);
    CHECK(game.actions[0] == "wS1");
    CHECK(game.actions[1] == "bA1 wS1/");
    // The output uses canonical references and reads back as the same game.
    const GameRecord again = read(written(game));
    CHECK(again.actions == game.actions);
    CHECK(again.options == game.options);
    CHECK(written(again) == written(game));
}

TEST_CASE("GameString: any reference is read, and the canonical one is written", "[hive]") {
    const GameRecord game = read("Base;InProgress;White[2];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ wQ\\");
    CHECK(game.actions.back() == "wQ /wS1");
}

TEST_CASE("GameString: every GameTypeString is read, alone or with a state", "[hive]") {
    for (const std::string expansions : {"", "M", "L", "P", "ML", "MP", "LP", "MLP"}) {
        const std::string type = expansions.empty() ? "Base" : "Base+" + expansions;
        CHECK(option(read(type), "expansions") == expansions);
        CHECK(option(read(type + ";NotStarted;White[1]"), "expansions") == expansions);
        CHECK(written(read(type)) == type + ";NotStarted;White[1]");
    }
    CHECK(read(" \n Base+M \r\n").actions.empty());
}

TEST_CASE("GameString: the state and the turn are written correctly", "[hive]") {
    const GameRecord one = read("Base;InProgress;Black[1];wS1");
    CHECK(written(one) == "Base;InProgress;Black[1];wS1");
    CHECK(written(one, Outcome::win(0, "queen_surrounded")) == "Base;WhiteWins;Black[1];wS1");
    CHECK(written(one, Outcome::win(1, "queen_surrounded")) == "Base;BlackWins;Black[1];wS1");
    CHECK(written(one, Outcome::draw(Reason::repetition)) == "Base;Draw;Black[1];wS1");
    CHECK(written(read("Base;InProgress;White[2];wS1;bS1 wS1-")) ==
          "Base;InProgress;White[2];wS1;bS1 wS1-");
}

TEST_CASE("GameString: state and turn are not compared with the moves", "[hive]") {
    CHECK(read("Base;WhiteWins;Black[9];wS1").actions.size() == 1);  // Black resigned
}

TEST_CASE("GameString: a game that continues after a third occurrence has no repetition rule",
          "[hive]") {
    CHECK(option(read(with_rounds(3)), "repetition") == "draw");
    // The third occurrence is the last position: it may have ended the game.
    CHECK(option(read(with_rounds(4)), "repetition") == "draw");
    CHECK(option(read(with_rounds(5)), "repetition") == "none");
    CHECK(read(with_rounds(5)).actions.size() == 14);
}

TEST_CASE("GameString: errors name their place", "[hive]") {
    const auto check = [](std::string_view text, std::string_view part, int action = 0) {
        const Error error = refusal(text);
        INFO(error.message);
        CHECK(error.message.find(part) != std::string::npos);
        CHECK(error.action == action);
    };
    check("", "GameTypeString");
    check("base", "GameTypeString");
    check("Base+", "GameTypeString");
    check("Base+PLM", "\"Base+PLM\"");
    check("Base+MLPX", "GameTypeString");
    check("Base;", "state");
    check("Base;Running;White[1]", "\"Running\"");
    check("Base;NotStarted", "turn");
    check("Base;NotStarted;White", "\"White\"");
    check("Base;NotStarted;White[0]", "turn");
    check("Base;NotStarted;White[1]x", "turn");
    check("Base;NotStarted;White[1];", "action 1: ", 1);
    check("Base;InProgress;Black[1];wQ", "action 1: ", 1);
    check("Base;InProgress;White[2];wS1;bM wS1-", "action 2: bM wS1-: bM is not in this game", 2);
    check("Base;InProgress;White[2];wS1;bS1 wS1-;wS1 bS1", "action 3: wS1 bS1: ", 3);
    check("Base;InProgress;White[2];wS1;bS1 wS1-\nwQ", "action 2: ", 2);
}

TEST_CASE("GameString: actions after the end are refused", "[hive]") {
    const std::string won =
        "Base;WhiteWins;Black[18]"
        ";wA1;bG1 -wA1;wQ wA1\\;bG2 -bG1;wG1 wQ\\;bQ \\bG2;wG1 \\wA1;bA1 bQ/;wA2 wA1/"
        ";bA1 wQ-;wA2 \\bQ;bA2 bA1/;wA3 wA2/;bA2 wA3/;wB1 -wA2;bA3 /bQ;wB2 wA1/;bA3 wQ\\"
        ";wG2 -wB1;bA2 bG1\\;wA3 bA1/;bB1 bG2\\;wG2 bQ/;bG1 bA2\\;wA3 wB2-;bA3 \\wG1"
        ";wA3 /bQ;bB2 bG1\\;wB2 wG1;bA1 -wA3;wA1 wB2-;bA1 wQ-;wB1 /wA2;bA1 wA1\\"
        ";wB2 wG2\\";
    const GameRecord game = read(won);
    CHECK(written(game, Outcome::win(0, "queen_surrounded")) == won);
    const Error error = refusal(won + ";bA1 wA1-");
    CHECK(error.message == "action 36: \"bA1 wA1-\": the game is over");
    CHECK(error.action == 36);
}

TEST_CASE("GameString: it is recognised by its first characters", "[hive]") {
    CHECK(Game::is_game_text("Base+MLP;NotStarted;White[1]"));
    CHECK(Game::is_game_text(" Base"));
    CHECK_FALSE(Game::is_game_text("{\"game\":\"hive\"}"));
    CHECK_FALSE(Game::is_game_text(""));
}
