#include "engine/cli/base/files.hpp"

#include <sys/stat.h>

#include "engine/cli/tournament/setup/settings.hpp"
#include "tests/engine/cli/helpers.hpp"

// Files and JSON from outside.

namespace quintet::tests {

using namespace quintet::cli;
namespace fs = std::filesystem;

namespace {

/// A folder that is removed at the end of the test.
class TemporaryFolder {
  public:
    TemporaryFolder() : path_(fs::temp_directory_path() / ("quintet-files-" + unique())) {
        fs::create_directory(path_);
    }
    ~TemporaryFolder() { fs::remove_all(path_); }

    fs::path operator/(const char* name) const { return path_ / name; }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& each : fs::directory_iterator(path_)) {
            names.push_back(each.path().filename().string());
        }
        return names;
    }

  private:
    std::string unique() const {
        std::ostringstream text;
        text << this;
        return text.str();
    }

    fs::path path_;
};

}  // namespace

TEST_CASE("files: JSON that would break a reader is refused") {
    CHECK_THROWS_WITH(parse_json("{\"x\":1e400}"), "a number is too large");
    CHECK_THROWS_WITH(parse_json(std::string(3'000'000, '[')), "the JSON is nested too deeply");
    CHECK_THROWS_WITH(parse_json("{\"x\":"), "not JSON: error at byte 6");
    CHECK_THROWS_WITH(parse_json("{\"x\":\n"), "not JSON: error at byte 6");
    CHECK_THROWS_WITH(parse_json(" \n"), "must be JSON (found nothing)");
    CHECK(parse_json("[1e300,-1e-400]").size() == 2);
}

TEST_CASE("files: numbers outside the range of their type are refused") {
    CHECK(integer_of<int>(Json(-7)) == -7);
    CHECK(integer_of<std::uint64_t>(parse_json("18446744073709551615")) == ~std::uint64_t{0});
    CHECK_THROWS_WITH(integer_of<int>(Json(1e300)), "must be a whole number (found 1e+300)");
    CHECK_THROWS_WITH(integer_of<int>(Json("1")), "must be a whole number (found string)");
    CHECK_THROWS(integer_of<int>(Json(std::int64_t{1} << 40)));
    CHECK_THROWS(integer_of<std::size_t>(Json(-1)));
    CHECK_THROWS(integers_of(Json(1)));
}

TEST_CASE("files: settings of a tournament with fields of other types are refused") {
    const TemporaryFolder folder;
    const Json good = parse_json(
        R"({"format":"quintet-tournament","version":1,"game":"cachex","players":["red","blue"],)"
        R"("seed":0,"rounds":1,"games":0,"created":"","participants":[{"name":"a","seat":"random",)"
        R"("kind":"engine"}]})");
    const auto read = [&](const Json& settings) {
        std::ofstream(folder / "tournament.json") << settings;
        return settings_in(folder / "");
    };
    CHECK(read(good).at("version") == 2);
    const char* changes[] = {
        "[]",
        R"({"game":1})",
        R"({"rounds":1e300})",
        R"({"participants":5})",
        R"({"participants":[{"name":"a","seat":"b","kind":[]}]})",
        R"({"participants":[{"name":"a","seat":"b","kind":"c","elo":"d"}]})",
        R"({"participants":[{"name":"a","seat":"b","kind":"c","excluded":1}]})",
    };
    for (const char* change : changes) {
        Json wrong = parse_json(change);
        if (wrong.is_object()) {
            wrong = good;
            wrong.update(parse_json(change));
        }
        INFO(change);
        CHECK_THROWS_WITH(
            read(wrong),
            Catch::Matchers::EndsWith("tournament.json: must be the settings of a tournament"));
    }
}

TEST_CASE("files: JSON with bytes that are not UTF-8 is written all the same") {
    CHECK(format_json({{"name", "a\xff\xc3"}}) == "{\"name\":\"a\xef\xbf\xbd\xef\xbf\xbd\"}");
}

TEST_CASE("files: only regular files are read, and pipes are not waited for") {
    const TemporaryFolder folder;
    REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
    fs::create_symlink("/dev/zero", folder / "link");
    for (const fs::path& file :
         {folder / "pipe", folder / "link", folder / "", fs::path("/dev/zero")}) {
        INFO(file);
        CHECK_THROWS_WITH(content_of(file),
                          Catch::Matchers::EndsWith("must be a file (found something else)"));
    }
    check_refused({"verify", (folder / "pipe").string()}, "must be a file");
    check_refused({"review", (folder / "pipe").string()}, "must be a file");
    fs::rename(folder / "pipe", folder / "input.txt");
    check_refused({"halma-agent", "--folder", (folder / "").string()}, "must be a file");
}

TEST_CASE("files: a last line that is not complete is left out, and noted") {
    std::ostringstream notes;
    std::vector<std::string> lines;
    const auto take = [&](const std::string& line, const std::string& place) {
        lines.push_back(place + " " + line);
    };
    for_each_line_of("{}\n\n[1]\n{\"a", "games", take, &notes);
    CHECK(lines == std::vector<std::string>{"games:1 {}", "games:3 [1]"});
    CHECK(notes.str() == "games:4: skipped the incomplete last line\n");
    for_each_line_of("{\"a\n{}", "games", take, &notes);
    CHECK(lines.size() == 4);
}

TEST_CASE("files: each command reports a bad record and continues with the next") {
    const TemporaryFile played;
    REQUIRE(run({"match", "--game", "cachex", "--option", "size=3", "--seat", "random", "--seat",
                 "random", "--games", "2", "--out", played.path()})
                .status == 0);
    const std::vector<std::string> games = lines_of(played.content());
    const std::string position =
        lines_of(content_of(QUINTET_TEST_DATA "/tactics/cachex.jsonl")).front();
    struct Command {
        std::vector<std::string> words;
        std::string first, second;  // good records
        int status;
        std::string said;  // of the good records, or of the choice
    };
    const std::vector<Command> commands = {
        {{"verify"}, games[0], games[1], 1, "2 passed, 1 failed"},
        {{"match", "--merge"}, games[0], games[1], 1, "2 games from"},
        {{"review", "--nodes", "20", "--draws"}, games[0], games[1], 1, "game 3, "},
        {{"import"}, games[0], games[1], 1, "\"game\":1"},
        {{"export", "--as", "log"}, games[0], games[1], 1, ""},
        {{"bench", "--perft", "--positions"}, games[0], games[1], 1, "all"},
        {{"bench", "--nodes", "20", "--tactics"}, position, position, 1, "   2 "},
        {{"search", "--depth", "1", "--ply", "0", "--game", "1", "--record"},
         games[0],
         games[1],
         0,
         "best: "},
        {{"search", "--depth", "1", "--game", "2", "--record"}, games[0], games[1], 2, ""},
        {{"diagram", "--number", "3", "--record"}, games[0], games[1], 0, "<svg"},
        {{"diagram", "--number", "2", "--record"}, games[0], games[1], 2, ""},
        {{"lens", "--record"}, games[0], games[1], 2, "must have one record (found 3)"},
    };
    for (const Command& each : commands) {
        const TemporaryFile file(each.first + "\n{\"game\":\"cachex\",\"actions\":[1e400]}\n" +
                                 each.second + "\n{\"game\":\"cach");
        std::vector<std::string> words = each.words;
        words.push_back(file.path());
        const Run result = run(words);
        INFO(words.front() << ' ' << words[1] << '\n' << result.out << result.err);
        CHECK(result.status == each.status);
        const std::string all = result.out + result.err;
        CHECK(contains(all, each.said));
        CHECK(contains(all, file.path() + ":4: skipped the incomplete last line"));
        const bool chooses = words.front() == "lens" || each.status == 0;
        CHECK(contains(all, file.path() + ":2: a number is too large") == !chooses);
    }
    check_refused({"lens", "--record", "-"},
                  "standard input:1: not JSON: error at byte 19 (line 2)",
                  "{\"game\":\"cachex\",\n1}");
}

TEST_CASE("files: a file is written as a whole, a link stays one, and nothing is left behind") {
    const TemporaryFolder folder;
    write_whole(folder / "file", "old");
    fs::create_symlink(folder / "file", folder / "link");
    write_whole(folder / "link", "new");
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(content_of(folder / "file") == "new");
    CHECK(folder.names().size() == 2);
    CHECK_THROWS_AS(write_whole("/dev/null", "text"), InputError);
    CHECK_THROWS_AS(write_whole(folder / "missing" / "file", "text"), InputError);
}

TEST_CASE("files: one program at a time writes a growing file") {
    const TemporaryFolder folder;
    std::ofstream(folder / "games") << "one\ntwo\ntor";
    GrowingFile file(folder / "games");
    CHECK_THROWS_WITH(GrowingFile(folder / "games"),
                      Catch::Matchers::EndsWith("another program is writing to it"));
    CHECK(file.complete_lines() == "one\ntwo\n");
    file.add("three\n");
    CHECK(content_of(folder / "games") == "one\ntwo\nthree\n");
    file.clear();
    CHECK(content_of(folder / "games").empty());
    check_refused({"match", "--game", "cachex", "--seat", "random", "--seat", "random", "--games",
                   "2", "--out", (folder / "games").string()},
                  "another program is writing to it");
}

TEST_CASE("files: nothing with content is replaced without --force") {
    const TemporaryFile mine("my own words\n");
    const TemporaryFile record(R"({"game":"cachex","options":{"size":3},"actions":[]})"
                               "\n");
    const std::vector<std::vector<std::string>> commands = {
        {"diagram", "--record", record.path()},
        {"openings", "make", "--game", "cachex", "--option", "size=3", "--games", "1"},
        {"tune", "--game", "cachex", "--nodes", "20"},
    };
    for (std::vector<std::string> words : commands) {
        words.insert(words.end(), {"--out", mine.path()});
        check_refused(words, "already exists; --force replaces it");
        CHECK(mine.content() == "my own words\n");
    }
    CHECK(run({"diagram", "--record", record.path(), "--force", "--out", mine.path()}).status == 0);
    CHECK(contains(mine.content(), "<svg"));
}

}  // namespace quintet::tests
