#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quintet {

/// How a playing level of a game searches. Strength comes from depth and nodes. Weak levels also
/// have a temperature: sometimes they play an action that is nearly as good as the best, as people
/// do.
struct Strength {
    int depth = 0;            ///< plies; 0 for as deep as the other limits allow
    std::uint64_t nodes = 0;  ///< 0 for as many as the time allows
    /// Spread of the choice among good actions, in percent of the evaluator's scale; see
    /// `search::choose_by_temperature`.
    int temperature = 0;
    /// Bonus for each step towards the goal (`HasHeadway`), in percent of the evaluator's scale.
    /// Has no effect without a temperature.
    int headway = 0;
};

/// The most steps that one action may gain or lose.
inline constexpr int most_headway = 2;

/// Weakest first. Each game has its own, because the worth of a node differs between games.
inline constexpr std::size_t level_count = 10;
using Strengths = std::array<Strength, level_count>;

/// Ratings of the levels of a game in Elo, measured in matches between neighbouring levels and of
/// the first against the seat `random`. Random play has Elo 0. Unmeasured levels, the last ones,
/// have 0.
using LevelRatings = std::array<int, level_count>;

// QUINTET_CONTESTS: games have ratings of their levels, styles (style.hpp) and foreign forms
// (foreign_form.hpp). Not defined for the page's WebAssembly module.
#if !defined(__EMSCRIPTEN__) || defined(QUINTET_LENS_MODULE)
#define QUINTET_CONTESTS
#endif

}  // namespace quintet
