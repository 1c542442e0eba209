#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/hash.hpp"
#include "tests/tactics/bounds.hpp"

namespace quintet::tactics {

/// What an exhaustive search has found about the player to move.
template <PositionType P>
struct Proof {
    bool complete = true;  ///< false: there were too many positions, nothing is known
    int wins_in = 0;       ///< the fewest plies in which a win can be forced, 0 for none
    std::vector<typename P::Action> solutions;  ///< all first actions that force it as soon
    std::uint64_t positions = 0;                ///< played through
};

/// Finds forced wins by looking at every action of every player: no evaluation, no window, nothing
/// pruned but what cannot win in time by the rules (see bounds.hpp). With more than two players all
/// others stand together against the one to move, so that what it finds holds whatever they do.
///
/// The first position counts as the beginning of the game. Repetition needs no bookkeeping then: on
/// the way of a quickest win the distance to it shrinks with every ply, so no position comes again.
template <PositionType P>
class Prover {
    using Action = typename P::Action;

  public:
    /// `slots`: positions remembered, a power of two; 0 for none.
    explicit Prover(std::size_t slots = std::size_t{1} << 20) : memory_(slots) {}

    /// Looks for a win within `most_plies`, from the shortest on. Gives up after `most_positions`.
    Proof<P> prove(const P& root, int most_plies,
                   std::uint64_t most_positions = std::numeric_limits<std::uint64_t>::max()) {
        Proof<P> proof;
        positions_ = 0;
        most_positions_ = most_positions;
        winner_ = root.to_move();
        decisive_.assign(static_cast<std::size_t>(most_plies) + 1, no_code);
        for (Slot& slot : memory_) slot = {};
        for (int plies = 1; plies <= most_plies && proof.wins_in == 0; ++plies) {
            if (own_actions(root, plies) < least_actions(root, winner_)) continue;
            // Between two actions of his own a player seldom wins, but it happens.
            proof.solutions = winning_actions(root, plies);
            if (!proof.solutions.empty()) proof.wins_in = plies;
        }
        proof.positions = positions_;
        proof.complete = positions_ <= most_positions_;
        return proof;
    }

  private:
    static constexpr std::uint32_t no_code = 0xffffffff;

    /// What is known of a position at one ply of the game: it wins within `won` plies, and not
    /// within `open`.
    struct Slot {
        std::uint64_t key = 0;
        int won = std::numeric_limits<int>::max();
        int open = -1;
    };

    /// How often the player who is to win acts within the next plies. Turns go round.
    int own_actions(const P& position, int plies) const {
        constexpr int players = static_cast<int>(P::player_count);
        const int wait = (winner_ - position.to_move() + players) % players;
        return plies > wait ? (plies - wait - 1) / players + 1 : 0;
    }

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

    /// Whether a win within so many plies can be forced.
    bool wins(const P& position, int plies) {
        if (++positions_ > most_positions_) return false;
        const Outcome outcome = position.outcome();
        if (outcome.over()) {
            return outcome.state == Outcome::State::won && outcome.winner == winner_;
        }
        if (plies == 0 || own_actions(position, plies) < least_actions(position, winner_)) {
            return false;
        }
        // The turn limit depends on the ply, which the hash leaves out.
        const std::uint64_t key =
            mix(position.hash() ^ mix(static_cast<std::uint64_t>(position.ply()) + 1));
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

    /// The player who is to win needs one action that does, the others one that avoids it. What
    /// decided a position before at this distance is tried first.
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

    /// Actions that leave the next player few others come first.
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
    std::vector<std::uint32_t> decisive_;  // by plies left
    Player winner_ = no_player;
    std::uint64_t positions_ = 0;
    std::uint64_t most_positions_ = 0;
};

}  // namespace quintet::tactics
