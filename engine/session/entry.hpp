#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/foreign_form.hpp"
#include "engine/core/result.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/styles.hpp"

namespace quintet {

using GivenOptions = std::vector<std::pair<std::string, std::string>>;

class Searcher;

/// The registry's entry of one game.
struct Entry {
    const GameSpec* spec;
    Result<std::unique_ptr<RunningGame>> (*make)(const GivenOptions&, std::string_view setup);
    std::unique_ptr<Searcher> (*make_searcher)();
    std::vector<std::string> (*algorithms)();
    // Null if the evaluation has no weights that can be changed.
    WeightValues (*weights)(const GivenOptions&) = nullptr;
    // Both null if the game reads no text form of other programs.
    bool (*is_game_text)(std::string_view) = nullptr;
    Result<PlayedGame> (*read_game)(std::string_view) = nullptr;
    // Empty in the page's module: see profile.hpp.
    const Strengths* strengths = nullptr;
    const LevelRatings* level_ratings = nullptr;  // null if they were not measured
    // Both null if the game has no styles.
    std::vector<StyleInfo> (*styles)() = nullptr;
    std::string (*style_action)(const RunningGame&, std::string_view style,
                                std::uint64_t seed) = nullptr;
    std::span<const ForeignForm> forms = {};
};

/// Defined in make_entry.hpp. Each game is compiled in its own file, made from `game_entry.cpp.in`.
template <GameType G>
Entry entry();

/// The registry: an entry for each game that is built, in the order of the page. Generated from
/// `entries.cpp.in` and the list in `engine/games/games.cmake`.
const std::vector<Entry>& entries();

}  // namespace quintet
