#include "engine/games/halma/forms/input.hpp"

#include <nlohmann/json.hpp>

#include "engine/games/halma/game.hpp"
#include "tests/engine/forms.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;
using quintet::tests::problem_of;

namespace {

halma::Position start(Player first = halma::black) {
    return halma::Position::start({halma::Options::Camps::csci561, first, false});
}

/// The `input.txt` for the player to move.
std::string input(const halma::Position& position, const std::string& mode = "GAME") {
    std::string rows = halma::Game::format_position(position);
    rows.resize(rows.find(' '));
    std::replace(rows.begin(), rows.end(), '/', '\n');
    return mode + "\n" + (position.to_move() == halma::black ? "BLACK" : "WHITE") + "\n123.45\n" +
           rows + "\n";
}

halma::Position played(const std::vector<std::string>& actions) {
    halma::Position position = start();
    for (const std::string& action : actions) {
        position.play(halma::Game::parse_action(action, position).value());
    }
    return position;
}

ForeignGame only_game(const std::string& text) {
    return quintet::tests::only_game(&halma::claims_input, &halma::read_inputs, text, "input.txt");
}

const std::vector<std::string> opening = {"4,1-5,2", "11,14-10,13", "1,4-2,5", "14,11-13,10"};

}  // namespace

TEST_CASE("input.txt: the default start, one play after it, and any other board") {
    const ForeignGame first = only_game(input(start(halma::white), "SINGLE"));
    CHECK(problem_of(first).empty());
    CHECK(first.record.setup.empty());
    CHECK(first.record.options == GivenOptions{{"rules", "csci561"}, {"first", "white"}});
    const ForeignGame second = only_game(input(played({opening[0]})));
    CHECK(second.record.setup.empty());
    CHECK(second.record.actions == std::vector<std::string>{opening[0]});
    const halma::Position position = played(opening);
    const ForeignGame any = only_game(input(position));
    CHECK(problem_of(any).empty());
    CHECK(any.record.actions.empty());
    const std::string text = halma::Game::format_position(position);
    CHECK(any.record.setup == text.substr(0, text.size() - 1) + "0");
    REQUIRE(any.notes.size() == 1);
    CHECK(any.notes[0].code == "assumed_ply");
}

TEST_CASE("input.txt: a series is the game that leads from board to board") {
    const std::vector<std::vector<std::string>> shown = {
        {}, {opening[0]}, {opening[0], opening[1]}, {opening[0], opening[1], opening[2]}, opening};
    std::string of_both;
    std::string of_black;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::string text = input(played(shown[i]));
        of_both += text;
        if (i % 2 == 0) of_black += text + "\r\n\n";
    }
    for (const std::string& text :
         {of_both, of_black, of_black + of_black.substr(of_black.rfind("GAME"))}) {
        const ForeignGame game = only_game(text);
        CHECK(problem_of(game).empty());
        CHECK(game.record.setup.empty());
        CHECK(game.record.actions == opening);
        CHECK(game.lines.size() == opening.size());
    }
    // A second game begins with the default start.
    CHECK(halma::read_inputs(of_both + of_black).size() == 2);
}

TEST_CASE("input.txt: lines may part the inputs of a series") {
    const ForeignGame game =
        only_game(input(start()) + "--- move 2 ---\n\n" + input(played({opening[0]})));
    CHECK(problem_of(game).empty());
    CHECK(game.record.actions == std::vector<std::string>{opening[0]});
}

TEST_CASE("input.txt: a golden game of the course is derived from its boards") {
    bool tried = false;
    golden::for_each_line("halma-games.jsonl", [&](const nlohmann::json& line) {
        const auto actions = line.at("actions").get<std::vector<std::string>>();
        const auto values = line.value("options", nlohmann::json::object());
        if (tried || actions.size() < 40 || line.contains("setup") ||
            values.value("rules", "csci561") != "csci561") {
            return;
        }
        tried = true;
        halma::Position position = start(values.value("first", "black") == "white" ? 1 : 0);
        std::string text = input(position);
        for (const std::string& action : actions) {
            position.play(halma::Game::parse_action(action, position).value());
            text += input(position);
        }
        CHECK(only_game(text).record.actions == actions);
    });
    CHECK(tried);
}

TEST_CASE("input.txt: the lines of an output.txt are the last play") {
    const ForeignGame game = only_game(input(start()) + "E 4,1 5,2\n");
    CHECK(game.record.actions == std::vector<std::string>{"4,1-5,2"});
    CHECK(only_game(input(start()) + "J 2,0 4,2\nJ 4,2 6,4\n").record.actions.at(0) == "2,0-6,4");
}

TEST_CASE("input.txt: a board that no legal play leads to is named") {
    const halma::Position third = played({opening[0], opening[1], opening[2]});
    CHECK(
        problem_of(only_game(input(start()) + input(third)))
            .find(
                "line 23, ply 1: board 2: no legal play leads there; more than one black piece") ==
        0);
    halma::Position far = start();
    std::array<halma::Board, 2> men = {far.men(0), far.men(1)};
    men[0].erase(halma::square_at(0, 0));
    men[0].insert(halma::square_at(9, 9));
    far = halma::Position(men, halma::white, 1, far.options());
    const ForeignGame game = only_game(input(start()) + input(far));
    CHECK(problem_of(game).find("board 2: no legal play leads there; 0,0-9,9: ") !=
          std::string::npos);
    CHECK(game.problem->found == "2");
}

TEST_CASE("input.txt: problems name the line") {
    const std::string good = input(start());
    const auto has = [](const std::string& text, const char* part) {
        return problem_of(only_game(text)).find(part) != std::string::npos;
    };
    CHECK(has("GAME\nBLACK\nsoon\n", "line 3, ply 0: must be a number of seconds"));
    CHECK(has("GAME\nBLACK\n10\n...\n", "line 4, ply 0: must be 16 squares"));
    CHECK(has(good.substr(0, good.size() - 20), "16 squares"));
    CHECK(has(good + "and so on\n", "line 20, ply 0: must be SINGLE or GAME"));
    CHECK_FALSE(halma::claims_input("GAME\nof the year\n", "input.txt"));
    CHECK(halma::claims_input("game\r\nwhite\r\n", ""));
}
