#pragma once

#include "engine/tuning/selectivity.hpp"

namespace quintet::tetress {

/// How selective a search of Tetress is. The numbers were found by self-play (SPSA). Futility
/// pruning is off: no action is noisy here, so it would leave a single action. See
/// `EXPERIMENTS.md`.
inline constexpr Selectivity selectivity{
    .reduction = 30,
    .reduction_base = 89,
    .reduction_pv = -174,
    .reduction_history = -556,
    .reverse_futility = 197,
    .reverse_futility_base = 1,
    .late_actions = 156,
    .late_actions_base = 187,
    .late_actions_square = 37,
};

}  // namespace quintet::tetress
