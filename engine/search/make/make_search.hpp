#pragma once

#include <memory>
#include <string_view>

#include "engine/search/make/factory.hpp"
#include "engine/search/make/lazy_smp.hpp"
#include "engine/search/make/with_solver.hpp"
#include "engine/search/tree/alpha_beta.hpp"

// Included only where `make_search` is instantiated: searches are slow to compile.

namespace quintet::search {

/// A search of type `S`, with the solver of the game if there is one.
template <PositionType P, EvaluatorType<P> E, class S, class... Arguments>
std::unique_ptr<Search<P>> make_solving(const Arguments&... arguments) {
    if constexpr (HasSolver<E, P>) {
        return std::make_unique<WithSolver<P, E, S>>(arguments...);
    } else {
        return std::make_unique<S>(arguments...);
    }
}

template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(std::string_view name, const Settings<E>& settings) {
    constexpr auto coalition = P::player_count == 2 ? Coalition::paranoid : Coalition::best_reply;
    using Best = AlphaBeta<P, E, coalition>;
    if (name != algorithm_names<P>().front()) return make_other_search<P, E>(name, settings);
    if constexpr (max_threads > 1) {
        if (settings.threads > 1) {
            return make_solving<P, E, LazySmp<P, Best>>(settings.threads, settings.table_bytes,
                                                        Features{}, settings.evaluator);
        }
    }
    return make_solving<P, E, Best>(settings.table_bytes, Features{}, settings.evaluator);
}

}  // namespace quintet::search
