#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet {

/// Search limits of a playing level in one game. Weak levels also have a temperature: like people,
/// they sometimes play an action that is slightly worse than the best.
struct Strength {
    int depth = 0;            ///< plies; 0 for no limit
    std::uint64_t nodes = 0;  ///< positions visited; 0 for no limit
    /// Spread of the choice among good actions, in percent of the evaluator's scale; see
    /// `search::choose_by_temperature`.
    int temperature = 0;
    /// Bonus for each step towards the goal (`HasHeadway`), in percent of the evaluator's scale.
    /// Has no effect without a temperature.
    int headway = 0;
};

/// Maximum number of steps that one action can gain or lose.
inline constexpr int most_headway = 2;

/// The levels of a game, weakest first. Each game has its own, because the same number of nodes
/// gives a different strength in each game.
inline constexpr std::size_t level_count = 10;
using Strengths = std::array<Strength, level_count>;

/// Elo ratings of the levels of a game, weakest first. They are measured in matches between
/// neighbouring levels, and between the first level and the seat `random`, which has Elo 0.
/// Levels that were not measured come last and have 0.
using LevelRatings = std::array<int, level_count>;

}  // namespace quintet
