#include <set>

#include "engine/cli/commands/golden.hpp"
#include "tests/engine/cli/helpers.hpp"
#include "tests/engine/thinned.hpp"

// Every line of tests/data. Each file is a separate test, so that CTest runs them in parallel.
// Perft numbers are checked up to a limit for each file; the slow tests check larger ones.

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

struct GoldenFile {
    const char* name;
    std::uint64_t max_leaves;       ///< in the ordinary run
    std::uint64_t slow_max_leaves;  ///< in the slow run; the same if there are no larger numbers
};

constexpr std::uint64_t million = 1'000'000;
constexpr GoldenFile golden_files[] = {
    {"chexers-games", 0, 0},
    {"chexers-perft", 300 * million, 300 * million},
    {"halma-games", 0, 0},
    {"halma-perft", 300 * million, 300 * million},
    {"halma-perft-start", 300 * million, 300 * million},
    {"cachex-games", 0, 0},
    {"cachex-perft", 1000 * million, 1000 * million},
    {"tetress-games", 0, 0},
    {"tetress-perft", 1200 * million, 1200 * million},
    {"hive-games", 0, 0},
    {"hive-perft", 50 * million, 10'000 * million},
    {"hive-perft-start", 50 * million, 10'000 * million},
};

const GoldenFile& golden_file(const std::string& name) {
    for (const GoldenFile& file : golden_files) {
        if (name == file.name) return file;
    }
    FAIL("no golden file " << name);
    return golden_files[0];
}

void check(const std::string& name, std::uint64_t max_leaves) {
    const std::string path = QUINTET_TEST_DATA "/" + name + ".jsonl";
    int lines = 0;
    for_each_line(path, [&](const std::string& line, const std::string& place) {
        if (!sampled(lines++)) return;
        const Record record = parse_record(line);
        const Verdict verdict = verify(record, max_leaves);
        INFO(place);
        for (const std::string& difference : verdict.differences) {
            UNSCOPED_INFO(difference);
        }
        CHECK(verdict.differences.empty());
    });
    CHECK(lines > 0);
}

void check(const std::string& name) { check(name, countable(golden_file(name).max_leaves)); }

}  // namespace

TEST_CASE("golden: chexers-games") { check("chexers-games"); }
TEST_CASE("golden: chexers-perft") { check("chexers-perft"); }
TEST_CASE("golden: halma-games") { check("halma-games"); }
TEST_CASE("golden: halma-perft") { check("halma-perft"); }
TEST_CASE("golden: halma-perft-start") { check("halma-perft-start"); }
TEST_CASE("golden: cachex-games") { check("cachex-games"); }
TEST_CASE("golden: cachex-perft") { check("cachex-perft"); }
TEST_CASE("golden: tetress-games") { check("tetress-games"); }
TEST_CASE("golden: tetress-perft") { check("tetress-perft"); }
TEST_CASE("golden: hive-games") { check("hive-games"); }
TEST_CASE("golden: hive-perft") { check("hive-perft"); }
TEST_CASE("golden: hive-perft-start") { check("hive-perft-start"); }

TEST_CASE("golden: perft to the full depth", "[.slow]") {
    for (const GoldenFile& file : golden_files) {
        if (file.slow_max_leaves > file.max_leaves) check(file.name, file.slow_max_leaves);
    }
}

TEST_CASE("golden: every file of tests/data has a test") {
    std::set<std::string> known;
    for (const GoldenFile& file : golden_files) known.insert(file.name);
    for (const auto& entry : std::filesystem::directory_iterator(QUINTET_TEST_DATA)) {
        if (entry.path().extension() != ".jsonl") continue;
        INFO(entry.path().filename().string());
        CHECK(known.count(entry.path().stem().string()) == 1);
    }
}
