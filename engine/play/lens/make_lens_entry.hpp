#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/text.hpp"
#include "engine/lens/explanation.hpp"
#include "engine/lens/make_search.hpp"
#include "engine/lens/terms.hpp"
#include "engine/play/lens/game_lens.hpp"

namespace quintet {

/// The position of a record, with the repetition keys of those before it.
template <GameType G>
struct LensGame {
    typename G::Position position;
    std::vector<std::uint64_t> earlier = {};

    bool over() const {
        if (position.outcome().over()) return true;
        const int limit = position.repetition_limit();
        const std::uint64_t key = position.repetition_key();
        return limit > 0 && std::count(earlier.begin(), earlier.end(), key) + 1 >= limit;
    }
};

/// Plays the actions of a record. The error names the action that cannot be played.
template <GameType G>
Result<LensGame<G>> lens_game(const LensPosition& wanted) {
    const Result<OptionValues> options = OptionValues::make(G::spec(), wanted.options);
    if (!options) return options.error();
    LensGame<G> game{G::start(options.value())};
    if (!wanted.setup.empty()) {
        const auto parsed = G::parse_position(wanted.setup, options.value());
        if (!parsed) return Error{"setup: " + parsed.error().message};
        game.position = parsed.value();
    }
    int number = 0;
    for (const std::string& text : wanted.actions) {
        ++number;
        const auto refuse = [&](const std::string& why) {
            return Error{"action " + std::to_string(number) + ": " + why, number};
        };
        if (game.over()) return refuse(in_quotes(text) + ": the game is over");
        const auto action = G::parse_action(text, game.position);
        if (!action) return refuse(action.error().message);
        game.earlier.push_back(game.position.repetition_key());
        game.position.play(action.value());
    }
    if (game.over()) return Error{"the game is over"};
    return game;
}

template <class G>
LensEntry lens_entry() {
    using Position = typename G::Position;
    using Evaluator = typename G::Evaluator;
    LensEntry entry{&G::spec(), nullptr, nullptr, nullptr};
    entry.make = [](const LensPosition& wanted,
                    const lens::Options& options) -> Result<std::unique_ptr<lens::Session>> {
        Result<LensGame<G>> game = lens_game<G>(wanted);
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
    entry.explain = [](const LensPosition& wanted) -> Result<ExplainedEvaluation> {
        const Result<LensGame<G>> game = lens_game<G>(wanted);
        if (!game) return game.error();
        const Position& position = game.value().position;
        const auto evaluator = lens::evaluator_without<Evaluator>(wanted.without, position);
        if (!evaluator) return evaluator.error();
        const auto scores = evaluator.value().evaluate(position);
        return ExplainedEvaluation{{scores.begin(), scores.end()},
                                   lens::explain(evaluator.value(), position)};
    };
    entry.terms = [](const LensPosition& wanted) -> Result<std::vector<std::string>> {
        const Result<LensGame<G>> game = lens_game<G>(wanted);
        if (!game) return game.error();
        return lens::term_names<Evaluator>(game.value().position);
    };
    return entry;
}

}  // namespace quintet
