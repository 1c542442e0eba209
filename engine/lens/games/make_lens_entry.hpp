#pragma once

#include <memory>
#include <utility>

#include "engine/core/concepts.hpp"
#include "engine/lens/explanation.hpp"
#include "engine/lens/games/game_lens.hpp"
#include "engine/lens/terms.hpp"
#include "engine/lens/walks/make_lens_search.hpp"
#include "engine/session/running_game_of.hpp"

namespace quintet {

template <class G>
const LensEntry& lens_entry() {
    using Position = typename G::Position;
    using Evaluator = typename G::Evaluator;
    static constexpr LensEntry entry{
        .make = [](const RunningGame& game, const lens::Options& options,
                   const WithoutTerms& without) -> Result<std::unique_ptr<lens::Session>> {
            const auto& running = static_cast<const RunningGameOf<G>&>(game);
            const auto evaluator = lens::evaluator_without<Evaluator>(without, running.position());
            if (!evaluator) return evaluator.error();
            lens::Root<Position, Evaluator> root{.position = running.position(),
                                                 .evaluator = evaluator.value()};
            const auto earlier = running.earlier_keys();
            root.history.assign(earlier.begin(), earlier.end());
            root.text = [](const typename Position::Action& action, const Position& position) {
                return G::format_action(action, position);
            };
            return lens::make_search(std::move(root), options);
        },
        .explain = [](const RunningGame& game,
                      const WithoutTerms& without) -> Result<lens::Explanation> {
            const Position& position = static_cast<const RunningGameOf<G>&>(game).position();
            const auto evaluator = lens::evaluator_without<Evaluator>(without, position);
            if (!evaluator) return evaluator.error();
            return lens::explain(evaluator.value(), position);
        },
        .terms =
            [](const RunningGame& game) {
                return lens::term_names<Evaluator>(
                    static_cast<const RunningGameOf<G>&>(game).position());
            },
    };
    return entry;
}

}  // namespace quintet
