#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/core/concepts.hpp"
#include "engine/core/hooks/hooks.hpp"

namespace quintet::prove {

/// The result of an exhaustive search for the player to move. A win is one even if the search gave
/// up; without a win, nothing is known then.
template <PositionType P>
struct Proof {
    bool complete = true;  ///< false if there were too many positions: solutions may be missing
    int wins_in = 0;       ///< the fewest plies to a forced win; 0 for none
    std::vector<typename P::Action> solutions;  ///< all first actions that force it that soon
    std::uint64_t positions = 0;                ///< number of positions visited
};

/// Finds forced wins by trying every action of every player, without evaluation or windows. It
/// prunes only what cannot win in time by the rules (`BoundsWins`). With more than two players, all
/// others act together against the one who wins, so results hold whatever they do.
///
/// The first position counts as the start of the game. Repetition then needs no bookkeeping: on a
/// quickest win the distance shrinks with every ply, so no position occurs twice.
template <GameType G>
class Prover {
    using P = typename G::Position;
    using Action = typename P::Action;

  public:
    /// `slots`: the number of positions to remember, a power of two; 0 for none.
    explicit Prover(std::size_t slots = std::size_t{1} << 20) : memory_(slots) {}

    /// Looks for a win within `most_plies`, shortest first. Gives up after `most_positions`.
    Proof<P> prove(const P& root, int most_plies,
                   std::uint64_t most_positions = std::numeric_limits<std::uint64_t>::max()) {
        Proof<P> proof;
        start(root.to_move(), most_plies, most_positions);
        for (int plies = 1; plies <= most_plies && proof.wins_in == 0; ++plies) {
            if (own_actions(root, plies) < least_actions(root)) continue;
            // A player rarely wins between two of its actions, but it happens.
            proof.solutions = winning_actions(root, plies);
            if (!proof.solutions.empty()) proof.wins_in = plies;
        }
        proof.positions = positions_;
        proof.complete = complete();
        return proof;
    }

    /// Starts over with the player who is to win, for `winning_actions` and `distance`, which must
    /// not look further than `most_plies`. All together give up after `most_positions`.
    void start(Player winner, int most_plies,
               std::uint64_t most_positions = std::numeric_limits<std::uint64_t>::max()) {
        positions_ = 0;
        most_positions_ = most_positions;
        winner_ = winner;
        decisive_.assign(static_cast<std::size_t>(most_plies) + 1, no_code);
        for (Slot& slot : memory_) slot = {};
    }

    /// The number of positions visited since the start, and whether there were not too many.
    std::uint64_t positions() const { return positions_; }
    bool complete() const { return positions_ <= most_positions_; }

    /// Returns all actions of the winner, who is to move, that force a win within so many plies.
    std::vector<Action> winning_actions(const P& root, int plies) {
        ActionList<P> actions;
        root.legal_actions(actions);
        std::vector<Action> winning;
        for (const Action action : actions) {
            P next = root;
            next.play(action);
            if (wins(next, plies - 1)) winning.push_back(action);
        }
        return winning;
    }

    /// Returns the fewest plies within which the winner can force the win; any player may move. 0
    /// if the game is won already, -1 if it takes more than `most_plies`.
    int distance(const P& position, int most_plies) {
        for (int plies = 0; plies <= most_plies; ++plies) {
            if (wins(position, plies)) return plies;
        }
        return -1;
    }

  private:
    static constexpr std::uint32_t no_code = 0xffffffff;

    /// A proven win within `won` plies from a position at one ply of the game, and no win within
    /// `open`.
    struct Slot {
        std::uint64_t key = 0;
        int won = std::numeric_limits<int>::max();
        int open = -1;
    };

    /// The number of the winning player's own actions within the next plies. Turns go round.
    int own_actions(const P& position, int plies) const {
        constexpr int players = static_cast<int>(P::player_count);
        const int wait = (winner_ - position.to_move() + players) % players;
        return plies > wait ? (plies - wait - 1) / players + 1 : 0;
    }

    /// The least number of own actions before the winner can have won.
    int least_actions([[maybe_unused]] const P& position) const {
        if constexpr (BoundsWins<G>) {
            return G::least_actions(position, winner_);
        } else {
            return 0;
        }
    }

    /// Whether a win within this many plies can be forced.
    bool wins(const P& position, int plies) {
        if (++positions_ > most_positions_) return false;
        const Outcome outcome = position.outcome();
        if (outcome.over()) {
            return outcome.state == Outcome::State::won && outcome.winner == winner_;
        }
        if (plies == 0 || own_actions(position, plies) < least_actions(position)) {
            return false;
        }
        // The turn limit depends on the ply, which the hash omits.
        const std::uint64_t key = key_at_ply(position.hash(), position.ply());
        if (const Slot* slot = find(key)) {
            if (slot->won <= plies) return true;
            if (slot->open >= plies) return false;
        }
        const bool won = expand(position, plies);
        if (positions_ <= most_positions_ && !memory_.empty()) {
            Slot& slot = memory_[key & (memory_.size() - 1)];
            if (slot.key != key) slot = {.key = key};
            (won ? slot.won : slot.open) = plies;
        }
        return won;
    }

    /// Expands a position: the winning player needs one action that wins, the others one that
    /// avoids it. Tries first what decided an earlier position at this distance.
    bool expand(const P& position, int plies) {
        const bool own = position.to_move() == winner_;
        ActionList<P> actions;
        position.legal_actions(actions);
        std::uint32_t& decisive = decisive_[static_cast<std::size_t>(plies)];
        if (plies >= 3) sort_by_replies(position, actions);
        for (std::size_t i = 1; i < actions.size(); ++i) {
            if (actions[i].code() != decisive) continue;
            std::rotate(actions.begin(), actions.begin() + i, actions.begin() + i + 1);
            break;
        }
        for (const Action action : actions) {
            P next = position;
            next.play(action);
            if (wins(next, plies - 1) == own) {
                decisive = action.code();
                return own;
            }
        }
        return !own;
    }

    /// Orders first the actions that leave the next player few replies.
    static void sort_by_replies(const P& position, ActionList<P>& actions) {
        std::vector<std::pair<int, Action>> replies;
        replies.reserve(actions.size());
        for (const Action action : actions) {
            P next = position;
            next.play(action);
            replies.emplace_back(next.legal_action_count(), action);
        }
        std::stable_sort(replies.begin(), replies.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < replies.size(); ++i) actions[i] = replies[i].second;
    }

    const Slot* find(std::uint64_t key) const {
        if (memory_.empty()) return nullptr;
        const Slot& slot = memory_[key & (memory_.size() - 1)];
        return slot.key == key ? &slot : nullptr;
    }

    std::vector<Slot> memory_;
    std::vector<std::uint32_t> decisive_;  // by number of plies left
    Player winner_ = no_player;
    std::uint64_t positions_ = 0;
    std::uint64_t most_positions_ = 0;
};

}  // namespace quintet::prove
