#pragma once

#include <cstdint>

#include "engine/base/random.hpp"
#include "engine/core/concepts.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::tests {

/// Plays random games and compares `likely_hash_after` with the hash after each action.
/// `surprising(position, action)` returns whether the two may differ. If `both`, actions of both
/// kinds must occur.
template <PositionType P, class Surprising>
void compare_likely_hashes(const P& start, bool both, Surprising&& surprising) {
    Random random(5);
    int expected = 0;
    int surprises = 0;
    for (int game = 0; game < 12; ++game) {
        P position = start;
        for (int ply = 0; ply < 120 && !position.outcome().over(); ++ply) {
            ActionList<P> actions;
            position.legal_actions(actions);
            const auto action = random.pick(actions);
            const std::uint64_t likely = position.likely_hash_after(action);
            const bool surprise = surprising(position, action);
            position.play(action);
            if (surprise) {
                ++surprises;
            } else {
                ++expected;
                REQUIRE(likely == position.hash());
            }
        }
    }
    CHECK(expected > 100);
    CHECK((surprises > 0) == both);
}

}  // namespace quintet::tests
