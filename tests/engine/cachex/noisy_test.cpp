#include "tests/engine/cachex/helpers.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

TEST_CASE("noisy actions are exactly the captures") {
    const Evaluator evaluator;
    std::size_t captures = 0;
    for_random_games(1, [&](const Position& position, Action) {
        ActionList<Position> actions;
        position.legal_actions(actions);
        ActionList<Position> listed;
        evaluator.noisy_actions(position, listed);
        std::size_t place = 0;
        for (const Action action : actions) {
            const bool takes =
                !action.is_steal() && position.captures(position.to_move(), action.cell()).any();
            REQUIRE(evaluator.noisy(position, action) == takes);
            if (!takes) continue;
            REQUIRE(place < listed.size());
            REQUIRE(listed[place++] == action);
        }
        CHECK(place == listed.size());
        captures += place;
    });
    CHECK(captures > 100);
}
