#pragma once

#include <string_view>

#include "engine/match/match.hpp"

namespace quintet {

/// How a level thinks. Strength comes from depth and time; weak levels also take an action that is
/// nearly as good as the best now and then, as people do.
struct LevelSettings {
    Level level;
    int depth = 0;            ///< plies; 0 for as deep as the time goes
    std::uint64_t nodes = 0;  ///< positions; 0 for no limit
    int carelessness =
        0;  ///< spread of the choice among good actions, percent of the evaluator's scale
};

/// The settings of a level, or null.
const LevelSettings* find_level(std::string_view id);

}  // namespace quintet
