
#include "engine/session/running_game.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

/// Returns the names of the subcommands that a help page lists.
std::vector<std::string> subcommands_in(const std::string& help) {
    std::vector<std::string> names;
    bool listed = false;
    for (const std::string& line : lines_of(help)) {
        if (line == "Subcommands:" || line == "SUBCOMMANDS:") listed = true;
        if (line.empty()) listed = false;
        // Long descriptions continue on further lines, which are indented more.
        if (!listed || line.rfind("  ", 0) != 0 || line[2] == ' ') continue;
        names.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return names;
}

/// Checks the help of a command, which has either examples or subcommands with help.
void check_help(const std::vector<std::string>& command) {
    std::vector<std::string> arguments = command;
    arguments.emplace_back("--help");
    const Run help = run(arguments);
    std::string words = "quintet";
    for (const std::string& word : command) words += " " + word;
    INFO(words);
    CHECK(help.status == 0);
    CHECK(help.err.empty());
    const std::vector<std::string> names = subcommands_in(help.out);
    if (names.empty()) {
        const std::size_t examples = help.out.find("Example");
        REQUIRE(examples != std::string::npos);
        CHECK(contains(help.out.substr(examples), words));
    }
    for (const std::string& name : names) {
        std::vector<std::string> longer = command;
        longer.push_back(name);
        check_help(longer);
    }
}

}  // namespace

TEST_CASE("quintet: every subcommand has help with examples, on standard output") {
    CHECK(subcommands_in(run({"--help"}).out).size() > 10);
    check_help({});
}

TEST_CASE("quintet: the version is one line") {
    const Run version = run({"--version"});
    CHECK(version.status == 0);
    CHECK(version.out == std::string("quintet ") + quintet::cli::version() + "\n");
    CHECK(lines_of(version.out).size() == 1);
}

TEST_CASE("quintet: bad usage is exit status 2 with a message on standard error") {
    check_refused({}, "quintet: a command is required; see `quintet --help`");
    check_refused({"puzzles"}, "quintet puzzles: a command is required; see");
    check_refused({"puzzles", "dance"}, "quintet puzzles: unknown command \"dance\"; see");
    check_refused({"dance"}, "quintet: unknown command \"dance\"; see `quintet --help`");
    check_refused({"games", "--frobnicate"}, "quintet games: unknown option \"--frobnicate\"; see");
    check_refused({"games", "too"}, "quintet games: unknown argument \"too\"; see");
    check_refused({"verify", "none.jsonl"}, "FILE: \"none.jsonl\" does not exist; see");
    check_refused({"verify", "/"}, "FILE: must be a file (found the folder \"/\"); see");
    check_refused({"verify", std::string(300, 'x')}, "x…\": File");
    check_refused({"tournament", "none"}, "FOLDER: \"none\" does not exist; see");
    check_refused({"tournament", "/dev/null"}, "must be a folder (found the file \"/dev/null\")");
    check_refused({"tournament", "--merge", "/dev/null"}, "--merge: must be a folder");
    check_refused({"halma-agent", "--folder", "none"}, "--folder: \"none\" does not exist; see");
    check_refused({"puzzles", "make", "--frobnicate"},
                  "unknown option \"--frobnicate\"; see `quintet puzzles make --help`");
    check_refused({"perft", "--game", "cachex"}, "--depth");
    check_refused({"perft", "--depth", "1"}, "--game");
    for (const char* depth : {"two", "1.5", "-1", "100"}) {
        check_refused(
            {"perft", "--game", "cachex", "--depth", depth},
            std::string("--depth: must be a whole number from 0 to 99 (found \"") + depth + "\")");
    }
    check_refused({"referee-agent", "--game", "cachex", "--seconds", "0.05"},
                  "--seconds: must be a number from 0.1 to 1000000 (found \"0.05\")");
    check_refused({"match", "--clock", "sun"}, "--clock: must be one of wall, cpu (found \"sun\")");
    check_refused({"search", "--record", "-"}, "--time");
}

TEST_CASE("quintet: an output that cannot be written is an error") {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    CHECK(cli::run({"games"}, {in, out, err}) == 2);
    CHECK(contains(err.str(), "cannot write the output"));
}

TEST_CASE("games: lists every registered game with its players, options and algorithms") {
    const Run text = run({"games"});
    const Run json = run({"games", "--json"});
    CHECK(text.status == 0);
    CHECK(json.status == 0);
    const auto list = nlohmann::json::parse(json.out);
    REQUIRE(list.size() == games().size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const GameSpec& game = *games()[i];
        CHECK(contains(text.out, game.id + "\n  players: " + game.players.front()));
        CHECK(list[i].at("id") == game.id);
        CHECK(list[i].at("players") == game.players);
        REQUIRE(list[i].at("options").size() == game.options.size());
        for (std::size_t k = 0; k < game.options.size(); ++k) {
            CHECK(contains(text.out, "option " + game.options[k].name));
            CHECK(list[i].at("options")[k].at("name") == game.options[k].name);
            CHECK(list[i].at("options")[k].at("standard") == game.options[k].standard);
            CHECK(list[i].at("options")[k].at("choices") == game.options[k].choices);
        }
        CHECK_FALSE(list[i].at("algorithms").empty());
    }
}

TEST_CASE("games: the JSON has the old names beside the new ones for one version") {
    const Run json = run({"games", "--json"});
    CHECK(contains(json.err, "`game` is now `id`"));
    for (const auto& game : nlohmann::json::parse(json.out)) {
        CHECK(game.at("game") == game.at("id"));
        for (const auto& option : game.at("options")) {
            const auto& old = option.at("default");
            CHECK((old.is_string() ? old.get<std::string>() : old.dump()) == option.at("standard"));
        }
    }
    CHECK(run({"games"}).err.empty());
}

TEST_CASE("perft: prints the number on standard output, the speed on standard error") {
    const Run result = run({"perft", "--game", "cachex", "--option", "size=5", "--depth", "3"});
    CHECK(result.status == 0);
    CHECK(result.out == "13824\n");
    CHECK(contains(result.err, "nodes/s"));
    CHECK(run({"perft", "--game", "cachex", "--depth", "0"}).out == "1\n");
}

TEST_CASE("perft: begins after given actions or from a set-up position") {
    CHECK(run({"perft", "--game", "cachex", "--option", "size=3", "--actions",
               "PLACE 0,0;PLACE 1,1", "--depth", "1"})
              .out == "7\n");
    CHECK(run({"perft", "--game", "cachex", "--option", "size=3", "--setup", "r../.b./... r 2",
               "--depth", "1"})
              .out == "7\n");
}

TEST_CASE("perft --divide: prints a line for each first action, then the sum") {
    const Run result = run({"perft", "--game", "chexers", "--depth", "2", "--divide"});
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 9);
    CHECK(lines.front() == "MOVE -3,0 -2,-1: 8");
    CHECK(lines.back() == "64");
}

TEST_CASE("perft: illegal actions, unknown games and unknown options are refused by name") {
    check_refused({"perft", "--game", "go", "--depth", "1"}, "\"go\"");
    check_refused({"perft", "--game", "cachex", "--option", "size", "--depth", "1"}, "\"size\"");
    check_refused({"perft", "--game", "cachex", "--option", "size=2", "--depth", "1"}, "\"2\"");
    check_refused({"perft", "--game", "cachex", "--option", "colour=1", "--depth", "1"},
                  "\"colour\"");
    check_refused({"perft", "--game", "chexers", "--actions", "EXIT 0,0", "--depth", "1"},
                  "action 1: EXIT 0,0: ");
    check_refused({"perft", "--game", "chexers", "--setup", "x", "--depth", "1"}, "setup: ");
}

TEST_CASE("bench: prints nodes, speed and signature, and the signature is always the same") {
    const auto signature = [] {
        const Run result = run({"bench", "--game", "cachex", "--algorithm", "greedy"});
        CHECK(result.status == 0);
        const auto lines = lines_of(result.out);
        REQUIRE(lines.size() == 2);
        CHECK(contains(lines[0], "signature"));
        CHECK(lines[1].rfind("cachex   greedy", 0) == 0);
        return lines[1].substr(lines[1].size() - 16);
    };
    CHECK(signature() == signature());
    CHECK(signature().find_first_not_of("0123456789abcdef") == std::string::npos);
}

TEST_CASE("bench: counts leaves from the last positions of given records") {
    const TemporaryFile file(
        R"({"id":"small","game":"cachex","options":{"size":3},"actions":["PLACE 0,0","STEAL"]})");
    const Run result = run({"bench", "--perft", "--positions", file.path()});
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 3);
    CHECK(lines[1].rfind("cachex   small", 0) == 0);
    CHECK(lines[2].rfind("cachex   all", 0) == 0);

    const TemporaryFile broken(R"({"game":"cachex","actions":["PLACE 9,9"]})");
    const Run refused = run({"bench", "--perft", "--positions", broken.path()});
    CHECK(refused.status == 2);
    CHECK(contains(refused.err, ":1: action 1"));
    CHECK(run({"bench", "--positions", file.path()}).status == 2);
}

TEST_CASE("bench: options need a game, and both must exist") {
    check_refused({"bench", "--option", "size=3"}, "--game");
    check_refused({"bench", "--game", "cachex", "--perft", "--all"}, "--all");
    CHECK(run({"bench", "--game", "go"}).status == 2);
    CHECK(contains(run({"bench", "--game", "go"}).err, "\"go\""));
    CHECK(run({"bench", "--game", "cachex", "--algorithm", "oracle"}).status == 2);
}
