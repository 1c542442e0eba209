#include "tests/engine/halma/helpers.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

/// Up to 19 men a side: some anywhere, most near a corner, where the camp rules apply.
Position random_position(Random& random, const std::string& rules) {
    std::array<Board, 2> men{};
    Board taken;
    const int span = random.below(3) == 0 ? 6 : 16;
    const int corner = random.below(2) == 0 ? 0 : 16 - span;
    for (Player player = 0; player < 2; ++player) {
        for (std::uint32_t count = random.below(20); count > 0; --count) {
            const int x = corner + static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
            const int y = corner + static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
            if (taken.contains(square_at(x, y))) continue;
            taken.insert(square_at(x, y));
            men[player].insert(square_at(x, y));
        }
    }
    const Player to_move = static_cast<Player>(random.below(2));
    return Position(men, to_move, 0, options_of(options(rules)));
}

}  // namespace

TEST_CASE("Black's plays match White's on the rotated board") {
    Random random(12);
    const auto turned = [](const Board& board) {
        Board out;
        board.for_each([&](int square) { out.insert(255 - square); });
        return out;
    };
    for (int i = 0; i < quintet::tests::thinned(500); ++i) {
        const Position here = random_position(random, i % 2 == 0 ? "classic" : "csci561");
        const Position there({turned(here.men(white)), turned(here.men(black))},
                             opponent(here.to_move()), 0, here.options());
        Texts wanted;
        ActionList<Position> actions;
        here.legal_actions(actions);
        for (const Action action : actions) {
            wanted.push_back(action.is_pass()
                                 ? "PASS"
                                 : Game::format_action({static_cast<Square>(255 - action.from),
                                                        static_cast<Square>(255 - action.to)},
                                                       there));
        }
        std::sort(wanted.begin(), wanted.end());
        REQUIRE(legal(there) == wanted);
        const Evaluator evaluator;
        REQUIRE(evaluator.evaluate(here)[black] == evaluator.evaluate(there)[white]);
        REQUIRE(evaluator.evaluate(here)[black] == -evaluator.evaluate(here)[white]);
    }
}
