#pragma once

#include <cstdint>

namespace quintet {

/// What a search has to know about an evaluation when it is compiled.
struct SearchConstants {
    /// The unit of pruning margins and aspiration windows: a change of the score that is rare
    /// within a few plies. 0 stands for the evaluator's `scale`. Used by alpha-beta, paranoid and
    /// best-reply. Worth: 0 to 70 Elo.
    std::int32_t margin = 0;
    /// Whether an evaluation takes longer than a cache lookup. Used by alpha-beta, paranoid and
    /// best-reply. Worth: 5 to 26 % more nodes a second.
    bool worth_remembering = false;
    /// The number of plies before the turn limit from which the evaluation depends on the plies
    /// left. Table keys then include them; so they do within 32 plies, the horizon of a search.
    /// Worth: correct keys; no strength.
    int limit_in_sight = 32;
};

}  // namespace quintet
