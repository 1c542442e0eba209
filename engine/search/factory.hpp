#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/search/alpha_beta.hpp"
#include "engine/search/max_n.hpp"
#include "engine/search/one_ply.hpp"

namespace quintet::search {

/// What can search a game; the first is the best for its number of players.
template <PositionType P>
std::vector<std::string_view> algorithm_names() {
    if constexpr (P::player_count == 2) {
        return {"alpha-beta", "greedy", "random"};
    } else {
        return {"paranoid", "best-reply", "max-n", "greedy", "random"};
    }
}

/// A search by its name, or null if there is none of that name. `table_bytes`: how much it may
/// remember, where it remembers at all.
template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(
    std::string_view name, std::size_t table_bytes = TranspositionTable::default_bytes) {
    if (name == "greedy") return std::make_unique<Greedy<P, E>>();
    if (name == "random") return std::make_unique<AnyAction<P, E>>();
    if constexpr (P::player_count == 2) {
        if (name == "alpha-beta") return std::make_unique<AlphaBeta<P, E>>(table_bytes);
    } else {
        if (name == "paranoid") return std::make_unique<AlphaBeta<P, E>>(table_bytes);
        if (name == "best-reply") {
            return std::make_unique<AlphaBeta<P, E, Coalition::best_reply>>(table_bytes);
        }
        if (name == "max-n") return std::make_unique<MaxN<P, E>>(table_bytes);
    }
    return nullptr;
}

}  // namespace quintet::search
