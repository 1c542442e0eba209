#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

const std::string position = R"({"game":"cachex","options":{"size":3},)"
                             R"("setup":"r../r../.bb r 4","actions":[],"wins_in":1,)";
const std::string solved = position + R"("solutions":["PLACE 2,0"]})";
const std::string missed = position + R"("solutions":["PLACE 1,1"]})";

}  // namespace

TEST_CASE("bench --tactics: counts solved and proven positions") {
    const TemporaryFile file(solved + "\n" + missed + "\n\n" + solved + "\n");
    const Run result = run({"bench", "--tactics", file.path()});
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 3);
    CHECK(contains(lines[0], "10,000 nodes"));
    CHECK(contains(lines[0], "100,000 nodes"));
    CHECK(lines[1].rfind("game ", 0) == 0);
    std::istringstream row(lines[2]);
    std::vector<std::string> words;
    for (std::string word; row >> word;) words.push_back(word);
    REQUIRE(words.size() == 7);
    CHECK(words[0] == "cachex");
    CHECK(std::vector<std::string>(words.begin() + 2, words.end()) ==
          std::vector<std::string>{"3", "2", "2", "2", "2"});
}

TEST_CASE("bench --tactics: --nodes sets the number of nodes for all positions") {
    const TemporaryFile file(solved + "\n" + missed + "\n");
    const Run result = run({"bench", "--tactics", file.path(), "--nodes", "2000"});
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 3);
    CHECK(contains(lines[0], "2,000 nodes"));
    CHECK_FALSE(contains(lines[0], "10,000"));
    std::istringstream row(lines[2]);
    std::string game, algorithm, positions, with_solution, with_distance, more;
    row >> game >> algorithm >> positions >> with_solution >> with_distance;
    CHECK(positions + with_solution + with_distance == "211");
    CHECK_FALSE(row >> more);
}

TEST_CASE("bench --tactics: lists missed positions and takes other algorithms") {
    const TemporaryFile file(solved + "\n" + missed + "\n");
    const Run result =
        run({"bench", "--tactics", file.path(), "--missed", "--algorithm", "alpha-beta"});
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 4);
    CHECK(contains(lines[0], ":2: alpha-beta plays PLACE 2,0, PLACE 1,1 wins in 1"));
    const Run all = run({"bench", "--tactics", file.path(), "--all"});
    CHECK(lines_of(all.out).size() > 3);
    CHECK(lines_of(run({"bench", "--tactics", file.path(), "--game", "hive"}).out).size() == 2);
}

TEST_CASE("bench --tactics: refuses lines that are not tactical positions") {
    const auto refused = [](const std::string& line, const std::string& part) {
        const TemporaryFile file(line + "\n");
        check_refused({"bench", "--tactics", file.path()}, part);
    };
    refused(R"({"game":"cachex","actions":[]})", "field wins_in");
    refused(R"({"game":"cachex","actions":[],"wins_in":0,"solutions":["PLACE 0,0"]})",
            "field wins_in");
    refused(R"({"game":"cachex","actions":[],"wins_in":3,"solutions":[]})", "field solutions");
    refused(R"({"game":"cachex","actions":[],"wins_in":3,"solutions":[7]})", "field solutions");
    refused(R"({"game":"cachex","actions":["PLACE 9,9"],"wins_in":3,"solutions":["STEAL"]})",
            ":1: action 1");
    refused("[]", ":1: ");
    check_refused({"bench", "--missed"}, "--tactics");
}

TEST_CASE("bench --tactics: uses the given weights") {
    const TemporaryFile file(solved + "\n");
    check_refused({"bench", "--tactics", file.path(), "--weight", "charm=1"}, "\"charm\"");
    const Run result = run({"bench", "--tactics", file.path(), "--weight", "search.futility=1"});
    CHECK(result.status == 0);
}
