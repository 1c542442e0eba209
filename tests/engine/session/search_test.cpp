#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "tests/engine/session/helpers.hpp"
#include "tests/engine/thinned.hpp"

// Searches through the interface that does not depend on the game.

using namespace quintet;
using namespace quintet::tests;

namespace {

constexpr std::uint64_t nodes = thinned(3000);

/// Calls `check` with positions of every variant and every algorithm that it has.
template <class Check>
void with_every_algorithm(Check&& check) {
    for (const Variant& variant : variants()) {
        for (const std::string& algorithm : algorithms_of(variant.game)) {
            for (const int plies : {0, 7, 20}) {
                INFO(variant.name() << ", " << algorithm << ", after " << plies << " plies");
                const auto make = [&] { return random_game(variant, 4, plies); };
                if (!make()->outcome().over()) check(algorithm, make);
            }
        }
    }
}

SearchRequest request(const std::string& algorithm, std::uint64_t most_nodes, int lines = 1) {
    SearchRequest out;
    out.algorithm = algorithm;
    out.nodes = most_nodes;
    out.lines = lines;
    return out;
}

/// Steps a search to its end and returns its time before the last step: less than its limit, also
/// on a machine that is too busy to end the step on time.
double seconds_before_end(GameSearch& search) {
    double before = 0;
    do {
        before = search.progress().seconds;
    } while (!search.step(10).finished && before < 60);
    return before;
}

SearchProgress finished(const RunningGame& running, const SearchRequest& wanted,
                        std::uint64_t nodes_each) {
    GameSearch search;
    const Status status = search.start(running, wanted);
    INFO((status ? "" : status.error().message));
    REQUIRE(status.ok());
    for (int steps = 0; steps < 1'000'000; ++steps) {
        const SearchProgress& progress = search.step_nodes(nodes_each);
        if (progress.finished) return progress;
    }
    FAIL("the search does not end");
    return {};
}

bool same_findings(const SearchProgress& a, const SearchProgress& b) {
    const auto equal = [](const SearchLine& x, const SearchLine& y) {
        return x.actions == y.actions && x.scores == y.scores && x.proven_plies == y.proven_plies;
    };
    return a.best == b.best && a.depth == b.depth &&
           std::equal(a.lines.begin(), a.lines.end(), b.lines.begin(), b.lines.end(), equal);
}

}  // namespace

TEST_CASE("every search: its lines can be played, with a value for every player") {
    with_every_algorithm([](const std::string& algorithm, auto make) {
        const auto running = make();
        const SearchProgress found = finished(*running, request(algorithm, nodes, 3), nodes / 4);
        const std::size_t players = running->spec().players.size();
        const std::vector<std::string> legal = running->legal_actions();
        CHECK(std::count(legal.begin(), legal.end(), found.best) == 1);
        REQUIRE_FALSE(found.lines.empty());
        CHECK(found.lines.size() <= 3);
        CHECK(found.lines.front().actions.front() == found.best);
        for (const SearchLine& line : found.lines) {
            REQUIRE(line.scores.size() == players);
            REQUIRE(line.chances.size() == players);
            const double sum = std::accumulate(line.chances.begin(), line.chances.end(), 0.0);
            CHECK(std::abs(sum - 1) < 1e-9);
            if (players == 2) CHECK(line.scores[0] == -line.scores[1]);
            const auto board = make();
            for (const std::string& action : line.actions) {
                INFO(action);
                CHECK(board->play(action).ok());
            }
        }
    });
}

TEST_CASE("every search: it is the same however it is cut into steps") {
    with_every_algorithm([](const std::string& algorithm, auto make) {
        const auto a = make();
        const auto b = make();
        CHECK(same_findings(finished(*a, request(algorithm, nodes), 1'000'000),
                            finished(*b, request(algorithm, nodes), 7)));
    });
}

TEST_CASE("every search: stopped early it still names a legal action, and the game continues") {
    with_every_algorithm([](const std::string& algorithm, auto make) {
        const auto running = make();
        GameSearch search;
        REQUIRE(search.start(*running, request(algorithm, 0)).ok());
        search.step_nodes(1);
        const SearchProgress found = search.stop();
        CHECK(found.finished);
        const int ply = running->ply();
        CHECK(running->play(found.best).ok());
        CHECK(running->ply() == ply + 1);
    });
}

TEST_CASE("every search: changes of the game meanwhile don't change its findings") {
    with_every_algorithm([](const std::string& algorithm, auto make) {
        const SearchProgress alone = finished(*make(), request(algorithm, nodes), 1'000'000);
        auto running = make();
        GameSearch search;
        REQUIRE(search.start(*running, request(algorithm, nodes)).ok());
        search.step_nodes(100);
        REQUIRE(running->play(running->legal_actions().front()).ok());
        search.step_nodes(100);
        REQUIRE(running->go_to(0).ok());
        search.step_nodes(100);
        running = nullptr;
        CHECK(same_findings(search.step_nodes(1'000'000), alone));
    });
}

TEST_CASE("search: only a search that was stopped early says so") {
    const auto running = started(variants().front());
    GameSearch search;
    REQUIRE(search.start(*running, {}).ok());
    search.step_nodes(100);
    CHECK_FALSE(search.progress().stopped);
    CHECK(search.stop().stopped);
    REQUIRE(search.start(*running, request("", 100)).ok());
    CHECK_FALSE(search.progress().stopped);
    CHECK(search.step_nodes(100).finished);
    CHECK_FALSE(search.stop().stopped);
}

TEST_CASE("search: requests that make no sense are refused with the reason") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto running = started(variant);
        const auto refused = [&](auto change, const char* word) {
            SearchRequest wrong;
            change(wrong);
            GameSearch search;
            const Status status = search.start(*running, wrong);
            REQUIRE_FALSE(status.ok());
            INFO(status.error().message);
            CHECK(status.error().message.find(word) != std::string::npos);
            CHECK(search.step_nodes(10).finished);
        };
        refused([](SearchRequest& r) { r.algorithm = "oracle"; }, "oracle");
        refused([](SearchRequest& r) { r.level = "god"; }, "god");
        refused([](SearchRequest& r) { r.lines = 0; }, "lines");
        refused([](SearchRequest& r) { r.lines = 65; }, "lines");
        refused([](SearchRequest& r) { r.depth = -1; }, "depth");
        refused([](SearchRequest& r) { r.depth = 101; }, "depth");
        refused([](SearchRequest& r) { r.time_ms = -1; }, "time");
        refused([](SearchRequest& r) { r.threads = 0; }, "threads");
        refused([](SearchRequest& r) { r.threads = 65; }, "threads");
        refused([](SearchRequest& r) { r.threads = 2, r.algorithm = "greedy"; }, "one thread");
        refused([](SearchRequest& r) { r.temperature = -1; }, "temperature");
        refused([](SearchRequest& r) { r.temperature = 1001; }, "temperature");
    }
}

TEST_CASE("search: a finished game is not searched") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto running = random_game({game->id, {}}, seed, 800);
            if (!running->outcome().over()) continue;  // random games of Hive rarely end
            GameSearch search;
            CHECK_FALSE(search.start(*running, {}).ok());
            break;
        }
    }
}

TEST_CASE("search: a clock bounds the time of a level, and never lengthens it") {
    const auto check_ends = [](const char* level, int time_ms, double limit_ms) {
        const auto running = random_game({games().front()->id, {}}, 6, 9);
        SearchRequest wanted;
        wanted.level = level;
        wanted.time_ms = time_ms;
        GameSearch search;
        REQUIRE(search.start(*running, wanted).ok());
        CHECK(1000 * seconds_before_end(search) < limit_ms);
        CHECK(running->play(search.progress().best).ok());
    };
    check_ends("master", 50, 50);
    check_ends("beginner", 60'000, levels().front().time_ms);
}

TEST_CASE("search: limits tighten a level, never loosen it") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const auto nodes_of = [&](const char* level, std::uint64_t most) {
            const auto running = random_game({game->id, {}}, 6, 9);
            SearchRequest wanted;
            wanted.level = level;
            wanted.nodes = most;
            return search_to_end(*running, wanted).value().nodes;
        };
        CHECK(nodes_of("expert", 20) < 40);
        const std::uint64_t own = nodes_of("expert", 0);
        CHECK(own > 40);
        CHECK(nodes_of("expert", 1'000'000) == own);
    }
}

TEST_CASE("search: with a temperature the choice varies, without one it does not") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const auto choices = [&](int temperature) {
            std::set<std::string> chosen;
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                const auto running = random_game({game->id, {}}, 6, 9);
                SearchRequest wanted;
                wanted.nodes = 300;
                wanted.temperature = temperature;
                wanted.seed = seed;
                GameSearch search;
                REQUIRE(search.start(*running, wanted).ok());
                const std::string best = search.step_nodes(300).best;
                CHECK(running->play(best).ok());
                chosen.insert(best);
            }
            return chosen.size();
        };
        CHECK(choices(0) == 1);
        CHECK(choices(1000) > 1);
    }
}

TEST_CASE("search: weak levels bring their pieces home", "[five]") {
    constexpr int longest = 3 * 60;
    int ended = 0;
    Random seeds(7);
    GameSearch search;
    SearchRequest wanted;
    for (const char* level : {"beginner", "novice", "easy"}) {
        wanted.level = level;
        for (int played = 0; played < 3; ++played) {
            const auto running = started({"chexers", {}});
            for (int ply = 0; ply < longest && !running->outcome().over(); ++ply) {
                wanted.seed = seeds.next();
                REQUIRE(search.start(*running, wanted).ok());
                REQUIRE(running->play(search.step_nodes(1000).best).ok());
            }
            ended += running->outcome().over() ? 1 : 0;
        }
    }
    CHECK(ended >= 8);  // of 9: one in ten may take longer
}

TEST_CASE("search: every level keeps its time and plays a legal action") {
    for (const GameSpec* game : games()) {
        for (const Level& level : levels()) {
            if (level.time_ms > 500 && game != games().front()) continue;  // to save time
            INFO(game->id << ", " << level.id);
            const auto running = random_game({game->id, {}}, 6, 9);
            SearchRequest wanted;
            wanted.level = level.id;
            GameSearch search;
            REQUIRE(search.start(*running, wanted).ok());
            CHECK(1000 * seconds_before_end(search) < level.time_ms);
            CHECK(running->play(search.progress().best).ok());
        }
    }
}

TEST_CASE("search: every game can be searched in several threads, and then in one again") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto running = started(variant);
        GameSearch search;
        const auto lines_of = [&](int threads, const char* algorithm = "") {
            SearchRequest wanted;
            wanted.algorithm = algorithm;
            wanted.nodes = nodes;
            wanted.threads = threads;
            REQUIRE(search.start(*running, wanted).ok());
            while (!search.step_nodes(200).finished) {
            }
            const SearchProgress& found = search.progress();
            const auto legal = running->legal_actions();
            CHECK(std::count(legal.begin(), legal.end(), found.best) == 1);
            return found.lines.at(0).actions;
        };
        const auto alone = lines_of(1);
        lines_of(3);
        CHECK(lines_of(1) == alone);
        lines_of(3, "mcts");
        CHECK(lines_of(1) == alone);
    }
}

TEST_CASE("search: the size of the table is a matter of the request", "[five]") {
    const auto running = random_game({"cachex", {}}, 6, 9);
    GameSearch search;
    for (const int megabytes : {0, 1, 64, 1}) {
        SearchRequest wanted;
        wanted.nodes = 2000;
        wanted.table_mb = megabytes;
        REQUIRE(search.start(*running, wanted).ok());
        while (!search.step_nodes(1000).finished) {
        }
        const auto legal = running->legal_actions();
        CHECK(std::count(legal.begin(), legal.end(), search.progress().best) == 1);
    }
    for (const int megabytes : {-1, 1025}) {
        SearchRequest wanted;
        wanted.table_mb = megabytes;
        CHECK_FALSE(search.start(*running, wanted).ok());
    }
}
