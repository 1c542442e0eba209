#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/hooks.hpp"
#include "engine/core/result.hpp"
#include "engine/core/text.hpp"

namespace quintet {

/// A position by its game and the actions that lead to it, as records have it.
struct RecordedPosition {
    std::string game;
    std::vector<std::pair<std::string, std::string>> options = {};  ///< missing ones: the default
    std::string setup = {};                                         ///< empty for the usual start
    std::vector<std::string> actions = {};
};

/// The position of a record, with the repetition keys of those before it.
template <GameType G>
struct RecordedGame {
    typename G::Position position;
    std::vector<std::uint64_t> earlier = {};
    std::vector<std::uint64_t> judged = {};  ///< the keys by which the rules compare the same ones

    bool over() const {
        if (position.outcome().over()) return true;
        const int limit = position.repetition_limit();
        if (limit == 0) return false;
        return std::count(judged.begin(), judged.end(), judged_key(position)) + 1 >= limit;
    }
};

/// Plays the actions of a record, without a running game. Fails on unknown options, a bad setup and
/// an action that cannot be played; the error names it.
template <GameType G>
Result<RecordedGame<G>> recorded_game(const RecordedPosition& wanted) {
    const Result<OptionValues> options = OptionValues::make(G::spec(), wanted.options);
    if (!options) return options.error();
    RecordedGame<G> game{G::start(options.value())};
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
        game.judged.push_back(judged_key(game.position));
        game.position.play(action.value());
    }
    return game;
}

/// Finds the entry of a game in a list of entries, each with a `spec`. The error lists the games
/// there are.
template <class Entries>
auto find_entry(const Entries& entries, const std::string& game)
    -> Result<const typename Entries::value_type*> {
    std::string known;
    for (const auto& each : entries) {
        if (each.spec->id == game) return &each;
        known += (known.empty() ? "" : ", ") + each.spec->id;
    }
    return Error{"the game must be one of " + known + " (found " + in_quotes(game) + ")"};
}

}  // namespace quintet
