#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/core/hooks/weights.hpp"
#include "engine/session/game_entry.hpp"
#include "engine/session/running_game_of.hpp"
#include "engine/session/search/searcher_of.hpp"
#include "engine/session/styles.hpp"

namespace quintet {

template <GameType G>
Result<std::unique_ptr<RunningGame>> make_game(const GivenOptions& given, std::string_view setup) {
    Result<OptionValues> options = OptionValues::make(G::spec(), given);
    if (!options) return options.error();
    typename G::Position position = G::start(options.value());
    if (!setup.empty()) {
        const Result<typename G::Position> parsed = G::parse_position(setup, options.value());
        if (!parsed) return Error{"setup: " + parsed.error().message};
        position = parsed.value();
    }
    return std::unique_ptr<RunningGame>(std::make_unique<RunningGameOf<G>>(
        std::move(options).value(), std::string(setup), position));
}

template <HasStyles G>
std::vector<StyleInfo> list_styles() {
    std::vector<StyleInfo> list;
    for (const auto& style : G::styles()) {
        list.push_back({std::string(style.name), std::string(style.about)});
    }
    return list;
}

/// `game` must be a `RunningGameOf<G>` that is not over. Returns no text if there is no such style.
template <HasStyles G>
std::string choose_by_style(const RunningGame& game, std::string_view name, std::uint64_t seed) {
    const auto& position = static_cast<const RunningGameOf<G>&>(game).position();
    for (const auto& style : G::styles()) {
        if (style.name == name) return G::format_action(style.choose(position, seed), position);
    }
    return "";
}

template <GameType G>
GameEntry game_entry() {
    // A hook that lacks a member, or has one of another type, would be ignored.
    constexpr bool claims = requires { &G::is_game_text; };
    constexpr bool reads = requires { &G::read_game; };
    constexpr bool writes = requires { &G::write_game; };
    static_assert(HasGameTexts<G> || !(claims || reads || writes),
                  "Hooks: see HasGameTexts in core/hooks/hooks.hpp");
    GameEntry made{&G::spec(), &make_game<G>,
                   []() -> std::unique_ptr<Searcher> { return std::make_unique<SearcherOf<G>>(); },
                   &SearcherOf<G>::algorithms};
    if constexpr (changeable_weights && HasWeights<typename G::Evaluator>) {
        made.weights = [](const GivenOptions& given) {
            const Result<OptionValues> options = OptionValues::make(G::spec(), given);
            if (!options) return WeightValues();
            return weight_values(default_weights<typename G::Evaluator>(G::start(options.value())));
        };
    }
    if constexpr (HasGameTexts<G>) {
        made.is_game_text = &G::is_game_text;
        made.read_game = &G::read_game;
    }
    if constexpr (profile::full) {
        made.strengths = &G::strengths;
        made.level_ratings = &G::level_ratings;
        if constexpr (HasStyles<G>) {
            made.styles = &list_styles<G>;
            made.style_action = &choose_by_style<G>;
        }
        if constexpr (HasForeignForms<G>) made.forms = G::foreign_forms();
    }
    return made;
}

}  // namespace quintet
