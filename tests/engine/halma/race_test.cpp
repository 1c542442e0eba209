#include "engine/games/halma/evaluation/race.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "tests/engine/halma/lone_army.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

std::size_t plays_found(const Position& position, Player player, std::uint64_t nodes) {
    Race race;
    race.start(position, player);
    std::uint64_t visited = 0;
    while (!race.finished() && visited < nodes) visited += race.step(nodes - visited);
    return race.plan().size();
}

}  // namespace

TEST_CASE("short races are solved as well as by exhaustive search") {
    Random random(5);
    for (int checked = 0, i = 0; checked < 8; ++i) {
        const Player player = i % 2 == 0 ? black : white;
        const Board men = nearly_there(player, 2, 1, random);
        const int fewest = fewest_plays(men, player, 3);
        if (fewest == 0) continue;
        ++checked;
        CAPTURE(i, Game::format_position(lone(men, player)));
        CHECK(plays_found(lone(men, player), player, 200'000) == static_cast<std::size_t>(fewest));
        // The same for the player who is not to move.
        const Position other({lone(men, player).men(black), lone(men, player).men(white)},
                             opponent(player), 0, Options{});
        CHECK(plays_found(other, player, 200'000) == static_cast<std::size_t>(fewest));
    }
}

TEST_CASE("armies that can still meet are not apart") {
    CHECK_FALSE(apart(Position::start(Options{}), black));
    CHECK_FALSE(apart(Position::start(Options{}), white));
    // Passed on the diagonal, on the right and below, but not if still adjacent.
    const auto parted = [](const char* own, const char* other) {
        return apart(study({own}, {other}, black, "csci561"), black);
    };
    CHECK(parted("8,8", "8,7"));
    CHECK_FALSE(parted("8,8", "8,8"));
    CHECK_FALSE(parted("8,8", "7,9"));
    CHECK_FALSE(parted("8,8", "9,9"));
    CHECK(parted("9,3", "6,9"));
    CHECK_FALSE(parted("9,3", "7,9"));
    CHECK(parted("3,9", "9,6"));
    // Men never go to the corners without a camp, but they do pass through the middle.
    CHECK(parted("0,0", "14,0"));
    CHECK(parted("0,0", "0,14"));
    CHECK_FALSE(parted("0,0", "12,3"));
    // The same for White, rotated.
    CHECK(apart(study({"8,8"}, {"8,7"}, white, "csci561"), white));
    CHECK_FALSE(apart(study({"8,7"}, {"8,8"}, white, "csci561"), white));
}

TEST_CASE("the solver refuses positions that are not a race") {
    RaceSolver solver;
    CHECK_FALSE(solver.start(Position::start(Options{})));
    // An army that is too small to fill the camp.
    CHECK_FALSE(solver.start(study({"9,9"}, {}, black, "csci561")));
    CHECK(solver.start(lone(camps[black], black)));
}

TEST_CASE("every play of a plan is legal under the camp rules") {
    for (const char* rules : {"csci561", "classic"}) {
        Position position = lone(camps[white], white, rules);
        Race race;
        race.start(position, white);
        while (race.plan().empty()) race.step(1000);
        // Under csci561 only listed plays are legal: men in their own camp come first.
        for (const Action action : race.plan()) {
            CAPTURE(rules, Game::format_position(position), Game::format_action(action, position));
            REQUIRE(is_legal(position, Game::format_action(action, position)));
            position.play(action);
            if (!position.outcome().over()) position.play(Action::pass());
        }
        CHECK(position.outcome() == Outcome::win(white, "camp_filled"));
    }
}

TEST_CASE("a plan is kept while it is played and never grows longer") {
    Random random(9);
    Position position = lone(nearly_there(black, 12, 7, random), black);
    RaceSolver solver;
    REQUIRE(solver.start(position));
    solver.step(3000);
    std::size_t left = (solver.line().size() + 1) / 2;
    while (!position.outcome().over()) {
        position.play(solver.line().front());
        --left;
        if (position.outcome().over()) break;
        position.play(Action::pass());
        REQUIRE(solver.start(position));
        CHECK((solver.line().size() + 1) / 2 <= left);
        solver.step(3000);
        REQUIRE((solver.line().size() + 1) / 2 <= left);
        left = (solver.line().size() + 1) / 2;
    }
    CHECK(left == 0);
    // If the first play of the plan is impossible, the solver starts again.
    const Board men = nearly_there(black, 12, 7, random);
    REQUIRE(solver.start(lone(men, black)));
    solver.step(100'000);
    const Action first = solver.line().front();
    Position blocked = lone(men, black);
    std::array<Board, player_count> both = {men, Board::bit(first.to)};
    blocked = Position(both, black, 0, Options{});
    if (solver.start(blocked)) {
        solver.step(1);
        CHECK(is_legal(blocked, Game::format_action(solver.line().front(), blocked)));
    }
}

TEST_CASE("the player who needs fewer plays is ahead, and the last play is a proven win") {
    Random random(4);
    const Board near = nearly_there(black, 3, 1, random);
    const Board far = nearly_there(white, 12, 4, random);
    for (const Player mover : {black, white}) {
        RaceSolver solver;
        REQUIRE(solver.start(Position({near, far}, mover, 0, Options{})));
        solver.step(20'000);
        CHECK(solver.scores()[black] > 100);
        CHECK(solver.scores()[white] == -solver.scores()[black]);
    }
    Position last = study(camp_without(white, {"11,14"}), {}, black, "csci561");
    std::array<Board, player_count> men = {last.men(black), Board{}};
    men[black].insert(square_at(10, 13));
    RaceSolver solver;
    last = Position(men, black, 0, Options{});
    REQUIRE(solver.start(last));
    solver.step(1);
    CHECK(Game::format_action(solver.line().front(), last) == "10,13-11,14");
    CHECK(solver.scores()[black] == win_score - 1);
}
