#pragma once

#include <memory>
#include <string_view>

#include "engine/search/make/factory.hpp"
#include "engine/search/make/one_ply.hpp"
#include "engine/search/make/root_parallel.hpp"
#include "engine/search/mcts/mcts.hpp"
#include "engine/search/tree/alpha_beta.hpp"
#include "engine/search/tree/max_n.hpp"

// Included only where `make_other_search` is instantiated: searches are slow to compile.

namespace quintet::search {

template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_other_search(std::string_view name, const Settings<E>& settings) {
    if (name == "greedy") return std::make_unique<Greedy<P, E>>(settings.evaluator);
    if (name == "random") return std::make_unique<AnyAction<P, E>>(settings.evaluator);
    if constexpr (has_mcts<P>) {
        if (name == "mcts") {
            if constexpr (max_threads > 1) {
                if (settings.threads > 1) {
                    return std::make_unique<RootParallel<P, Mcts<P, E>>>(
                        settings.threads, settings.table_bytes, settings.evaluator);
                }
            }
            return std::make_unique<Mcts<P, E>>(settings.table_bytes, MctsSettings{},
                                                settings.evaluator);
        }
    }
    if constexpr (P::player_count > 2) {
        if (name == "paranoid") {
            return std::make_unique<AlphaBeta<P, E>>(settings.table_bytes, Features{},
                                                     settings.evaluator);
        }
        if (name == "max-n") {
            return std::make_unique<MaxN<P, E>>(settings.table_bytes, Features{},
                                                settings.evaluator);
        }
    }
    return nullptr;
}

}  // namespace quintet::search
