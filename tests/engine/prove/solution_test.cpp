#include <set>

#include "tests/engine/prove/helpers.hpp"

// Solved wins, defences, and the shapes by which positions are compared.

using namespace quintet;
using namespace quintet::tests;
using prove::Solution;

namespace {

std::unique_ptr<RunningGame> opened(const GameRecord& record) {
    return cli::must(open_game(record));
}

/// Plays through every line of a solution. The reader wins at the end of each, in no more than
/// `plies`; returns the number of ends.
int play_through(const GameRecord& before, const std::vector<Solution>& solutions, int plies,
                 Player winner) {
    CHECK_FALSE(solutions.empty());
    int ends = 0;
    for (const Solution& solution : solutions) {
        GameRecord after = before;
        after.actions.push_back(solution.action);
        for (const std::string& reply : solution.replies) after.actions.push_back(reply);
        const int left = plies - 1 - static_cast<int>(solution.replies.size());
        CHECK(left >= 0);
        const auto game = opened(after);
        if (solution.then.empty()) {
            CHECK(game->outcome().state == Outcome::State::won);
            CHECK(game->outcome().winner == winner);
            ++ends;
        } else {
            CHECK(game->to_move() == winner);
            ends += play_through(after, solution.then, left, winner);
        }
    }
    return ends;
}

/// Solves the wins of a suite within so many plies and plays them through.
void check_solutions(const std::string& id, int most_plies) {
    int longest = 0;
    for (const SuiteLine& line : suite(id)) {
        if (line.position.wins_in > most_plies) continue;
        INFO(line.place);
        const GameRecord& position = line.position.record;
        const auto game = opened(position);
        const auto win = prove::solve_win(
            *game, {.most_plies = line.position.wins_in, .most_positions = 50'000'000});
        CHECK(win.finding.complete);
        std::vector<std::string> first;
        for (const Solution& each : win.solutions) first.push_back(each.action);
        CHECK(sorted(first) == sorted(line.position.solutions));
        play_through(position, win.solutions, line.position.wins_in, game->to_move());
        longest = std::max(longest, line.position.wins_in);
    }
    CHECK(longest == most_plies);
}

}  // namespace

TEST_CASE("solutions: every line of a solved win ends in the win, among three players too") {
    check_solutions("chexers", 4);
    check_solutions("cachex", 3);
    check_solutions("hive", 3);
}

TEST_CASE("solutions: the longest defence takes as long as the win") {
    for (const SuiteLine& line : suite("cachex")) {
        if (line.position.wins_in != 5) continue;
        INFO(line.place);
        const auto win = prove::solve_win(*opened(line.position.record), {.most_plies = 5});
        for (const Solution& first : win.solutions) {
            CHECK(first.replies.size() == 1);
            for (const Solution& second : first.then) CHECK_FALSE(second.then.empty());
        }
        return;
    }
    FAIL("no win in 5");
}

TEST_CASE("defences: only what stops every forced win holds") {
    int only = 0;
    for (const SuiteLine& line : suite("cachex")) {
        if (line.position.wins_in != 1) continue;
        INFO(line.place);
        // The position before a win in one, seen by the loser: after the right actions of its
        // defence, no win in one is left.
        const auto game = opened(line.position.record);
        for (const std::string& action : game->legal_actions()) {
            const auto solutions = line.position.solutions;
            if (std::find(solutions.begin(), solutions.end(), action) != solutions.end()) continue;
            REQUIRE(game->play(action).ok());
            const auto defences = prove::find_defences(*game, {.most_plies = 1});
            CHECK(defences.complete);
            CHECK(defences.legal > 0);
            for (const std::string& hold : defences.holding) {
                const auto held = game->copy();
                REQUIRE(held->play(hold).ok());
                CHECK(prove::find_win(*held, {.most_plies = 1}).wins_in == 0);
            }
            only += defences.holding.size() == 1;
            const auto some = prove::find_defences(*game, {.most_plies = 1}, 1);
            CHECK(some.holding.size() == std::min<std::size_t>(2, defences.holding.size()));
            CHECK(some.complete == (defences.holding.size() <= 1));
            break;
        }
    }
    CHECK(only > 0);
}

TEST_CASE("shapes: a position and its mirror image have the same one, others have not") {
    const auto shape = [](const std::vector<std::string>& actions) {
        return prove::shape_of(*opened({"cachex", {{"size", "5"}}, "", actions}));
    };
    CHECK(shape({"PLACE 0,1", "PLACE 2,1"}) == shape({"PLACE 4,3", "PLACE 2,3"}));
    std::set<std::uint64_t> shapes;
    for (const char* action : {"PLACE 0,0", "PLACE 0,1", "PLACE 1,1", "PLACE 1,2"}) {
        shapes.insert(shape({action, "PLACE 3,3"}));
    }
    CHECK(shapes.size() == 4);
}

TEST_CASE("shapes: no two positions of the suites share one") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        std::set<std::uint64_t> shapes;
        for (const SuiteLine& line : suite(game->id)) {
            INFO(line.place);
            CHECK(shapes.insert(prove::shape_of(*opened(line.position.record))).second);
        }
    }
}

TEST_CASE("distance: it agrees with the wins of a suite, and with each player's next position") {
    int seen = 0;
    for (const char* game : {"cachex", "tetress", "chexers"}) {
        for (const SuiteLine& line : suite(game)) {
            const int wins_in = line.position.wins_in;
            if (wins_in < 2 || wins_in > 4) continue;
            INFO(line.place);
            const auto position = opened(line.position.record);
            const int winner = position->to_move();
            const auto distance = [&](int player, int plies) {
                return cli::must(prove::win_distance(*position, player, {.most_plies = plies}));
            };
            CHECK(distance(winner, wins_in).plies == wins_in);
            CHECK(distance(winner, wins_in - 1).plies == -1);
            CHECK(distance(1 - std::min(winner, 1), 2).plies == -1);
            REQUIRE(position->play(line.position.solutions[0]).ok());
            const int after = distance(winner, wins_in).plies;
            CHECK(after <= wins_in - 1);
            CHECK(after > 0);
            ++seen;
        }
    }
    CHECK(seen > 20);
}

TEST_CASE("distance: a won game, too few positions, and a player whom the game does not have") {
    const auto game = opened({"cachex", {{"size", "3"}}});
    CHECK(
        cli::must(prove::win_distance(*game, 0, {.most_plies = 5, .most_positions = 3})).complete ==
        false);
    CHECK(prove::win_distance(*game, 2, {.most_plies = 1}).error().message ==
          "player must be from 0 to 1 (found 2)");
    const std::vector<std::string> won{"PLACE 0,0", "PLACE 0,2", "PLACE 1,0", "PLACE 1,2",
                                       "PLACE 2,0"};
    REQUIRE(game->follow(won).ok());
    CHECK(cli::must(prove::win_distance(*game, 0, {.most_plies = 1})).plies == 0);
    CHECK(cli::must(prove::win_distance(*game, 1, {.most_plies = 1})).plies == -1);
}

TEST_CASE("race: armies that have parted, and no game that knows none") {
    const std::string apart =
        "WWWWW.........../WWW.W.........../WWWW............/WWWW............/WW............../"
        "................/................/................/................/................/"
        "................/..............B./...........BBBBB/...........BBBBB/............BBBB/"
        "............BBBB W 189";
    CHECK(prove::is_race(*opened({"halma", {}, apart})));
    CHECK_FALSE(prove::is_race(*opened({"halma"})));
    CHECK_FALSE(prove::is_race(*opened({"cachex"})));
}

TEST_CASE("solutions: a position at one ply isn't mistaken for another two plies later") {
    // The hash of a position is a sum of numbers, of which one could also stand for a ply.
    const std::string setup =
        "WWW............./WWWW............/WWWW............/WW.W............/W...W.........../"
        ".W.W.W........../................/................/................/................/"
        "................/...............B/...........BB.BB/............BBBB/...........BBBBB/"
        "...........BBBBB B 170";
    const auto game = opened({"halma", {{"rules", "csci561"}}, setup});
    const auto finding = prove::find_win(*game, {.most_plies = 5});
    CHECK(finding.wins_in == 5);
    CHECK(finding.solutions.size() == 4);
}
