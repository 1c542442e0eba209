#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/search/features.hpp"
#include "engine/search/search.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// Whether a game has Monte Carlo tree search. In WebAssembly each one takes some 3 kB of what a
/// page has to load, so there only games have it in which it comes near the best.
#ifdef __EMSCRIPTEN__
template <PositionType P>
inline constexpr bool has_mcts = P::player_count > 2;
#else
template <PositionType P>
inline constexpr bool has_mcts = true;
#endif

/// What can search a game; the first is the best for its number of players.
template <PositionType P>
std::vector<std::string_view> algorithm_names() {
    std::vector<std::string_view> names{"alpha-beta"};
    if constexpr (P::player_count > 2) names = {"best-reply", "paranoid", "max-n"};
    if constexpr (has_mcts<P>) names.push_back("mcts");
    names.insert(names.end(), {"greedy", "random"});
    return names;
}

/// The most threads that a search uses. The page has one worker, and no memory that several of
/// them could share.
#ifdef __EMSCRIPTEN__
inline constexpr int max_threads = 1;
#else
inline constexpr int max_threads = 64;
#endif

/// Whether a search of this name can use several threads: those that play best, and trees.
template <PositionType P>
bool can_use_threads(std::string_view name) {
    return name == algorithm_names<P>().front() || name == "mcts";
}

/// Whether a search of this name heeds `Limits::against`: those of one player against all others,
/// from the side of the others.
template <PositionType P>
bool can_play_against(std::string_view name) {
    return takes_sides<P> && (name == "best-reply" || name == "paranoid");
}

/// What a search is made with.
template <class E>
struct Settings {
    /// How much it may remember, where it remembers at all.
    std::size_t table_bytes = TranspositionTable::default_bytes;
    E evaluator{};
    /// 1 to `max_threads`, and 1 where `can_use_threads` says no.
    int threads = 1;
};

/// A search by its name, or null if there is none of that name. Defined in make_search.hpp.
template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(std::string_view name, const Settings<E>& settings = {});

/// One of those that play no part but to be compared with, or null. Defined in
/// make_other_search.hpp, and compiled by itself: over the network their size counts more than
/// their speed.
template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_other_search(std::string_view name, const Settings<E>& settings);

}  // namespace quintet::search
