#include <functional>

#include "tests/engine/cli/helpers.hpp"
#include "tests/engine/thinned.hpp"

// `quintet puzzles`: its puzzles are correct, and every kind of mistake is found.

using namespace quintet;
using namespace quintet::tests;

namespace {

using Json = nlohmann::ordered_json;

std::string content_of(const std::string& path) {
    std::ifstream stream(path);
    std::ostringstream content;
    content << stream.rdbuf();
    return content.str();
}

/// Runs `puzzles make` on the small board of Cachex and returns what it writes.
std::string made(const std::string& games, const std::string& first = "0",
                 const std::string& before = "") {
    const TemporaryFile file(before);
    const Run result =
        run({"puzzles", "make", "--game", "cachex", "--option", "size=5", "--games", games,
             "--first", first, "--positions", "60000", "--quiet", "--out", file.path()});
    INFO(result.err);
    CHECK(result.status == 0);
    return content_of(file.path());
}

/// The puzzles of a few games, made once by a process.
const std::vector<std::string>& puzzles() {
    static const std::vector<std::string> lines = lines_of(made("3"));
    return lines;
}

/// The first puzzle with this goal.
Json puzzle_for(const std::string& kind) {
    for (const std::string& line : puzzles()) {
        Json puzzle = Json::parse(line);
        if (puzzle["goal"]["kind"] == kind) return puzzle;
    }
    FAIL("no puzzle of kind " << kind);
    return {};
}

/// An action that does not solve the puzzle.
std::string no_solution(const Json& puzzle) {
    const std::string solutions = puzzle["solutions"].dump();
    int column = 0;
    const auto action = [&] { return "PLACE 0," + std::to_string(column); };
    while (contains(solutions, action())) ++column;
    return action();
}

Run check(const std::string& content) {
    const TemporaryFile file(content);
    return run({"puzzles", "check", file.path()});
}

/// Checks that a changed puzzle is found to be wrong, with `expected` after file and line.
void check_found(Json puzzle, const std::function<void(Json&)>& change,
                 const std::string& expected) {
    change(puzzle);
    const Run result = check(puzzle.dump() + "\n");
    INFO(result.out);
    CHECK(result.status == 1);
    CHECK(contains(result.out, ".jsonl:1: " + expected));
    CHECK(lines_of(result.out).back() == "0 correct, 1 incorrect");
}

}  // namespace

TEST_CASE("puzzles: the same games give the same puzzles, and none twice") {
    const std::string once = made("2");
    CHECK(once == made("2"));
    CHECK(made("2", "0", once) == once);
    const std::string more = made("2", "2", once);
    CHECK(lines_of(more).size() > lines_of(once).size());
    for (const std::string& line : lines_of(once)) CHECK(contains(more, line));
}

// Sections of one test, so that the puzzles are made once.
TEST_CASE("puzzles: those that are made are correct, and every mistake in one is found") {
    SECTION("those that are made are proven again, easy ones first") {
        const std::vector<std::string> all = sanitized ? puzzles() : lines_of(made("10"));
        REQUIRE(all.size() >= (sanitized ? 3 : 8));
        std::string content;
        int rating = 0;
        std::size_t with_continuation = 0;
        for (const std::string& line : all) {
            const Json puzzle = Json::parse(line);
            CHECK(puzzle["rating"] >= rating);
            rating = puzzle["rating"];
            CHECK_FALSE(puzzle["themes"].empty());
            for (const Json& solution : puzzle["solutions"]) {
                with_continuation += solution.contains("then");
                CHECK(solution.contains("then") == solution.contains("replies"));
            }
            content += line + "\n";
        }
        CHECK(with_continuation > 0);
        const Run result = check(content);
        INFO(result.out);
        CHECK(result.status == 0);
        CHECK(result.out == std::to_string(all.size()) + " correct, 0 incorrect\n");
    }

    SECTION("a missing or an added solution is found") {
        check_found(
            puzzle_for("win"), [](Json& puzzle) { puzzle["goal"]["count"] = 1U << 31; },
            "field goal.count must be at most 10000");
        check_found(
            puzzle_for("win"), [](Json& puzzle) { puzzle["solutions"][0]["action"] = "PLACE 9,9"; },
            "solutions must be ");
        check_found(
            puzzle_for("only"),
            [](Json& puzzle) {
                puzzle["solutions"].push_back({{"action", no_solution(puzzle)}});
            },
            "solutions must have exactly one");
        const int wrong = puzzle_for("win")["goal"]["count"].get<int>() + 2;
        check_found(
            puzzle_for("win"), [=](Json& puzzle) { puzzle["goal"]["count"] = wrong; },
            "goal.count must be " + std::to_string(wrong - 2));
        check_found(
            puzzle_for("win"), [](Json& puzzle) { puzzle["goal"]["kind"] = "race"; },
            "goal.kind: the position is not a race");
    }

    SECTION("a search finds what speaks against a puzzle without the proof") {
        const auto searched = [](const std::string& content) {
            const TemporaryFile file(content);
            return run({"puzzles", "check", "--nodes", "100000", file.path()});
        };
        std::string content;
        for (const std::string& line : puzzles()) content += line + "\n";
        CHECK(searched(content).status == 0);
        std::size_t found = 0;
        for (const std::string& line : puzzles()) {
            Json puzzle = Json::parse(line);
            const std::string action = puzzle["solutions"][0]["action"];
            if (puzzle["goal"]["kind"] != "win" || puzzle["solutions"].size() < 2) continue;
            puzzle["solutions"].erase(0);
            INFO(action);
            CHECK(contains(searched(puzzle.dump()).out,
                           "solutions must have " + action + ", which wins in "));
            ++found;
        }
        CHECK(found > 0);
        const Run lost = searched(
            R"({"game":"cachex","options":{"size":8},"setup":"......../......../......../b.rr..)"
            R"(bb/rb.bbbbb/.b.bbrr./brrrrr../rrr..... r 54","actions":[],"id":"cachex-2d5d806a5)"
            R"(5","player":0,"goal":{"kind":"only","count":3},"solutions":[{"action":"PLACE 5,0)"
            R"("}],"themes":["only-action","captured"],"rating":635,"proof":{"positions":1605}})");
        CHECK(contains(lost.out, "loses by force in "));
    }

    SECTION("a wrong continuation is found") {
        for (const std::string& line : puzzles()) {
            const Json puzzle = Json::parse(line);
            if (!puzzle["solutions"][0].contains("then")) continue;
            check_found(
                puzzle, [](Json& changed) { changed["solutions"][0]["replies"] = {"PLACE 9,9"}; },
                "solutions, ");
            check_found(
                puzzle,
                [](Json& changed) { changed["solutions"][0]["then"][0]["action"] = "PLACE 9,9"; },
                "solutions, ");
            return;
        }
        FAIL("no puzzle with a continuation");
    }

    SECTION("a file that cannot be read says where") {
        const Json puzzle = puzzle_for("win");
        for (const auto& [field, message] : std::vector<std::pair<std::string, std::string>>{
                 {"id", "field id must be a text that isn't empty"},
                 {"goal", "field goal must be an object"},
                 {"solutions", "field solutions must be an array of at least one solution"},
                 {"themes", "field themes must be an array of texts"},
                 {"rating", "field rating must be a whole number, 0 or more"},
                 {"proof", "field proof must be an object"}}) {
            check_found(
                puzzle, [&](Json& changed) { changed.erase(field); }, message);
        }
        check_found(
            puzzle, [](Json& changed) { changed["goal"]["kind"] = "draw"; },
            R"(goal.kind must be win, race, only or capture (found "draw"))");
        const std::string line = puzzle.dump();
        const Run twice = check(line + "\n" + line + "\n");
        CHECK(twice.status == 1);
        CHECK(contains(twice.out, ":2: id: occurs twice"));
        CHECK(check(line.substr(0, line.size() / 2)).status == 1);
    }

    SECTION("verify proves puzzles too") {
        Json puzzle = puzzle_for("win");
        const TemporaryFile right(puzzle.dump());
        CHECK(run({"verify", right.path()}).status == 0);
        puzzle["goal"]["count"] = 9;
        const TemporaryFile wrong(puzzle.dump());
        const Run result = run({"verify", wrong.path()});
        CHECK(result.status == 1);
        CHECK(contains(result.out, "goal.count must be "));
    }
}

TEST_CASE("puzzles: bad arguments are refused") {
    check_refused({"puzzles", "make", "--game", "chess", "--out", "x"}, "chess");
    check_refused({"puzzles", "make", "--game", "cachex"}, "--out");
    check_refused({"puzzles", "check", "missing.jsonl"}, "missing.jsonl");
}
