#pragma once

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

/// Maximum number of positions on a path, quiescence included. The last one gets its static
/// evaluation.
inline constexpr int max_plies = 128;

/// Maximum depth of iterative deepening.
inline constexpr int max_depth = 100;

/// Maximum number of lines that a search reports.
inline constexpr int max_lines = 64;

/// Larger than every score.
inline constexpr Score infinite_score = win_score + 1;

}  // namespace quintet::search
