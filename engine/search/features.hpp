#pragma once

#include <cstdint>

#include "engine/core/score.hpp"

namespace quintet::search {

/// Which refinements an alpha-beta search uses. Without any it is plain minimax to a fixed depth,
/// so that tests can compare it with a reference.
struct Features {
    bool table = true;       ///< transposition table: cut-offs and first actions
    bool quiescence = true;  ///< noisy actions are followed beyond depth 0
    bool reductions = true;  ///< late move reductions and internal iterative reductions
    bool extensions = true;  ///< a forced action costs no depth
    bool aspiration = true;  ///< aspiration windows at the root
    bool pruning = true;  ///< futility, reverse futility and late move pruning, candidate replies

    static constexpr Features none() { return {false, false, false, false, false, false}; }
};

/// The longest path that is searched, quiescence included. Positions further away are evaluated.
inline constexpr int max_plies = 128;

/// The last depth of iterative deepening.
inline constexpr int max_depth = 100;

/// The most lines that a search reports.
inline constexpr int max_lines = 64;

/// Beyond every score.
inline constexpr Score infinite_score = win_score + 1;

}  // namespace quintet::search
