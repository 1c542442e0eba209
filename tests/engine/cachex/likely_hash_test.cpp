#include "tests/engine/likely_hash.hpp"
#include "engine/games/cachex/rules.hpp"

using namespace quintet;

TEST_CASE("the hash after an action is predicted unless it captures or steals") {
    using cachex::Position;
    quintet::tests::compare_likely_hashes(
        Position(6), true, [](const Position& position, cachex::Action action) {
            return action.is_steal() || position.captures(position.to_move(), action.cell()).any();
        });
}
