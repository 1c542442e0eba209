#include <algorithm>

#include "tests/engine/play/helpers.hpp"

// Searches in which the player to move plays against one of two opponents.

using namespace quintet;
using namespace quintet::tests;

namespace {

constexpr Player red = 0;
constexpr Player green = 1;
constexpr Player blue = 2;

/// Red wins with its next action. Blue moves before red and could convert red's only piece if the
/// green piece behind it were away. Green can also take its first exit.
constexpr const char* red_wins_next = "...b/....r/.....g/......./....../...../..gg g 3,2,1 31";

/// Blue wins with its next action if green does not convert its piece on the exit hex.
constexpr const char* blue_wins_next = "g.../b..../....../...r..b/.....r/....g/r... g 1,1,3 31";

/// Red has no pieces.
constexpr const char* without_red = "..../.g..b/....../....bb./..bg../....g/.... g 1,1,1 31";

SearchRequest request_against(const std::string& algorithm, Player against,
                              std::uint64_t nodes = 20'000) {
    SearchRequest out;
    out.algorithm = algorithm;
    out.against = against;
    out.nodes = nodes;
    return out;
}

SearchProgress found(RunningGame& running, const SearchRequest& wanted) {
    GameSearch search;
    const Status status = search.start(running, wanted);
    INFO((status ? "" : status.error().message));
    REQUIRE(status.ok());
    while (!search.step_nodes(1000).finished) continue;
    return search.stop();
}

SearchProgress found(const char* setup, const SearchRequest& wanted) {
    return found(*started({"chexers", {}}, setup), wanted);
}

/// Returns why a request is refused; empty if it is not.
std::string refusal(const Variant& variant, const SearchRequest& wanted, const char* setup = "") {
    const Status status = GameSearch().start(*started(variant, setup), wanted);
    return status ? "" : status.error().message;
}

const std::vector<std::string> both{"paranoid", "best-reply"};

}  // namespace

TEST_CASE("coalition: a member makes way for another one that can stop the victim") {
    for (const std::string& algorithm : both) {
        INFO(algorithm);
        // If green plays for itself, it expects both opponents to play against it, and red wins.
        const SearchProgress alone = found(red_wins_next, request_against(algorithm, no_player));
        CHECK(alone.best == "EXIT -1,3");
        CHECK(alone.lines.front().scores[green] == 3 - win_score);
        const SearchProgress together = found(red_wins_next, request_against(algorithm, red));
        CHECK(together.best.rfind("MOVE 3,-1 ", 0) == 0);
        const std::vector<std::string>& line = together.lines.front().actions;
        REQUIRE(line.size() > 1);
        CHECK(line[1] == "JUMP 3,-3 3,-1");
    }
}

TEST_CASE("coalition: the one who can stop the victim does so instead of an exit of its own") {
    // A similar position after green has moved out of the way. Blue can also exit, but not win.
    constexpr const char* setup = "...b/....r/b...../......g/....../...../...g b 3,1,2 32";
    for (const std::string& algorithm : both) {
        INFO(algorithm);
        CHECK(found(setup, request_against(algorithm, red)).best == "JUMP 3,-3 3,-1");
        CHECK(found(setup, request_against(algorithm, green)).best != "JUMP 3,-3 3,-1");
    }
}

TEST_CASE("coalition: that another member wins is as good as a win") {
    for (const std::string& algorithm : both) {
        INFO(algorithm);
        CHECK(found(blue_wins_next, request_against(algorithm, no_player)).best ==
              "JUMP 0,-3 -2,-1");
        CHECK(found(blue_wins_next, request_against(algorithm, blue)).best == "JUMP 0,-3 -2,-1");
        const SearchProgress against_red = found(blue_wins_next, request_against(algorithm, red));
        CHECK(against_red.best != "JUMP 0,-3 -2,-1");
        const SearchLine& line = against_red.lines.front();
        CHECK(line.actions.size() == 2);
        CHECK(line.actions.back() == "EXIT -1,-2");
        CHECK(line.proven_plies == 2);
        // The scores show which member of the coalition wins.
        CHECK(line.scores == std::vector<Score>{2 - win_score, 2 - win_score, win_score - 2});
        CHECK(line.chances == std::vector<double>{0, 0, 1});
    }
}

TEST_CASE("coalition: lines come with the most harmful first, and can be played") {
    for (const std::string& algorithm : both) {
        INFO(algorithm);
        SearchRequest wanted = request_against(algorithm, blue);
        wanted.lines = 5;
        const auto running = random_game({"chexers", {}}, 7, 15);
        REQUIRE(running->to_move() == red);
        const SearchProgress progress = found(*running, wanted);
        REQUIRE(progress.lines.size() == 5);
        CHECK(std::is_sorted(progress.lines.begin(), progress.lines.end(),
                             [](const SearchLine& a, const SearchLine& b) {
                                 return a.scores[blue] < b.scores[blue];
                             }));
        CHECK(progress.lines.front().scores[blue] < progress.lines.back().scores[blue]);
        for (const SearchLine& line : progress.lines) {
            const auto board = random_game({"chexers", {}}, 7, 15);
            for (const std::string& action : line.actions) CHECK(board->play(action).ok());
        }
    }
}

TEST_CASE("coalition: against a player without pieces everybody plays for himself") {
    for (const std::string& algorithm : both) {
        INFO(algorithm);
        const SearchProgress alone = found(without_red, request_against(algorithm, no_player));
        const SearchProgress against_red = found(without_red, request_against(algorithm, red));
        CHECK(alone.best == against_red.best);
        CHECK(alone.lines.front().scores == against_red.lines.front().scores);
        // A search against blue gives other values.
        const SearchProgress against_blue = found(without_red, request_against(algorithm, blue));
        CHECK(alone.lines.front().scores != against_blue.lines.front().scores);
    }
}

TEST_CASE("coalition: with two players to play against the other one is nothing new") {
    for (const char* game : {"halma", "cachex", "tetress", "hive"}) {
        INFO(game);
        const auto search = [&](Player against) {
            return found(*started({game, {}}), request_against("", against, 2000));
        };
        const SearchProgress usual = search(no_player);
        const SearchProgress against = search(1);
        CHECK(usual.best == against.best);
        CHECK(usual.depth == against.depth);
        CHECK(usual.lines.front().scores == against.lines.front().scores);
        CHECK(contains(refusal({game, {}}, request_against("", 0)), "against itself"));
        CHECK(contains(refusal({game, {}}, request_against("", 2)), "the player must be below 2"));
    }
}

TEST_CASE("coalition: who cannot play against one player says so") {
    const Variant chexers{"chexers", {}};
    CHECK(refusal(chexers, request_against("", green)).empty());
    CHECK(contains(refusal(chexers, request_against("", red)), "against itself"));
    CHECK(contains(refusal(chexers, request_against("", 3)), "the player must be below 3"));
    for (const char* algorithm : {"max-n", "mcts", "greedy", "random"}) {
        CHECK(contains(refusal(chexers, request_against(algorithm, green)), algorithm));
        CHECK(refusal(chexers, request_against(algorithm, no_player)).empty());
    }
    SearchRequest random = request_against("", green);
    random.temperature = 10;
    CHECK(contains(refusal(chexers, random), "temperature"));
    SearchRequest beginner = request_against("", green);
    beginner.level = "beginner";
    CHECK(contains(refusal(chexers, beginner), "temperature"));
}

TEST_CASE("coalition: several threads find the same proven win") {
    SearchRequest wanted = request_against("", red);
    wanted.threads = 2;
    const SearchProgress progress = found(blue_wins_next, wanted);
    CHECK(progress.lines.front().proven_plies == 2);
    CHECK(progress.lines.front().scores[blue] == win_score - 2);
}
