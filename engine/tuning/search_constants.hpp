#pragma once

#include <cstdint>

namespace quintet {

/// Facts about an evaluation that a search needs when it is compiled.
struct SearchConstants {
    /// The unit of pruning margins and aspiration windows: a change of the score that is rare
    /// within a few plies. 0 stands for the evaluator's `scale`. Used by alpha-beta, paranoid and
    /// best-reply. Worth: 0 to 70 Elo.
    std::int32_t margin = 0;
    /// Whether an evaluation takes longer than a cache lookup. Used by alpha-beta, paranoid and
    /// best-reply. Worth: 5 to 26 % more nodes a second.
    bool worth_remembering = false;
    /// The evaluation depends on the plies left when at most this many are left before the turn
    /// limit. Table keys then include them. At least 32, the horizon of a search. Worth: correct
    /// keys; no strength.
    int limit_in_sight = 32;
};

}  // namespace quintet
