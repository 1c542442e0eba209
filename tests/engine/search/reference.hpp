#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/score.hpp"

// Searches written in the simplest way, to compare the real ones with: no pruning, no memory.

namespace reference {

using quintet::ActionList;
using quintet::Score;

/// The positions from the start of the game to the present one.
template <class P>
struct Path {
    std::vector<std::uint64_t> history;  // repetition keys before the root
    std::vector<P> positions;            // from the root on

    int ply() const { return static_cast<int>(positions.size()) - 1; }

    /// Returns `value()` of the position after an action.
    template <class Value>
    auto after(const typename P::Action& action, Value&& value) {
        P child = positions.back();
        child.play(action);
        positions.push_back(child);
        const auto result = value();
        positions.pop_back();
        return result;
    }

    bool draws() const {
        const P& now = positions.back();
        if (now.repetition_limit() == 0) return false;
        auto count = std::count(history.begin(), history.end(), now.repetition_key());
        for (const P& position : positions) {
            if (&position != &now && position.hash() == now.hash()) return true;
            if (position.repetition_key() == now.repetition_key()) ++count;
        }
        return count >= now.repetition_limit();
    }
};

template <class P>
ActionList<P> actions_of(const P& position) {
    ActionList<P> actions;
    position.legal_actions(actions);
    return actions;
}

/// The root player against all others, who want nothing but its harm. `draw`: worth of a draw to
/// it.
template <class P, class E>
class Paranoid {
  public:
    Paranoid(const P& root, const std::vector<std::uint64_t>& history, bool quiescence, Score draw)
        : quiescence_(quiescence), draw_(draw), player_(root.to_move()), path_{history, {root}} {}

    /// The value of the root action for that one player, `depth` plies deep.
    Score value_of(typename P::Action action, int depth) { return after(action, depth - 1); }

  private:
    Score after(typename P::Action action, int depth) {
        return path_.after(action, [&] { return value(depth); });
    }

    Score value(int depth) {
        const P position = path_.positions.back();
        if (position.outcome().state == quintet::Outcome::State::won) {
            return quintet::final_scores<P::player_count>(position.outcome(), path_.ply())[player_];
        }
        if (position.outcome().over() || path_.draws()) return draw_;
        const bool last = depth <= 0;
        const Score content = E{}.evaluate(position)[player_];
        if (last && !quiescence_) return content;

        const bool friendly = position.to_move() == player_;
        Score best = last ? content : friendly ? -quintet::win_score : quintet::win_score;
        for (const auto& action : actions_of(position)) {
            if (last && !quintet::is_noisy(E{}, position, action)) continue;
            const Score score = after(action, depth - 1);
            best = friendly ? std::max(best, score) : std::min(best, score);
        }
        return best;
    }

    bool quiescence_;
    Score draw_;
    quintet::Player player_;
    Path<P> path_;
};

/// Best-reply search: the root player against all others, of whom at most one in a round does not
/// play its default action, the one that scores best for itself.
///  - That one plays one of its `replies` best actions, or any if all of these lose for certain;
///    0 for any. From the third on they are at most `margin` worse than the best, if not 0.
///  - With at least `answered` plies left, if not 0, an action is scored after the next player's
///    answer that is worst for the opponent; with at least `settled` plies left, also after up to
///    three plies of noisy actions.
///  - A round of opponents' turns costs one ply in all.
template <class P, class E, std::size_t replies = 0, Score margin = 0, int answered = 0,
          int settled = 0>
class BestReply {
  public:
    BestReply(const P& root, const std::vector<std::uint64_t>& history, bool, Score draw)
        : draw_(draw), player_(root.to_move()), path_{history, {root}} {}

    Score value_of(typename P::Action action, int depth) {
        unlikely_ = false;
        return after(action, depth - 1, false);
    }

    /// Whether unlikely actions were tried anywhere for the value asked for last.
    bool unlikely() const { return unlikely_; }

  private:
    Score after(typename P::Action action, int depth, bool replied) {
        return path_.after(action, [&] { return value(depth, replied); });
    }

    Score value(int depth, bool replied) {
        const P position = path_.positions.back();
        if (position.outcome().state == quintet::Outcome::State::won) {
            return quintet::final_scores<P::player_count>(position.outcome(), path_.ply())[player_];
        }
        if (position.outcome().over() || path_.draws()) return draw_;
        if (position.to_move() == player_) {
            if (depth == 0) return E{}.evaluate(position)[player_];
            Score best = -quintet::win_score;
            for (const auto& action : actions_of(position)) {
                best = std::max(best, after(action, depth - 1, false));
            }
            return best;
        }
        if (depth == 0 && !in_round(position)) return E{}.evaluate(position)[player_];
        // The ply is paid for by the opponent that replies, or else by the last one of the round.
        const int unpaid = in_round(position) && !replied ? depth + 1 : depth;
        const auto actions = candidates_at(position, unpaid);
        // Here it is the first opponent of the round.
        const int left = in_round(position) ? depth : depth - 1;
        Score best = after(actions.front().action, left, replied);
        if (replied) return best;
        const std::size_t likely = plausible(actions);
        for (std::size_t i = 1; i < actions.size(); ++i) {
            if (i >= likely) {
                if (i == likely && best < quintet::evaluation_limit) break;
                unlikely_ = true;
            }
            best = std::min(best, after(actions[i].action, left, true));
        }
        return best;
    }

    struct Look {
        typename P::Action action;
        Score score;  ///< for the player who plays it
    };

    /// The candidate replies with `left` plies left, best first.
    static std::vector<Look> candidates_at(const P& position, int left) {
        const bool with_answer = answered > 0 && left >= answered;
        const int noisy_plies = settled > 0 && left >= settled ? 3 : 0;
        std::vector<Look> looks;
        for (const auto& action : actions_of(position)) {
            P child = position;
            child.play(action);
            const quintet::Player player = position.to_move();
            looks.push_back({action, with_answer ? worst_answer(child, player, noisy_plies)
                                                 : settled_score(child, player, 0)});
        }
        std::stable_sort(looks.begin(), looks.end(),
                         [](const Look& a, const Look& b) { return a.score > b.score; });
        return looks;
    }

    /// How many of the candidate replies are tried at first.
    static std::size_t plausible(const std::vector<Look>& looks) {
        if (replies == 0) return looks.size();
        std::size_t count = std::min(replies, looks.size());
        while (margin > 0 && count > 2 && looks[0].score - looks[count - 1].score > margin) {
            --count;
        }
        return count;
    }

    /// The score after at most `plies` noisy actions, which all others choose to harm `player`.
    static Score settled_score(const P& position, quintet::Player player, int plies) {
        if (position.outcome().over()) {
            return quintet::final_scores<P::player_count>(position.outcome(), 1)[player];
        }
        Score best = E{}.evaluate(position)[player];
        if (plies == 0) return best;
        for (const auto& action : actions_of(position)) {
            if (!quintet::is_noisy(E{}, position, action)) continue;
            P child = position;
            child.play(action);
            const Score score = settled_score(child, player, plies - 1);
            best = position.to_move() == player ? std::max(best, score) : std::min(best, score);
        }
        return best;
    }

    static Score worst_answer(const P& position, quintet::Player player, int noisy_plies) {
        if (position.outcome().over()) return settled_score(position, player, 0);
        Score worst = quintet::win_score;
        for (const auto& answer : actions_of(position)) {
            P child = position;
            child.play(answer);
            worst = std::min(worst, settled_score(child, player, noisy_plies));
        }
        return worst;
    }

    bool in_round(const P&) const {
        return path_.positions.size() >= 2 &&
               path_.positions[path_.positions.size() - 2].to_move() != player_;
    }

    Score draw_;
    quintet::Player player_;
    bool unlikely_ = false;
    Path<P> path_;
};

/// Max^n. Ties go to the value worst for the root player, then for the players after it.
template <class P, class E>
class MaxN {
    using Values = quintet::Scores<P::player_count>;

  public:
    /// Noisy actions are followed for `quiescence_plies` beyond depth 0.
    MaxN(const P& root, const std::vector<std::uint64_t>& history, int quiescence_plies)
        : quiescence_plies_(quiescence_plies), player_(root.to_move()), path_{history, {root}} {}

    Values values_of(typename P::Action action, int depth) { return after(action, depth - 1); }

  private:
    Values after(typename P::Action action, int depth) {
        return path_.after(action, [&] { return value(depth); });
    }

    Values value(int depth) {
        const P position = path_.positions.back();
        if (position.outcome().over()) {
            return quintet::final_scores<P::player_count>(position.outcome(), path_.ply());
        }
        if (path_.draws()) return {};
        const bool last = depth <= 0;
        std::vector<Values> all;
        if (last) all.push_back(E{}.evaluate(position));
        if (depth <= -quiescence_plies_) return all.front();
        for (const auto& action : actions_of(position)) {
            if (!last || quintet::is_noisy(E{}, position, action))
                all.push_back(after(action, depth - 1));
        }
        return *std::max_element(all.begin(), all.end(), [&](const Values& a, const Values& b) {
            return rank(a, position.to_move()) < rank(b, position.to_move());
        });
    }

    std::vector<Score> rank(const Values& values, quintet::Player mover) const {
        std::vector<Score> rank{values[mover]};
        for (std::size_t i = 0; i < values.size(); ++i) {
            rank.push_back(-values[(player_ + i) % values.size()]);
        }
        return rank;
    }

    int quiescence_plies_;
    quintet::Player player_;
    Path<P> path_;
};

}  // namespace reference
