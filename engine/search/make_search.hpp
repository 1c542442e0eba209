#pragma once

#include <memory>
#include <string_view>

#include "engine/search/alpha_beta.hpp"
#include "engine/search/factory.hpp"
#include "engine/search/max_n.hpp"
#include "engine/search/one_ply.hpp"

// What `make_search` makes: included only where it is instantiated, as compiling every search for a
// game takes long.

namespace quintet::search {

template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(std::string_view name, std::size_t table_bytes) {
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
