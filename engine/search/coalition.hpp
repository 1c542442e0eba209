#pragma once

#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/search/features.hpp"
#include "engine/search/key.hpp"

namespace quintet::search {

/// Cooperation of the opponents of one player. With one opponent, both are the same.
enum class Coalition : std::uint8_t {
    /// Every opponent minimises that player's score (Sturtevant, Korf, "On Pruning
    /// Techniques for Multi-Player Games", 2000).
    paranoid,
    /// In each round, one opponent does; the others play their own best action (BRS+; Esser, Gras,
    /// Winands, Schadd, Lanctot, "Improving Best-Reply Search", 2013, with the static evaluation
    /// after the action, or after the answer to it, in place of a static order of actions). A round
    /// counts as two plies. `Selectivity::replies` is the number of replies tried.
    best_reply,
};

/// Who plays against whom in one search, and the table keys that follow from it. The lone player is
/// the root player, or the target of the root player, who is then in a coalition
/// (directed offensive; Zuckerman, Felner, Kraus, "Mixing Search Strategies for Multi-Player
/// Games", 2009).
template <PositionType P, class E>
class Sides {
  public:
    Sides() = default;
    /// `against` as in `Limits`; ignored by games that do not take sides.
    Sides(Player root_player, Player against) {
        const bool alone = !takes_sides<P> || against == no_player;
        lone_ = alone ? root_player : against;
        asker_ = 2U * (lone_ + 1U + (alone ? 0U : unsigned{P::player_count}));
    }

    /// The player whom all others play against.
    Player lone() const { return lone_; }

    /// The table key of a position. With two players scores are the same for both. Scores of one
    /// player against a coalition also depend on that player, on the side to move (a draw is worth
    /// less to one side), and on whether this round's reply has been made.
    std::uint64_t key(const P& position, bool replied) const {
        return table_key<E>(position, P::player_count == 2 ? 0U : asker(replied));
    }
    /// The same by the hash of a position whose turn limit is far away.
    std::uint64_t key(std::uint64_t hash, bool replied) const {
        return P::player_count == 2 ? hash : asked_by(hash, asker(replied));
    }

  private:
    unsigned asker(bool replied) const { return asker_ + (replied ? 1U : 0U); }

    Player lone_ = 0;
    unsigned asker_ = 0;
};

}  // namespace quintet::search
