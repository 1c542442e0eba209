#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/result.hpp"
#include "engine/match/match.hpp"

namespace quintet {

using GivenOptions = std::vector<std::pair<std::string, std::string>>;

class PositionSet;

/// What the registry keeps of a game.
struct Entry {
    const GameSpec* spec;
    Result<std::unique_ptr<Match>> (*make)(const GivenOptions&, std::string_view setup);
    // Both null where an evaluation has no weights that can be changed.
    WeightValues (*weights)(const GivenOptions&) = nullptr;
    std::unique_ptr<PositionSet> (*position_set)() = nullptr;
    // Both null where other programs have no text form for games.
    bool (*is_game_text)(std::string_view) = nullptr;
    Result<PlayedGame> (*read_game)(std::string_view) = nullptr;
};

/// Defined in make_entry.hpp. Each game is compiled by itself, from `game_match.cpp.in`.
template <GameType G>
Entry entry();

}  // namespace quintet
