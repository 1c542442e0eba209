#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

const std::string game =
    R"({"game":"cachex","options":{"size":4},"actions":["PLACE 1,1","PLACE 2,2"]})";

}  // namespace

TEST_CASE("diagram: a record becomes a picture, at any ply, to a file or standard output") {
    const Run last = run({"diagram", "--record", "-", "--svg"}, game);
    CHECK(last.status == 0);
    CHECK(contains(last.out, "<title>cachex, 2 plies, red to move</title>"));
    const Run first = run({"diagram", "--record", "-", "--ply", "1", "--bare"}, game);
    CHECK(contains(first.out, "1 ply, blue to move"));
    CHECK_FALSE(contains(first.out, "stones"));
    const TemporaryFile out;
    const Run written = run({"diagram", "--record", "-", "--out", out.path()}, game);
    CHECK(written.out.empty());
    CHECK(out.content() == last.out);
    const Run second = run({"diagram", "--record", "-", "--number", "2"},
                           game + "\n" + R"({"game":"hive","actions":["wS1"]})" + "\n");
    CHECK(contains(second.out, "<title>hive, 1 ply,"));
}

TEST_CASE("diagram: positions that cannot be drawn are refused") {
    check_refused({"diagram", "--record", "-", "--ply", "3"}, "--ply 3: must be from 0 to 2", game);
    check_refused({"diagram", "--record", "-", "--number", "2"}, "--number 2: must be 1", game);
    check_refused({"diagram", "--record", "-", "--ring", "9,9"}, "unknown cell", game);
    check_refused({"diagram", "--record", "-", "--unit", "1"}, "8 to 400", game);
    check_refused({"diagram", "--record", "-"}, "standard input:1: action 1: PLACE 9,9",
                  R"({"game":"cachex","actions":["PLACE 9,9"]})");
    check_refused({"diagram", "--record", "missing.json"}, "missing.json");
    check_refused({"diagram"}, "--record");
}
