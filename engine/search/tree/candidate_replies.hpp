#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/fixed_vector.hpp"
#include "engine/search/actions/quiescence.hpp"
#include "engine/search/features.hpp"
#include "engine/search/memory/key.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::search {

/// Depth of the opponent model.
enum class ReplyDepth : std::uint8_t {
    action,      ///< no further than its own action
    answer,      ///< to the next player's answer that is worst for it
    quiescence,  ///< through the noisy actions after that answer too
};

/// Depth of the opponent model with `depth` plies left.
inline ReplyDepth reply_depth(const Selectivity& selectivity, int depth) {
    const auto from = [&](int plies) { return plies > 0 && depth >= plies; };
    return from(selectivity.replies_settled)    ? ReplyDepth::quiescence
           : from(selectivity.replies_answered) ? ReplyDepth::answer
                                                : ReplyDepth::action;
}

/// Largest loss against its best action that an opponent accepts in a candidate reply.
constexpr Score plausible_loss(const Selectivity& selectivity, Score unit) {
    return selectivity.replies_margin > 0 ? unit * selectivity.replies_margin / 100
                                          : 2 * infinite_score;
}

/// Finds the candidate replies of an opponent: the actions with the best scores for itself; of
/// equal ones, the first in the list. Caches 65,536 results by position.
template <PositionType P, EvaluatorType<P> E>
class CandidateReplies {
    using Action = typename P::Action;

  public:
    /// Maximum number of candidates.
    static constexpr std::size_t most = 8;
    /// At least this many candidates have exact scores and are in order.
    static constexpr std::size_t least = 2;

    struct Candidate {
        std::uint32_t code = no_action;
        Score score = 0;  ///< for the player to move, after the action; not set for a single action
    };
    /// Best first; unused places have `no_action`.
    using List = std::array<Candidate, most>;

    void clear() { known_.clear(); }

    /// Returns the candidates of a position that is not over; valid until the next call. For an
    /// action worse than the best by more than `margin`, the score may be an upper bound that is
    /// also worse by more than `margin`. Every call must have the same `margin`.
    const List& find(const E& evaluator, const P& position, ReplyDepth depth,
                     Score margin = 2 * infinite_score) {
        if (known_.empty()) known_.resize(size);
        const std::uint64_t key = table_key<E>(position, static_cast<unsigned>(depth));
        Known& known = known_[static_cast<std::size_t>(key % size)];
        if (known.key != key || !known.used) {
            known = {key, list_of(evaluator, position, depth, margin), true};
        }
        return known.list;
    }

  private:
    struct Known {
        std::uint64_t key = 0;
        List list{};
        bool used = false;
    };
    static constexpr std::size_t size = std::size_t{1} << 16;
    static constexpr int quiescence_plies = 3;

    static List list_of(const E& evaluator, const P& position, ReplyDepth depth, Score margin) {
        ActionList<P> actions;
        position.legal_actions(actions);
        if (actions.size() == 1) {
            List only;
            only.front().code = actions[0].code();
            return only;
        }
        if (depth == ReplyDepth::action) {
            const auto worth = outlook_of(evaluator, position);
            return best_of(actions, margin, [&](const Action& action, Score) {
                return worth(action, position.to_move());
            });
        }
        const bool follows_noisy = depth == ReplyDepth::quiescence;
        std::uint32_t killer = no_action;
        return best_of(actions, margin, [&](const Action& action, Score needed) {
            return answered(evaluator, position, action, follows_noisy, needed, killer);
        });
    }

    /// Returns a function `(action, player)` that gives the player's static evaluation after the
    /// action. Both arguments must outlive it.
    static auto outlook_of(const E& evaluator, const P& position) {
        const auto afresh = [&](const Action& action, Player player) {
            P child = position;
            child.play(action);
            const Outcome outcome = child.outcome();
            return outcome.over() ? final_scores<P::player_count>(outcome, 1)[player]
                                  : evaluator.evaluate(child)[player];
        };
        if constexpr (LooksAhead<E, P>) {
            return [afresh, outlook = evaluator.outlook(position)](const Action& action,
                                                                   Player player) {
                const std::optional<Score> score = outlook(action, player);
                return score ? *score : afresh(action, player);
            };
        } else {
            return afresh;
        }
    }

    /// Returns the best actions with their scores. `score_of(action, needed)` returns an action's
    /// score, or any value below `needed` if the score is below `needed`.
    template <class ScoreOf>
    static List best_of(const ActionList<P>& actions, Score margin, ScoreOf&& score_of) {
        List list;
        std::size_t found = 0;
        Score needed = -infinite_score;
        for (const Action& action : actions) {
            const Score score = score_of(action, needed);
            std::size_t place = found;
            while (place > 0 && score > list[place - 1].score) --place;
            if (place == most) continue;
            found = std::min(found + 1, most);
            std::copy_backward(list.begin() + place, list.begin() + found - 1,
                               list.begin() + found);
            list[place] = {action.code(), score};
            if (found < least) continue;
            needed = std::min(list[least - 1].score, list.front().score - margin);
            if (found == most) needed = std::max(needed, list.back().score);
        }
        return list;
    }

    /// Returns the score of an action after the next player's answer that is worst for the player
    /// to move, or any value below `needed` if the score is below `needed`. `killer`: the last
    /// worst answer, which is tried first.
    static Score answered(const E& evaluator, const P& position, const Action& action,
                          bool follows_noisy, Score needed, std::uint32_t& killer) {
        const Player player = position.to_move();
        P child = position;
        child.play(action);
        const Outcome outcome = child.outcome();
        if (outcome.over()) return final_scores<P::player_count>(outcome, 1)[player];
        ActionList<P> answers;
        child.legal_actions(answers);
        const auto worth = outlook_of(evaluator, child);
        Score worst = infinite_score;
        const auto hurts = [&](const Action& answer) {
            Score score = 0;
            if (follows_noisy) {
                P grandchild = child;
                grandchild.play(answer);
                score =
                    quiesce_for(evaluator, grandchild, player, needed - 1, worst, quiescence_plies);
            } else {
                score = worth(answer, player);
            }
            if (score < worst) {
                worst = score;
                killer = answer.code();
            }
            return worst < needed;
        };
        const auto* const known = std::find_if(
            answers.begin(), answers.end(), [&](auto answer) { return answer.code() == killer; });
        if (known != answers.end() && hurts(*known)) return worst;
        for (const bool noisy : {true, false}) {
            for (const Action& answer : answers) {
                if (is_noisy(evaluator, child, answer) == noisy && hurts(answer)) return worst;
            }
        }
        return worst;
    }

    std::vector<Known> known_;
};

/// Returns the candidates that are tried: at least two if there are several actions, because a
/// single one would count as forced, and forced actions cost no depth. `count`: number of legal
/// actions.
template <PositionType P, EvaluatorType<P> E>
auto plausible_replies(const typename CandidateReplies<P, E>::List& list,
                       const Selectivity& selectivity, Score unit, std::size_t count) {
    using Candidates = CandidateReplies<P, E>;
    FixedVector<typename P::Action, Candidates::most> chosen;
    const auto wanted =
        static_cast<std::size_t>(std::max<int>(selectivity.replies, Candidates::least));
    for (std::size_t i = 0; i < std::min({wanted, list.size(), count}); ++i) {
        const Score loss = list.front().score - list[i].score;
        if (i >= Candidates::least && loss > plausible_loss(selectivity, unit)) break;
        chosen.push_back(P::Action::from_code(list[i].code));
    }
    return chosen;
}

}  // namespace quintet::search
