#include "engine/games/tetress/evaluation/evaluation.hpp"

#include "engine/base/logarithm.hpp"
#include "tests/engine/tetress/helpers.hpp"
#include "tests/engine/weighted_sum.hpp"
#include "tests/engine/weightless.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

namespace {

bool touches(const Position& position, Player player, const std::array<std::uint8_t, 4>& cells) {
    for (const std::uint8_t cell : cells) {
        if (position.contact_cells(player).contains(cell)) return true;
    }
    return false;
}

/// The worth of a token on `cell` to the ordering, computed from its definition.
int worth(const Position& position, int cell) {
    const Player player = position.to_move();
    const Board empty = position.empty_cells();
    int sum = 0;
    for (const std::array<std::uint8_t, 4>& cells : placements) {
        bool fits = true;
        for (const std::uint8_t other : cells) fits = fits && empty.contains(other);
        if (!fits) continue;
        const bool own = touches(position, player, cells);
        for (const std::uint8_t other : cells) {
            if (other == cell) sum += touches(position, 1 - player, cells) - own;
            if (!own) sum += neighbours_of[other].contains(cell);
        }
    }
    return sum;
}

}  // namespace

TEST_CASE("move ordering scores count the placements taken and given") {
    const Evaluator evaluator;
    int different = 0;
    for_random_games(3, [&](const Position& position, Action action) {
        if (position.ply() % 5 != 0) return;
        int sum = 0;
        for (const std::uint8_t cell : action.cells()) sum += worth(position, cell);
        CHECK(evaluator.order(position, action) == 32 * sum);
        different += sum != 0;
    });
    CHECK(different > 10);
}

namespace {

/// The score for Red with a single weight.
Score lead(const Position& position, Score Evaluator::Weights::*weight, Score value) {
    auto weights = weightless<Evaluator::Weights>();
    weights.*weight = value;
    return Evaluator(weights).evaluate(position)[red];
}

/// Calls `visit(cells)` for the placements that `player` could choose from.
template <class Visit>
void for_each_own(const Position& position, Player player, Visit&& visit) {
    const Board empty = position.empty_cells();
    for (const std::array<std::uint8_t, 4>& cells : placements) {
        Board set;
        for (const std::uint8_t cell : cells) set.insert(cell);
        if ((set & ~empty).none() && touches(position, player, cells)) visit(set);
    }
}

/// The empty cells at most three steps across empty cells from a contact, computed cell by cell.
Board reach(const Position& position, Player player) {
    const Board empty = position.empty_cells();
    Board made = position.contact_cells(player);
    for (int step = 0; step < 3; ++step) {
        Board next = made;
        made.for_each(
            [&](int cell) { next |= neighbours_of[static_cast<std::size_t>(cell)] & empty; });
        made = next;
    }
    return made;
}

Score doublings(int count) { return log2_in_256ths(static_cast<unsigned>(count)); }

}  // namespace

TEST_CASE("the evaluation counts tokens, placements and exclusive cells") {
    using Weights = Evaluator::Weights;
    int exclusive = 0;
    int safe = 0;
    for_random_games(12, [&](const Position& position, Action) {
        if (position.ply() % 5 != 3) return;
        const std::array<Board, 2> reaches = {reach(position, red), reach(position, blue)};
        std::array<int, 2> all{};
        std::array<int, 2> saved{};
        for (const Player player : {red, blue}) {
            for_each_own(position, player, [&](const Board& cells) {
                CHECK((cells & ~reaches[player]).none());
                ++all[player];
                saved[player] += (cells & reaches[1 - player]).none();
            });
        }
        const int cells =
            (reaches[red] & ~reaches[blue]).count() - (reaches[blue] & ~reaches[red]).count();
        const int tokens = position.tokens(red).count() - position.tokens(blue).count();
        const int fullness = std::max(5, 90 - position.empty_cells().count());
        CHECK(lead(position, &Weights::token, 7) == 7 * tokens);
        CHECK(lead(position, &Weights::exclusive_cell, 7) == 7 * cells);
        CHECK(lead(position, &Weights::tempo, 7) == (position.to_move() == red ? 7 : -7));
        CHECK(lead(position, &Weights::mobility, 256) ==
              doublings(all[red] + 4) - doublings(all[blue] + 4));
        CHECK(lead(position, &Weights::safe, 256 * 30) ==
              fullness * (doublings(saved[red] + 1) - doublings(saved[blue] + 1)));
        exclusive += cells != 0;
        safe += saved[red] != saved[blue];
    });
    CHECK(exclusive > 10);
    CHECK(safe > 5);
}

TEST_CASE("the evaluation is a sum of weights times features, rounded") {
    Random random(5);
    for_random_games(4, [&](const Position& position, Action) {
        check_linear(Evaluator(), position, random);
        // The weight of safe placements loses less than a point a doubling, and there are few.
        check_rounded(Evaluator(), position, 12);
    });
}
