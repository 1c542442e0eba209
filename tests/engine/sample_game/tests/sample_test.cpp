#include <algorithm>

#include "engine/session/search/levels.hpp"
#include "tests/engine/session/helpers.hpp"

// Tests of the sample game's rules, and that every search plays it well. The guide to a new game
// copies it to `mygame`; that copy is tested. The tests in `tests/engine/session`, which check what
// holds for every game, run on it too.

using namespace quintet;
using namespace quintet::tests;

namespace {

std::unique_ptr<RunningGame> after(const std::vector<std::string>& columns) {
    auto game = started({"mygame", {}});
    for (const std::string& column : columns) REQUIRE(game->play("DROP " + column).ok());
    return game;
}

std::string error_of(const std::string& setup) {
    const auto game = open_game({"mygame", {}, setup});
    REQUIRE_FALSE(game.ok());
    return game.error().message;
}

}  // namespace

TEST_CASE("the sample game is the only one in this program") {
    REQUIRE(games().size() == 1);
    CHECK(games().front()->id == "mygame");
}

TEST_CASE("four in a column, a row and both diagonals win") {
    const std::vector<std::vector<std::string>> won{
        {"a", "b", "a", "b", "a", "b", "a"},
        {"d", "d", "e", "e", "f", "f", "g"},
        {"a", "b", "b", "c", "c", "d", "c", "d", "d", "g", "d"},
        {"g", "f", "f", "e", "e", "d", "e", "d", "d", "a", "d"},
    };
    for (const auto& columns : won) {
        const auto game = after(columns);
        CHECK(game->outcome() == Outcome::win(0, "four"));
        CHECK(game->legal_actions().empty());
        REQUIRE(game->go_to(game->length() - 1).ok());
        CHECK_FALSE(game->outcome().over());
    }
}

TEST_CASE("a four does not go round the edge, and a full board is a draw") {
    // The top of one column and the bottom of the next are not neighbours.
    CHECK_FALSE(open_game({"mygame", {}, "r....../r....../r....../b....../b....../br..... b"})
                    .value()
                    ->outcome()
                    .over());
    const auto full =
        open_game({"mygame", {}, "rrbbrrb/bbrrbbr/rrbbrrb/bbrrbbr/rrbbrrb/bbrrbbr r"});
    REQUIRE(full.ok());
    CHECK(full.value()->outcome() == Outcome::draw("board_full"));
}

TEST_CASE("perft counts the sequences of the sample game") {
    const auto game = started({"mygame", {}});
    CHECK(game->perft(1) == 7);
    CHECK(game->perft(4) == 2401);
    CHECK(game->perft(6) == 117649);
    // After six discs in one column, that column is full: 7^7 - 7 sequences.
    CHECK(game->perft(7) == 823536);
}

TEST_CASE("positions that no game leads to are refused with a reason") {
    const std::string empty = "......./......./......./......./.......";
    CHECK(error_of(empty + "/rr..... b") ==
          "setup: red must have as many discs as blue, or one more");
    CHECK(error_of("......./......./......./......./...r.../....... b") ==
          "setup: a disc hangs in the air");
    CHECK(error_of("......./......./......./......./bbb..../rrrrb.. r") ==
          "setup: the game was over before");
    CHECK(error_of(empty + "/r...... r") ==
          "setup: must be \"" + empty +
              "/r...... b\" with these tokens (found another player to move)");
}

TEST_CASE("levels that were not measured have limits but no ratings") {
    CHECK(level_ratings("mygame").empty());
    CHECK(level_limits("mygame").size() == level_count);
}

TEST_CASE("every search of the sample game wins in one and prevents a loss in one") {
    for (const int threads : {1, 3}) {
        for (const std::string& algorithm : algorithms_of("mygame")) {
            if (algorithm == "random" || (threads > 1 && algorithm == "greedy")) continue;
            INFO(algorithm << " in " << threads << " threads");
            const auto choice = [&](const std::vector<std::string>& columns) {
                const auto game = after(columns);
                SearchRequest request;
                request.algorithm = algorithm;
                request.nodes = 5000;
                request.threads = threads;
                GameSearch search;
                REQUIRE(search.start(*game, request).ok());
                while (!search.step_nodes(1000).finished) {
                }
                return search.progress().best;
            };
            CHECK(choice({"d", "a", "d", "a", "d", "b"}) == "DROP d");
            if (algorithm != "greedy") CHECK(choice({"d", "a", "d", "a", "d"}) == "DROP d");
        }
    }
}
