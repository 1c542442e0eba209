#pragma once

#include <cstdint>

namespace quintet::search {

/// Cooperation of the opponents of one player. With one opponent, both are the same.
enum class Coalition : std::uint8_t {
    /// Every opponent minimises that player's score (Sturtevant, Korf, "On Pruning
    /// Techniques for Multi-Player Games", 2000).
    paranoid,
    /// In each round, one opponent does so; the others play the best action for themselves (BRS+;
    /// Esser, Gras, Winands, Schadd, Lanctot, "Improving Best-Reply Search", 2013, with the static
    /// evaluation after the action, or after the answer to it, in place of a static order of
    /// actions). A round counts as two plies. `Selectivity::replies` is the number of replies
    /// tried.
    best_reply,
};

}  // namespace quintet::search
