#include "tests/engine/cli/helpers.hpp"

// `quintet verify` must find every kind of difference: the golden tests depend on it.

using namespace quintet;
using namespace quintet::tests;

namespace {

using Json = nlohmann::ordered_json;

std::string first_line(const std::string& file) {
    std::ifstream stream(std::string(QUINTET_TEST_DATA "/") + file);
    std::string line;
    std::getline(stream, line);
    return line;
}

/// A golden game of Cachex on 3 x 3 that ends with Blue's chain after 12 actions.
const std::string& golden_game() {
    static const std::string line = first_line("cachex-games.jsonl");
    return line;
}

Run verify(const std::string& content, const std::vector<std::string>& options = {}) {
    const TemporaryFile file(content);
    std::vector<std::string> arguments{"verify", file.path()};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
}

/// Checks that a golden game whose field at a JSON pointer is changed fails with one difference:
/// file and line, then `expected`.
void check_found(const std::string& golden, const std::string& field, const Json& value,
                 const std::string& expected) {
    Json record = Json::parse(golden);
    record[Json::json_pointer(field)] = value;
    const Run result = verify(golden + "\n" + record.dump() + "\n");
    INFO(result.out);
    CHECK(result.status == 1);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 2);
    CHECK(contains(lines[0], ".jsonl:2: " + expected));
    CHECK(lines[1] == "1 passed, 1 failed, 0 skipped");
}

}  // namespace

TEST_CASE("verify: a correct record passes") {
    const Run result = verify(golden_game());
    CHECK(result.status == 0);
    CHECK(result.out == "1 passed, 0 failed, 0 skipped\n");
    CHECK(result.err.empty());
}

TEST_CASE("verify: an action, number, set, result or reason that is wrong is found") {
    const std::string& golden = golden_game();
    check_found(golden, "/actions/4", "PLACE 2,1",
                "action 5: expected a legal action, found PLACE 2,1: ");
    check_found(golden, "/legal/3", 9, "ply 3: number of legal actions: expected 9, found 7");
    check_found(golden, "/legal/12", 1, "ply 12: number of legal actions: expected 1, found 0");
    check_found(golden, "/legal_crc32/2", 1, "ply 2: legal_crc32: expected 1, found 3495124668");
    check_found(golden, "/legal", {1, 2}, "entries of legal: expected 13, found 2");
    check_found(golden, "/legal_crc32/-", 0, "entries of legal_crc32: expected 13, found 14");
    check_found(golden, "/result", "red", "after ply 12: result: expected \"red\", found \"blue\"");
    check_found(golden, "/reason", "turn_limit",
                "after ply 12: reason: expected \"turn_limit\", found \"chain\"");
    check_found(R"({"game":"cachex","options":{"size":3},"actions":[],"result":"unfinished"})",
                "/result", "blue", "after ply 0: result: expected \"blue\", found \"unfinished\"");
    check_found(R"({"game":"cachex","options":{"size":3},"actions":[],"perft":[8,72,512]})",
                "/perft/1", 73, "perft 2: expected 73, found 72");
}

TEST_CASE("verify: a wrong set of legal or winning actions of one position is found") {
    const std::string golden =
        R"({"game":"cachex","options":{"size":3},"setup":"r../r../.bb r 4","actions":[],)"
        R"("perft":[5],"legal_crc32":[705972482],"winning":["PLACE 2,0"]})";
    check_found(golden, "/legal_crc32/0", 7, "ply 0: legal_crc32: expected 7, found");
    check_found(golden, "/winning/-", "PLACE 0,1",
                "winning actions: expected \"PLACE 0,1;PLACE 2,0\", found \"PLACE 2,0\"");
    check_found(golden, "/winning", Json::array(),
                "winning actions: expected \"\", found \"PLACE 2,0\"");
}

TEST_CASE("verify: a text that is legal but not canonical is found") {
    const Run result = verify(R"({"game":"tetress","actions":["PLACE 0,1 0,0 0,2 0,3"]})");
    CHECK(result.status == 1);
    CHECK(contains(result.out,
                   "action 1: canonical text: expected \"PLACE 0,1 0,0 0,2 0,3\", "
                   "found \"PLACE 0,0 0,1 0,2 0,3\""));
}

TEST_CASE("verify: numbers above the limit are skipped and counted") {
    const std::string golden =
        R"({"game":"cachex","options":{"size":3},"actions":[],"perft":[8,72,999]})";
    CHECK(verify(golden, {"--max-leaves", "100"}).out == "1 passed, 0 failed, 1 skipped\n");
    CHECK(verify(golden, {"--max-leaves", "7"}).out == "1 passed, 0 failed, 3 skipped\n");
    CHECK(verify(golden).status == 1);
}

TEST_CASE("verify: counting stops soon after more leaves than a record claims") {
    // Without a limit, these would be counted for hours.
    const Run result =
        verify(R"({"game":"tetress","actions":[],"perft":[2299,4808298,1,1,1,1,1,1]})");
    CHECK(result.status == 1);
    CHECK(contains(result.out, "perft 3: expected 1, found"));
    const std::string deep = R"({"game":"hive","actions":[],"perft":[)";
    CHECK(verify(deep + "4,96,1440,1]}").status == 1);
}

TEST_CASE("verify: a line that is not a record fails with file and line, and the rest is checked") {
    const Run result = verify(
        golden_game() + "\nnot json\n{\"game\":\"cachex\"}\n" + R"({"game":"go","actions":[]})" +
        "\n" + R"({"game":"cachex","actions":[],"legal":["8"]})" + "\n" + golden_game());
    CHECK(result.status == 1);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 5);
    CHECK(contains(lines[0], ".jsonl:2: not JSON"));
    CHECK(contains(lines[1], ".jsonl:3: field actions is required"));
    CHECK(contains(lines[2], ".jsonl:4: "));
    CHECK(contains(lines[2], "\"go\""));
    CHECK(contains(lines[3], ".jsonl:5: field legal must be an array of whole numbers"));
    CHECK(lines[4] == "2 passed, 4 failed, 0 skipped");
}

TEST_CASE("verify: a missing file is bad input") {
    check_refused({"verify", "/no/such/file.jsonl"}, "/no/such/file.jsonl");
    check_refused({"verify"}, "FILE");
    check_refused({"verify", "--max-leaves", "many", QUINTET_TEST_DATA "/cachex-perft.jsonl"},
                  "many");
}
