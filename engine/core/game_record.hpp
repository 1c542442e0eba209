#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quintet {

/// Names and values of a game's options, as texts that `OptionValues::make` checks. Missing options
/// have their default.
using GivenOptions = std::vector<std::pair<std::string, std::string>>;

/// A game as text: its rules, its start and its actions. Nothing is checked before
/// `open_game` plays it.
struct GameRecord {
    std::string game;
    GivenOptions options = {};
    std::string setup = {};                 ///< a position text; empty for the standard start
    std::vector<std::string> actions = {};  ///< canonical texts, if a program wrote them
    std::optional<int> ply = {};            ///< the shown position; default: the last one
};

}  // namespace quintet
