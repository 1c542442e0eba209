#include <algorithm>
#include <functional>
#include <set>

#include "engine/base/hash.hpp"
#include "engine/cli/book/make.hpp"
#include "engine/services/book/keys.hpp"
#include "tests/engine/cli/helpers.hpp"

// `quintet openings`: its books are correct, every kind of mistake is found, and the books of the
// page are those that the command makes.

using namespace quintet;
using namespace quintet::tests;

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* games_of_test = "30";

std::vector<std::string> arguments(const std::string& out, const std::string& games) {
    return {"openings", "make",    "--game",  "cachex",          "--option", "size=4",  "--games",
            games,      "--plies", "5",       "--opening-nodes", "200",      "--nodes", "100",
            "--least",  "2",       "--quiet", "--out",           out};
}

std::string made(const std::string& games) {
    const TemporaryFile file;
    const Run result = run(arguments(file.path(), games));
    INFO(result.err);
    CHECK(result.status == 0);
    return file.content();
}

/// The lines of a small book, made once.
const std::vector<std::string>& lines() {
    static const std::vector<std::string> all = lines_of(made(games_of_test));
    return all;
}

Run verified(const std::vector<std::string>& all) {
    std::string content;
    for (const std::string& line : all) content += line + '\n';
    const TemporaryFile file(content);
    return run({"verify", file.path()});
}

/// Checks that a book with a changed line fails, and that the message says so.
void check_found(std::size_t line, const std::function<void(Json&)>& change,
                 const std::string& expected) {
    std::vector<std::string> all = lines();
    Json json = Json::parse(all[line]);
    change(json);
    all[line] = json.dump();
    const Run result = verified(all);
    INFO(result.out);
    CHECK(result.status == 1);
    CHECK(contains(result.out, expected));
}

std::unique_ptr<RunningGame> played(const std::string& game,
                                    const std::vector<std::string>& actions,
                                    const std::string& size = "") {
    GivenOptions options;
    if (!size.empty()) options.emplace_back("size", size);
    return cli::must(open_game({game, options, "", actions}));
}

book::Key key_of(const std::string& game, const std::vector<std::string>& actions,
                 const std::string& size = "") {
    const auto shown = played(game, actions, size);
    return book::Keys(*shown).of(*shown);
}

}  // namespace

TEST_CASE("openings: a book that is made passes, and the same seed gives the same one") {
    REQUIRE(lines().size() > 10);
    const Run result = verified(lines());
    INFO(result.out);
    CHECK(result.status == 0);
    CHECK(lines_of(result.out).back() ==
          std::to_string(lines().size()) + " passed, 0 failed, 0 skipped");
    CHECK(lines_of(made(games_of_test)) == lines());
    const Json header = Json::parse(lines().front());
    CHECK(header["openings"] == 1);
    CHECK(header["options"]["size"] == 4);
    CHECK(header["games"][0] == 30);
    CHECK(header["made"]["opening_nodes"] == 200);
}

TEST_CASE("openings: a stopped run continues from its log") {
    const TemporaryFile log;
    const TemporaryFile out;
    std::filesystem::remove(log.path());
    for (const char* games : {"12", games_of_test}) {
        auto words = arguments(out.path(), games);
        words.insert(words.end(), {"--force", "--log", log.path()});
        const Run result = run(words);
        INFO(result.err);
        CHECK(result.status == 0);
    }
    CHECK(lines_of(out.content()) == lines());
    CHECK(lines_of(log.content()).size() == 31);
    auto words = arguments(out.path(), "31");
    words.insert(words.end(), {"--seed", "2", "--force", "--log", log.path()});
    check_refused(words, "other rules");
}

TEST_CASE("openings: every kind of mistake is found") {
    check_found(
        0, [](Json& json) { json["games"][0] = 31; }, "jsonl:1: games: 31 games");
    check_found(
        0, [](Json& json) { json["least"] = 3; }, "fewer games than");
    check_found(
        1, [](Json& json) { json["next"][0][0] = "PLACE 9,9"; }, "jsonl:2: next, \"PLACE");
    check_found(
        1, [](Json& json) { json["next"][0][1] = 1; }, "jsonl:2: next, ");
    check_found(
        1, [](Json& json) { json["key"] = "0123456789ab"; }, "jsonl:2: key must be ");
    check_found(
        1, [](Json& json) { json["rest"][1] = 99; }, "jsonl:2: rest: ");
    check_found(
        2, [](Json& json) { json["by"] = "PLACE 9,9"; }, "jsonl:3: ");
    check_found(
        2, [](Json& json) { json["from"] = 7; }, "must be an earlier position");
    check_found(
        2, [](Json& json) { json["next"] = Json::array(); }, "but the actions that lead here");
    check_found(
        1, [](Json& json) { json["next"][1][0] = json["next"][0][0]; },
        "leads to the same position as another action");
    auto shorter = lines();
    shorter.pop_back();
    CHECK(contains(verified(shorter).out, "a position is missing"));
    check_found(
        0, [](Json& json) { json["openings"] = 2; }, "field openings must be 1");
    check_found(
        0, [](Json& json) { json["game"] = "chess"; }, "chess");
    check_found(
        2, [](Json& json) { json.erase("key"); }, "field key");
}

TEST_CASE("openings: bad usage is refused") {
    check_refused({"openings", "make", "--game", "chess", "--out", "x"}, "chess");
    check_refused({"openings", "make", "--game", "cachex"}, "--out");
    check_refused({"openings", "make", "--game", "cachex", "--out", "x", "--plies", "0"},
                  "--plies");
}

TEST_CASE(
    "book keys: mirror images, orders of moves and shifts share one, other positions do not") {
    const auto cachex = [](const std::vector<std::string>& actions) {
        return key_of("cachex", actions, "5");
    };
    // Turned by half.
    CHECK(cachex({"PLACE 0,1", "PLACE 2,1"}) == cachex({"PLACE 4,3", "PLACE 2,3"}));
    // Two orders of moves.
    CHECK(cachex({"PLACE 0,1", "PLACE 2,1", "PLACE 3,3"}) ==
          cachex({"PLACE 3,3", "PLACE 2,1", "PLACE 0,1"}));
    // Mirrored, which exchanges the sides of the players.
    CHECK(cachex({"PLACE 0,1"}) != cachex({"PLACE 1,0"}));
    CHECK(key_of("halma", {"3,1-4,2"}) == key_of("halma", {"1,3-2,4"}));
    CHECK(key_of("hive", {"wS1", "bA1 wS1-"}) == key_of("hive", {"wS1", "bA1 /wS1"}));
    CHECK(key_of("hive", {"wS1", "bA1 wS1-"}) != key_of("hive", {"wS1", "bS1 wS1-"}));
    // Shifted over the edge of the torus and turned.
    CHECK(key_of("tetress", {"PLACE 0,0 0,1 0,2 0,3"}) ==
          key_of("tetress", {"PLACE 0,7 1,7 9,7 10,7"}));
    CHECK(key_of("tetress", {"PLACE 0,0 0,1 0,2 0,3"}) !=
          key_of("tetress", {"PLACE 0,0 0,1 1,0 1,1"}));
}

TEST_CASE("book keys: of first actions there are as many as the board has different ones") {
    const auto count = [](const std::string& game, const std::string& size = "") {
        const auto start = played(game, {}, size);
        return book::Keys(*start).different_actions(*start).size();
    };
    CHECK(count("cachex", "5") == 12);  // 25 cells but the middle, turned by half
    CHECK(count("tetress") == 5);       // the tetrominoes, mirror images included
    CHECK(count("hive") == 4);          // ant, beetle, grasshopper, spider
}

TEST_CASE("book keys: every position shares its key with its mirror image after every action") {
    // From each position of a random line, an action of the mirror image leads to the same key.
    for (const char* game : {"halma", "hive", "tetress", "cachex", "chexers"}) {
        INFO(game);
        const auto shown = played(game, {});
        const book::Keys keys(*shown);
        std::uint64_t choice = 7;
        for (int ply = 0; ply < 4; ++ply) {
            const auto actions = keys.different_actions(*shown);
            REQUIRE(!actions.empty());
            choice = mix(choice);
            cli::must(shown->play(actions[choice % actions.size()]));
        }
        const auto along = keys.along(*shown, 4);
        REQUIRE(along.size() == 5);
        CHECK(std::set<book::Key>(along.begin(), along.end()).size() == 5);
        cli::must(shown->go_to(3));
        CHECK(!keys.actions_to(*shown, std::vector<book::Key>{along[4]}).front().empty());
        CHECK(keys.actions_to(*shown, std::vector<book::Key>{along[1]}).front().empty());
    }
}
