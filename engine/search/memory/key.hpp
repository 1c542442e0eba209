#pragma once

#include <cstdint>

#include "engine/base/hash.hpp"
#include "engine/search/search_hooks.hpp"

namespace quintet::search {

/// Returns a different key for each asker, 0 to 127; `key` itself for asker 0.
inline std::uint64_t asked_by(std::uint64_t key, unsigned asker) {
    return asker == 0 ? key : key ^ mix(0x100 + std::uint64_t{asker});
}

/// Returns the `asker` of a table key: a number for everything that the values of a search depend
/// on besides the position. Always 0 with two players. Scores against a coalition also depend on
/// the root player and on whether this round's reply has been made.
template <PositionType P>
unsigned asker_of(Player root_player, bool replied) {
    return P::player_count == 2 ? 0U : 2U * (root_player + 1U) + (replied ? 1U : 0U);
}

/// Returns the key of a position in a table, for an `asker` from 0 to 127 (see `asker_of`). Within
/// 32 plies of the turn limit, or earlier if the evaluator depends on it, the key includes the
/// plies left.
template <class E, PositionType P>
std::uint64_t table_key(const P& position, unsigned asker) {
    static_assert(search_constants<E>.limit_in_sight >= 32,
                  "limit_in_sight must be at least the horizon of a search, 32 plies");
    std::uint64_t key = asked_by(position.hash(), asker);
    if (position.turn_limit() != 0) {
        const int left = position.turn_limit() - position.ply();
        if (left <= search_constants<E>.limit_in_sight)
            key ^= mix(0x10000 + static_cast<std::uint64_t>(left));
    }
    return key;
}

}  // namespace quintet::search
