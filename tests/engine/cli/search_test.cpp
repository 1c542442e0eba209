#include <nlohmann/json.hpp>

#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

const std::string start = R"({"game":"cachex","options":{"size":4},"actions":["PLACE 0,0"]})";

}  // namespace

TEST_CASE("search: a table with a line for each depth, then the best action") {
    const Run result = run({"search", "--record", "-", "--depth", "3"}, start);
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() >= 3);
    CHECK(lines.front().rfind("depth ", 0) == 0);
    CHECK(contains(lines[lines.size() - 2], "    3 "));
    CHECK(lines.back().rfind("best: ", 0) == 0);
}

TEST_CASE("search --json: every line is JSON, depths rise, only the last is finished") {
    const Run result =
        run({"search", "--record", "-", "--nodes", "3000", "--lines", "2", "--json"}, start);
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE_FALSE(lines.empty());
    int depth = -1;
    for (const std::string& line : lines) {
        const auto json = nlohmann::json::parse(line);
        CHECK(json.at("finished") == (&line == &lines.back()));
        CHECK(json.at("depth").get<int>() >= depth);
        depth = json.at("depth");
        CHECK(json.at("lines").size() == 2);
        const auto& best = json.at("lines")[0];
        CHECK(best.at("actions")[0] == json.at("best"));
        CHECK(best.at("scores").size() == 2);
        CHECK(best.at("chances").size() == 2);
        CHECK(json.at("nodes").is_number_unsigned());
        CHECK(json.at("seconds").is_number());
    }
}

TEST_CASE("search: a proven win is shown with its distance") {
    const Run result = run({"search", "--record", "-", "--depth", "4"},
                           R"({"game":"cachex","options":{"size":3},)"
                           R"("setup":"r../r../.bb r 4","actions":[]})");
    CHECK(contains(result.out, "win in 1 "));
    CHECK(contains(result.out, "best: PLACE 2,0"));
}

TEST_CASE("search: a record from a file, of several lines too") {
    const TemporaryFile file("{\"game\":\"cachex\",\n \"actions\":[]}\n");
    CHECK(run({"search", "--record", file.path(), "--depth", "1"}).status == 0);
}

TEST_CASE("search: algorithms and levels by name") {
    CHECK(run({"search", "--record", "-", "--depth", "1", "--algorithm", "greedy"}, start).status ==
          0);
    CHECK(run({"search", "--record", "-", "--level", "beginner"}, start).status == 0);
    CHECK(contains(
        run({"search", "--record", "-", "--depth", "1", "--algorithm", "oracle"}, start).err,
        "\"oracle\""));
    CHECK(contains(run({"search", "--record", "-", "--level", "god"}, start).err, "\"god\""));
}

TEST_CASE("search: bad input is refused with its place") {
    const std::vector<std::string> arguments{"search", "--record", "-", "--depth", "1"};
    check_refused(arguments, "standard input: not JSON", "{");
    check_refused(arguments, "standard input: field actions: missing", R"({"game":"cachex"})");
    check_refused(arguments, "\"go\"", R"({"game":"go","actions":[]})");
    check_refused(arguments, "action 2: PLACE 0,0: ",
                  R"({"game":"cachex","actions":["PLACE 0,0","PLACE 0,0"]})");
    check_refused({"search", "--record", "/no/such/file", "--depth", "1"}, "/no/such/file");
    check_refused({"search", "--record", "-", "--depth", "0"}, "--depth", start);
    check_refused({"search", "--record", "-", "--time", "1", "--lines", "65"}, "--lines", start);
    // A finished game cannot be searched.
    check_refused(
        arguments, "over",
        R"({"game":"cachex","options":{"size":3},"setup":"r../r../rbb b 5","actions":[]})");
}
