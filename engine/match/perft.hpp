#pragma once

#include <cstdint>

#include "engine/core/concepts.hpp"

namespace quintet {

/// The number of legal action sequences of length `depth` from `position`. A finished game has no
/// continuation; repetition is not looked at. The last ply is counted, not listed.
template <PositionType P>
std::uint64_t count_sequences(const P& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(position.legal_action_count());
    ActionList<P> actions;
    position.legal_actions(actions);
    std::uint64_t total = 0;
    for (const typename P::Action action : actions) {
        P child = position;
        child.play(action);
        total += count_sequences(child, depth - 1);
    }
    return total;
}

}  // namespace quintet
