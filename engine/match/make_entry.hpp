#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/match/entry.hpp"
#include "engine/match/game_match.hpp"

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
    if constexpr (HasGameNotation<G>) {
        return {&G::spec(), &make_match<G>, &G::is_game_text, &G::read_game};
    } else {
        return {&G::spec(), &make_match<G>};
    }
}

}  // namespace quintet
