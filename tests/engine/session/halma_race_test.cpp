#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>

#include "engine/search/features.hpp"
#include "engine/search/make/factory.hpp"
#include "tests/engine/halma/lone_army.hpp"

// Races at full strength.

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

using Search = std::unique_ptr<search::Search<Position>>;

Search full_strength() {
    return search::make_search<Position, Evaluator>(
        "alpha-beta", {.table_bytes = std::size_t{1} << 20, .evaluator = {}});
}

Action best(search::Search<Position>& search, const Position& position, std::uint64_t nodes,
            int depth = 0) {
    search::Limits limits;
    limits.nodes = nodes;
    limits.depth = depth;
    search.start(position, {}, limits);
    while (!search.step(1000)) {
    }
    return search.report().lines.at(0).actions.at(0);
}

/// Returns the number of plays that the search at full strength needs to bring an army home. The
/// opponent never moves or, if it has one man, moves it back and forth between column `idle_x` and
/// the column beside it.
int plays_taken(Position position, std::uint64_t nodes, int idle_x = -1) {
    const Search search = full_strength();
    const Player player = position.to_move();
    int plays = 0;
    while (!position.outcome().over() && plays < 200) {
        ActionList<Position> legal;
        position.legal_actions(legal);
        Action action = legal[0];
        if (position.to_move() == player) {
            action = best(*search, position, nodes);
            ++plays;
        } else if (idle_x >= 0) {
            const int x = x_of(position.men(opponent(player)).first());
            action = {square_at(x, 0), square_at(2 * idle_x - 1 - x, 0)};
        }
        REQUIRE(is_legal(position, Game::format_action(action, position)));
        position.play(action);
    }
    CHECK(position.outcome().winner == player);
    return plays;
}

}  // namespace

TEST_CASE("halma: how a race is cut into steps changes nothing") {
    Random random(3);
    const Position position({nearly_there(black, 8, 5, random), nearly_there(white, 9, 3, random)},
                            black, 0, Options{});
    search::Limits limits;
    limits.nodes = 20'000;
    const Search whole = full_strength();
    const Search sliced = full_strength();
    whole->start(position, {}, limits);
    sliced->start(position, {}, limits);
    while (!whole->step(1 << 20)) {
    }
    std::uint64_t slice = 1;
    while (!sliced->step(slice)) slice = slice % 97 + 5;
    const auto& a = whole->report();
    const auto& b = sliced->report();
    CHECK(a.nodes == b.nodes);
    CHECK(a.depth == b.depth);
    CHECK(a.lines.at(0).actions == b.lines.at(0).actions);
    CHECK(a.lines.at(0).scores == b.lines.at(0).scores);
    // Both armies race, so the line alternates.
    CHECK(a.lines[0].actions.size() > 6);
    Position there = position;
    for (const Action action : a.lines[0].actions) {
        REQUIRE(is_legal(there, Game::format_action(action, there)));
        there.play(action);
    }
}

TEST_CASE("halma: full strength brings half of an army home") {
    Random random(8);
    const Position position = lone(nearly_there(black, 9, 4, random), black);
    const int fewest = fewest_plays(position.men(black), black, 40, 300);
    REQUIRE(fewest > 0);
    CHECK(plays_taken(position, 20'000) <= fewest);
}

TEST_CASE("halma: full strength brings a lone army of 19 home in 50 plays", "[.slow]") {
    CHECK(plays_taken(lone(camps[black], black), 1'000'000) <= 50);
    std::array<Board, player_count> men = {camps[black], Board::bit(square_at(15, 0))};
    CHECK(plays_taken(Position(men, black, 0, Options{}), 1'000'000, 15) <= 50);
}

// A search without the solver plays games against itself until the armies have separated. Each race
// begins at that position.
TEST_CASE("halma: full strength wastes no plays where armies have parted", "[.slow]") {
    constexpr int games = 30;
    constexpr std::size_t wide = 20'000;
    const Search plain = full_strength();
    Random random(1);
    int fewest_sum = 0;
    int taken_sum = 0;
    int races = 0;
    while (races < games) {
        Position position = Position::start(Options{});
        plain->clear();
        while (!position.outcome().over() && !apart(position, position.to_move())) {
            if (position.ply() < 6) {
                ActionList<Position> actions;
                position.legal_actions(actions);
                position.play(random.pick(actions));
            } else {
                // With a limit on the depth, the search does not use the solver.
                position.play(best(*plain, position, 300, search::max_depth));
            }
        }
        if (position.outcome().over()) continue;
        const Player player = position.to_move();
        const Board& men = position.men(player);
        const int fewest = fewest_plays(men, player, 100, wide);
        const int taken = plays_taken(lone(men, player), 300'000);
        CAPTURE(Game::format_position(position), fewest, taken);
        REQUIRE(fewest > 0);
        ++races;
        fewest_sum += fewest;
        taken_sum += taken;
    }
    std::printf("%d races: %d plays, a beam of %zu: %d\n", races, taken_sum, wide, fewest_sum);
    CHECK(100 * taken_sum <= 102 * fewest_sum);
}
