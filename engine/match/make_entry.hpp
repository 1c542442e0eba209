#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/match/entry.hpp"
#include "engine/match/game_match.hpp"
#include "engine/match/position_set.hpp"

namespace quintet {

template <GameType G>
Result<std::unique_ptr<Match>> make_match(const GivenOptions& given, std::string_view setup) {
    Result<OptionValues> options = OptionValues::make(G::spec(), given);
    if (!options) return options.error();
    typename G::Position position = G::start(options.value());
    if (!setup.empty()) {
        const Result<typename G::Position> parsed = G::parse_position(setup, options.value());
        if (!parsed) return Error{"setup: " + parsed.error().message};
        position = parsed.value();
    }
    return std::unique_ptr<Match>(
        std::make_unique<GameMatch<G>>(std::move(options).value(), std::string(setup), position));
}

template <GameType G>
Entry entry() {
    Entry made{&G::spec(), &make_match<G>};
    if constexpr (changeable_weights && HasWeights<typename G::Evaluator>) {
        made.weights = [](const GivenOptions& given) {
            const Result<OptionValues> options = OptionValues::make(G::spec(), given);
            if (!options) return WeightValues();
            return weight_values(usual_weights<typename G::Evaluator>(G::start(options.value())));
        };
        made.position_set = []() -> std::unique_ptr<PositionSet> {
            return std::make_unique<GamePositionSet<G>>();
        };
    }
    if constexpr (HasGameNotation<G>) {
        made.is_game_text = &G::is_game_text;
        made.read_game = &G::read_game;
    }
    return made;
}

}  // namespace quintet
