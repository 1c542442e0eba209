#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

namespace {

/// A symmetry of the rules: where it maps each cell, and whether it exchanges the players.
struct Symmetry {
    int (*cell)(int cell, int size);
    bool swaps;

    Board operator()(const Board& board, int size) const {
        Board made;
        board.for_each([&](int from) { made.insert(cell(from, size)); });
        return made;
    }
    Player operator()(Player player) const {
        return swaps && player != no_player ? 1 - player : player;
    }
    Position operator()(const Position& position) const {
        std::array<Board, 2> stones;
        for (const Player player : {red, blue}) {
            stones[(*this)(player)] = (*this)(position.stones(player), position.size());
        }
        return Position(position.size(), stones, position.ply() + swaps);
    }
};

constexpr Symmetry half_turn = {
    [](int cell, int size) { return cell_at(size - 1 - row_of(cell), size - 1 - column_of(cell)); },
    false};
constexpr Symmetry reflection = {
    [](int cell, int) { return cell_at(column_of(cell), row_of(cell)); }, true};
constexpr Symmetry other_reflection = {
    [](int cell, int size) { return cell_at(size - 1 - column_of(cell), size - 1 - row_of(cell)); },
    true};

}  // namespace

TEST_CASE("rotation and reflection preserve legal actions and evaluations") {
    const Evaluator evaluator;
    for (const Symmetry& symmetry : {half_turn, reflection, other_reflection}) {
        for_random_games(1, [&](const Position& position, Action action) {
            // The first two actions have special rules that no exchange of players preserves.
            if (position.ply() < 2 || position.ply() > 340) return;
            Position image = symmetry(position);
            CHECK(image.legal_action_count() == position.legal_action_count());
            CHECK(evaluator.evaluate(image)[symmetry(red)] == evaluator.evaluate(position)[red]);
            const Action same = Action::place(symmetry.cell(action.cell(), position.size()));
            CHECK(evaluator.order(image, same) == evaluator.order(position, action));
            CHECK(evaluator.noisy(image, same) == evaluator.noisy(position, action));
            Position played = position;
            played.play(action);
            image.play(same);
            CHECK(image == symmetry(played));
            CHECK(image.outcome().winner == symmetry(played.outcome().winner));
        });
    }
}
