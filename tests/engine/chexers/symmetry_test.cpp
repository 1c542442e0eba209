#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

/// Rotates a cell: (q,r) becomes (-q-r, q).
CellIndex turned(int cell) { return cell_at(-q_of(cell) - r_of(cell), q_of(cell)); }

CellSet turned_set(CellSet set) {
    CellSet out = 0;
    for (int cell = 0; cell < 56; ++cell) {
        if ((set >> cell & 1) != 0) out |= bit(turned(cell));
    }
    return out;
}

Action turned(Action action) {
    if (action.kind == Action::Kind::pass) return action;
    return {action.kind, turned(action.from), turned(action.to)};
}

/// Rotates a position and its players: Red becomes Green, Green Blue and Blue Red, one action
/// later.
Position turned(const Position& position) {
    std::array<CellSet, 3> pieces{};
    std::array<std::uint8_t, 3> exits{};
    for (Player player = 0; player < 3; ++player) {
        const std::size_t next = (player + 1U) % 3U;
        pieces[next] = turned_set(position.pieces(player));
        exits[next] = static_cast<std::uint8_t>(position.exits(player));
    }
    return Position(pieces, exits, position.ply() + 1, Limits::text);
}

Texts turned_actions(const Position& position) {
    Texts texts;
    for (const Action action : actions_of(position)) {
        texts.push_back(Game::format_action(turned(action), turned(position)));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

TEST_CASE("the rotation maps Red's setup to Green's, Green's to Blue's and Blue's to Red's") {
    for (std::size_t player = 0; player < 3; ++player) {
        CHECK(turned_set(start_cells[player]) == start_cells[(player + 1) % 3]);
        CHECK(turned_set(exit_cells[player]) == exit_cells[(player + 1) % 3]);
    }
}

TEST_CASE("the rotation preserves legal actions, their effects and the evaluation") {
    Random random(7);
    const Evaluator evaluator;
    const Position start = Position::start(Limits::text);
    play_random_games(20, start, 300, random, [&](Position here, Action action) {
        Position there = turned(here);
        REQUIRE(legal(there) == turned_actions(here));
        const auto values = evaluator.evaluate(here);
        const auto others = evaluator.evaluate(there);
        for (std::size_t player = 0; player < 3; ++player) {
            REQUIRE(values[player] == others[(player + 1) % 3]);
        }
        REQUIRE(evaluator.order(here, action) == evaluator.order(there, turned(action)));
        REQUIRE(evaluator.noisy(here, action) == evaluator.noisy(there, turned(action)));
        there.play(turned(action));
        here.play(action);
        REQUIRE(there == turned(here));
    });
}
