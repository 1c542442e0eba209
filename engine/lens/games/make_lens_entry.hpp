#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/recorded_game.hpp"
#include "engine/lens/explanation.hpp"
#include "engine/lens/games/game_lens.hpp"
#include "engine/lens/make_lens_search.hpp"
#include "engine/lens/terms.hpp"

namespace quintet {

/// Plays the actions of a record. Fails as `recorded_game` does, and if the game is over.
template <GameType G>
Result<RecordedGame<G>> lens_game(const LensPosition& wanted) {
    Result<RecordedGame<G>> game =
        recorded_game<G>({wanted.game, wanted.options, wanted.setup, wanted.actions});
    if (game && game.value().over()) return Error{"the game is over"};
    return game;
}

template <class G>
LensEntry lens_entry() {
    using Position = typename G::Position;
    using Evaluator = typename G::Evaluator;
    LensEntry entry{&G::spec(), nullptr, nullptr, nullptr};
    entry.make = [](const LensPosition& wanted,
                    const lens::Options& options) -> Result<std::unique_ptr<lens::Session>> {
        Result<RecordedGame<G>> game = lens_game<G>(wanted);
        if (!game) return game.error();
        const auto evaluator =
            lens::evaluator_without<Evaluator>(wanted.without, game.value().position);
        if (!evaluator) return evaluator.error();
        lens::Root<Position, Evaluator> root{.position = game.value().position,
                                             .evaluator = evaluator.value()};
        root.history = std::move(game.value().earlier);
        root.text = [](const typename Position::Action& action, const Position& position) {
            return G::format_action(action, position);
        };
        return lens::make_search(std::move(root), options);
    };
    entry.explain = [](const LensPosition& wanted) -> Result<lens::Explanation> {
        const Result<RecordedGame<G>> game = lens_game<G>(wanted);
        if (!game) return game.error();
        const Position& position = game.value().position;
        const auto evaluator = lens::evaluator_without<Evaluator>(wanted.without, position);
        if (!evaluator) return evaluator.error();
        return lens::explain(evaluator.value(), position);
    };
    entry.terms = [](const LensPosition& wanted) -> Result<std::vector<std::string>> {
        const Result<RecordedGame<G>> game = lens_game<G>(wanted);
        if (!game) return game.error();
        return lens::term_names<Evaluator>(game.value().position);
    };
    return entry;
}

}  // namespace quintet
