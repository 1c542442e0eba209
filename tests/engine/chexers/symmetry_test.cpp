#include "engine/base/random.hpp"
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
    ActionList<Position> actions;
    position.legal_actions(actions);
    Texts texts;
    for (const Action action : actions) texts.push_back(format_action(turned(action)));
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
    for (int game = 0; game < 20; ++game) {
        Position here = Position::start(Limits::text);
        while (!here.outcome().over() && here.ply() < 300) {
            const Position there = turned(here);
            REQUIRE(legal(there) == turned_actions(here));
            const auto values = Evaluator().evaluate(here);
            const auto others = Evaluator().evaluate(there);
            for (std::size_t player = 0; player < 3; ++player) {
                REQUIRE(values[player] == others[(player + 1) % 3]);
            }
            ActionList<Position> actions;
            here.legal_actions(actions);
            const Action action = random.pick(actions);
            REQUIRE(Evaluator().order(here, action) == Evaluator().order(there, turned(action)));
            REQUIRE(Evaluator().noisy(here, action) == Evaluator().noisy(there, turned(action)));
            Position next = there;
            next.play(turned(action));
            here.play(action);
            REQUIRE(next == turned(here));
        }
    }
}
