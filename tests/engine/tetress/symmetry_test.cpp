#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

namespace {

using Symmetry = int (*)(int cell);

Board image_of(const Board& board, Symmetry symmetry) {
    Board made;
    board.for_each([&](int cell) { made.insert(symmetry(cell)); });
    return made;
}

Position image_of(const Position& position, Symmetry symmetry) {
    const std::array<Board, 2> tokens = {image_of(position.tokens(red), symmetry),
                                         image_of(position.tokens(blue), symmetry)};
    return Position(position.limits(), tokens, position.ply());
}

Action image_of(Action action, Symmetry symmetry, const Position& position) {
    std::string text = "PLACE";
    for (const std::uint8_t cell : action.cells()) text += ' ' + format_cell(symmetry(cell));
    return Game::parse_action(text, position).value();
}

constexpr std::array<Symmetry, 4> symmetries = {
    [](int cell) { return cell_at((row_of(cell) + 1) % 11, column_of(cell)); },
    [](int cell) { return cell_at(row_of(cell), (column_of(cell) + 1) % 11); },
    [](int cell) { return cell_at(column_of(cell), row_of(cell)); },
    [](int cell) { return cell_at(10 - row_of(cell), column_of(cell)); },
};

}  // namespace

TEST_CASE("shifts, reflections and rotations preserve legal actions and evaluations") {
    const Evaluator evaluator;
    for (const Symmetry symmetry : symmetries) {
        for_random_games(5, [&](const Position& position, Action action) {
            Position image = image_of(position, symmetry);
            CHECK(image.legal_action_count() == position.legal_action_count());
            CHECK(evaluator.evaluate(image) == evaluator.evaluate(position));
            const Action same = image_of(action, symmetry, image);
            CHECK(evaluator.order(image, same) == evaluator.order(position, action));
            Position played = position;
            played.play(action);
            image.play(same);
            CHECK(image == image_of(played, symmetry));
        });
    }
}

TEST_CASE("exchanging the colours exchanges the scores") {
    const Evaluator evaluator;
    for_random_games(10, [&](const Position& position, Action) {
        if (position.ply() < 2 || position.ply() > 147) return;
        const Position exchanged(position.limits(), {position.tokens(blue), position.tokens(red)},
                                 position.ply() + 1);
        CHECK(exchanged.legal_action_count() == position.legal_action_count());
        CHECK(evaluator.evaluate(exchanged)[blue] == evaluator.evaluate(position)[red]);
    });
}
