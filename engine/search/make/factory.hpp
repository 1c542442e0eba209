#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/search/features.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// Whether a game has Monte Carlo tree search. In WebAssembly it adds about 3 kB for each game, so
/// only games with more than two players have it there, in which it is almost as strong as the best
/// algorithm.
template <PositionType P>
inline constexpr bool has_mcts = profile::native || P::player_count > 2;

/// The names of the algorithms that can search a game. The first is the default.
template <PositionType P>
std::vector<std::string_view> algorithm_names() {
    std::vector<std::string_view> names{"alpha-beta"};
    if constexpr (P::player_count > 2) names = {"best-reply", "paranoid", "max-n"};
    if constexpr (has_mcts<P>) names.push_back("mcts");
    names.insert(names.end(), {"greedy", "random"});
    return names;
}

/// Maximum number of threads of a search. The page has one worker and no shared memory.
inline constexpr int max_threads = profile::native ? 64 : 1;

/// Whether an algorithm can use several threads: the default and `mcts` can.
template <PositionType P>
bool can_use_threads(std::string_view name) {
    return name == algorithm_names<P>().front() || name == "mcts";
}

/// Arguments of a new search.
template <class E>
struct Settings {
    /// Size of the transposition table or the tree; other algorithms ignore it.
    std::size_t table_bytes = TranspositionTable::default_bytes;
    E evaluator{};
    /// 1 to `max_threads`; 1 where `can_use_threads` returns false.
    int threads = 1;
};

/// Makes a search by the name of its algorithm; null for any other name. Defined in
/// make_search.hpp.
template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(std::string_view name, const Settings<E>& settings = {});

/// Makes a search with any algorithm but the default; null for any other name. Defined in
/// make_other_search.hpp and compiled separately, for size rather than speed.
template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_other_search(std::string_view name, const Settings<E>& settings);

}  // namespace quintet::search
