#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/search/search.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// What can search a game; the first is the best for its number of players.
template <PositionType P>
std::vector<std::string_view> algorithm_names() {
    if constexpr (P::player_count == 2) {
        return {"alpha-beta", "greedy", "random"};
    } else {
        return {"best-reply", "paranoid", "max-n", "greedy", "random"};
    }
}

/// A search by its name, or null if there is none of that name. `table_bytes`: how much it may
/// remember, where it remembers at all. Defined in make_search.hpp.
template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(std::string_view name,
                                       std::size_t table_bytes = TranspositionTable::default_bytes);

}  // namespace quintet::search
