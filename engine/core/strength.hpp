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

/// Weakest first. Every game has its own, as a node is not worth the same everywhere.
inline constexpr std::size_t level_count = 10;
using Strengths = std::array<Strength, level_count>;

/// How strong the levels of a game are: their Elo, measured in matches between neighbours and of
/// the first one against the seat `random`. Random play is the zero of every rating of Quintet. 0
/// for levels that were not measured, which are the last ones.
using LevelRatings = std::array<int, level_count>;

// QUINTET_CONTESTS says that games tell the ratings of their levels, have styles (style.hpp) and
// foreign forms (foreign_form.hpp). The page's WebAssembly module has nothing of it.
#if !defined(__EMSCRIPTEN__) || defined(QUINTET_LENS_MODULE)
#define QUINTET_CONTESTS
#endif

}  // namespace quintet
