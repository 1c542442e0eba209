#pragma once

#include <memory>
#include <string_view>

#include "engine/search/alpha_beta.hpp"
#include "engine/search/factory.hpp"
#include "engine/search/with_solver.hpp"

// What `make_search` makes: included only where it is instantiated, as compiling every search for a
// game takes long.

namespace quintet::search {

template <PositionType P, EvaluatorType<P> E>
std::unique_ptr<Search<P>> make_search(std::string_view name, const Settings<E>& settings) {
    if constexpr (P::player_count == 2) {
        if (name == "alpha-beta") {
            if constexpr (HasSolver<E, P>) {
                return std::make_unique<WithSolver<P, E, AlphaBeta<P, E>>>(
                    settings.table_bytes, Features{}, settings.evaluator);
            } else {
                return std::make_unique<AlphaBeta<P, E>>(settings.table_bytes, Features{},
                                                         settings.evaluator);
            }
        }
    } else {
        if (name == "best-reply") {
            return std::make_unique<AlphaBeta<P, E, Coalition::best_reply>>(
                settings.table_bytes, Features{}, settings.evaluator);
        }
    }
    return make_other_search<P, E>(name, settings);
}

}  // namespace quintet::search
