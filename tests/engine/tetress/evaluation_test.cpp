#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

TEST_CASE("tetress: loud placements are those that fill a line, and all of them are listed") {
    const Evaluator evaluator;
    int fillings = 0;
    for_random_games(60, [&](const Position& position, Action) {
        ActionList<Position> actions;
        position.legal_actions(actions);
        Texts filling;
        for (const Action action : actions) {
            const bool fills = !effects(action, position).empty();
            CHECK(evaluator.loud(position, action) == fills);
            if (fills) filling.push_back(format_action(action));
        }
        ActionList<Position> listed;
        evaluator.loud_actions(position, listed);
        Texts loud;
        for (const Action action : listed) loud.push_back(format_action(action));
        std::sort(loud.begin(), loud.end());
        std::sort(filling.begin(), filling.end());
        CHECK(loud == filling);
        CHECK((filling.empty() || position.line_in_reach()));
        fillings += static_cast<int>(filling.size());
    });
    CHECK(fillings > 100);
}
