#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

TEST_CASE("import: prints a record for each game, and notes on standard error") {
    const Run result = run({"import", "-"}, "BaseM;wM1;bS1 wM-;\n\nBase;InProgress;Black[1];wS1\n");
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] ==
          "{\"game\":\"hive\",\"options\":{\"expansions\":\"M\",\"repetition\":\"draw\"},"
          "\"actions\":[\"wM\",\"bS1 wM-\"]}");
    CHECK(contains(result.err, "standard input: UHP GameString: line 1: BaseM was read as Base+M"));
    CHECK(contains(result.err, "wM1 was read as wM"));
}

TEST_CASE("import: Quintet's records pass through, checked") {
    const std::string record = "{\"game\":\"cachex\",\"actions\":[\"PLACE 0,7\"],\"who\":\"me\"}";
    const Run one =
        run({"import", "-"}, record + "\n" + "{\"game\":\"cachex\",\"actions\":[\"NO\"]}");
    CHECK(one.status == 1);
    CHECK(one.out == record + "\n");
    CHECK(contains(one.err, "standard input:2: action 1: "));
}

TEST_CASE("import: a record that cannot be read has its place, and the next ones are read") {
    const std::string good = "{\"game\":\"cachex\",\"actions\":[]}\n";
    const std::string large = "{\"game\":\"cachex\",\"actions\":[],\"x\":1e400}\n";
    const Run first = run({"import", "-"}, large + good + large);
    CHECK(first.status == 1);
    CHECK(first.out == good);
    CHECK(first.err ==
          "standard input:1: a number is too large\nstandard input:3: a number is too large\n");
    CHECK(run({"import", "-"}, large).err == "standard input:1: a number is too large\n");
    check_refused({"review", "-"}, "standard input:1: a number is too large", large);

    const std::string spread = "{\n\"game\": \"cachex\",\n\"actions\": []\n";
    CHECK(run({"import", "-"}, spread + "}").out == good);
    CHECK(run({"import", "-"}, spread).err ==
          "standard input:1: not JSON: error at byte 34 (line 3)\n");
    CHECK(run({"import", "-"}, "[" + good + "," + good + "]").out == good + good);
}

TEST_CASE("import: links become records, those with packed actions too") {
    const std::string place = "https://example.org/quintet/play.html#";
    const auto read = [&](const std::string& link) { return run({"import", "-"}, place + link); };
    CHECK(read("game=cachex&o.size=4&actions=PLACE+1,0;STEAL&ply=1&theme=dark").out ==
          "{\"game\":\"cachex\",\"options\":{\"size\":4},\"actions\":[\"PLACE 1,0\",\"STEAL\"],"
          "\"ply\":1}\n");
    // As the page packs it.
    const std::string packed =
        "eJwL8HF0dlUw1DGwDg5xdfSxDgDzjXSMoSxjHQO4mCGUZQhnGegYwWWN4DqM4eqM4CwDuA4DADGZGtw";
    const std::string record =
        "{\"game\":\"cachex\",\"options\":{\"size\":4},\"actions\":[\"PLACE 1,0\",\"STEAL\","
        "\"PLACE 2,3\",\"PLACE 3,0\",\"PLACE 2,1\",\"PLACE 1,1\",\"PLACE 0,2\",\"PLACE 2,2\","
        "\"PLACE 3,3\",\"PLACE 1,2\",\"PLACE 1,0\",\"PLACE 0,0\"]}\n";
    CHECK(read("game=cachex&options=size%3D4&z=" + packed).out == record);
    CHECK(run({"import", place + "game=cachex&o.size=4&z=" + packed}).out == record);
    const std::string whole = "{\"game\":\"halma\",\"actions\":[]}\n";
    CHECK(read("record=%7B%22game%22:%22halma%22,%22actions%22:[]%7D").out == whole);
    CHECK(read("record=game%3Dhalma").out == whole);
    const Run several = read("game=halma\n\n" + place + "game=tetris\n?game=halma\n");
    CHECK(several.status == 1);
    CHECK(several.out == whole + whole);
    CHECK(contains(several.err, "standard input:3: "));
    CHECK(contains(several.err, "\"tetris\""));
}

TEST_CASE("import: a broken link is refused with its bad part") {
    const auto refused = [](const std::string& link, const std::string& why) {
        const Run result = run({"import", "#" + link});
        CHECK(result.status == 1);
        CHECK(result.out.empty());
        CHECK(contains(result.err, why));
    };
    refused("game=", "game is required");
    refused("game=cachex&z=eJwL8HF0dlUw1DGw", "z is damaged");
    refused("game=cachex&z=~", "z isn't base64");
    refused("game=cachex&options=size", "options must be name=value");
    refused("game=cachex&ply=x", "ply must be a whole number");
    refused("game=cachex&actions=PLACE+99,0", "action 1: ");
    refused("record=record%3Dgame", "record must not be a link");
    refused("record={", "not JSON");
}

TEST_CASE("import: a game that stops has its place, and the part before it is printed") {
    const Run result =
        run({"import", "-"}, "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wS1 bQ\n");
    CHECK(result.status == 1);
    CHECK(contains(result.out, "[\"wS1\",\"bS1 wS1-\"]"));
    CHECK(result.err ==
          "standard input: PGN of Hive: line 5, ply 3: \"wS1 bQ\": the reference bQ is not on the "
          "board; read up to ply 2\n");
    const Run nothing = run({"import", "-"}, "Base+P;wP wP/");
    CHECK(nothing.status == 1);
    CHECK(nothing.out.empty());
    const Run unknown = run({"import", "-"}, "hello");
    CHECK(unknown.status == 1);
    CHECK(contains(unknown.err, "SGF of BoardSpace"));
    check_refused({"import", "/no/such/file"}, "cannot be opened");
}

TEST_CASE("export: writes records and foreign games, with names and who resigned") {
    const std::string record =
        "{\"game\":\"hive\",\"options\":{\"expansions\":\"\",\"repetition\":\"draw\"},"
        "\"actions\":[\"wS1\",\"bS1 wS1-\"],\"ending\":{\"reason\":\"resigned\",\"player\":1,"
        "\"ply\":2},\"analysis\":{\"version\":1,\"notes\":[{\"ply\":0,\"comment\":"
        "\"White: Ann, Black: Bo\"}]}}";
    for (const char* form : {"pgn", "sgf"}) {
        const Run written = run({"export", "--as", form, "-"}, record);
        CHECK(written.status == 0);
        CHECK(contains(written.out, "Ann"));
        CHECK(run({"import", "-"}, written.out).out == record + "\n");
    }
    CHECK(run({"export", "--as", "uhp", "-"}, record).out ==
          "Base;WhiteWins;White[2];wS1;bS1 wS1-\n");
    const Run other = run({"export", "--as", "pgn", "-"}, "{\"game\":\"halma\",\"actions\":[]}");
    CHECK(other.status == 1);
    CHECK(contains(other.err, "other programs have no common form for games of halma"));
    check_refused({"export", "--as", "csv", "-"}, "csv");
}

TEST_CASE("uhp: turns and games come with the slips of other programs") {
    const Run result = run({"uhp"},
                           "newgame base+m;inprogress;black[11];wM1;\n"
                           "play bS1 wM1-\nplay wG3 -wM\nplay bQ1 bS1-\nplay wQ -wG3\n"
                           "play wG2 nowhere\nnewgame Base;InProgress;Black[1];wS1;bS1\n"
                           "options set QueenFirst yes\nnewgame\nplay wQ\n"
                           "options set Repetition moves\nexit\n");
    CHECK(contains(result.out, "Base+M;InProgress;White[2];wM;bS1 wM-\n"));
    CHECK(contains(result.out, "Base+M;InProgress;White[3];wM;bS1 wM-;wG1 -wM;bQ bS1-\n"));
    CHECK(contains(result.out, ";bQ bS1-;wQ -wG1\n"));
    CHECK(contains(result.out, "invalidmove "));
    CHECK(contains(result.out, "invalidmove action 2: "));
    CHECK(contains(result.out, "Base;InProgress;Black[1];wQ\n"));
    CHECK(contains(result.out, "Repetition;enum;moves;draw;draw;moves;none\n"));
}
