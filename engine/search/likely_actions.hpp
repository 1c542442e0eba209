#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/features.hpp"
#include "engine/search/key.hpp"
#include "engine/search/settle.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// How far a player looks who chooses an action.
enum class Look : std::uint8_t {
    at_once,   ///< no further than its own action
    answered,  ///< to the next player's answer that is worst for it
    settled,   ///< as a paranoid search of two plies does: through the loud actions after that too
};

/// What a player most likely does: those actions after which its score is best, of equals those
/// that come first in the list. Remembers what it was asked last.
template <PositionType P, EvaluatorType<P> E>
class LikelyActions {
    using Action = typename P::Action;

  public:
    /// The most that are found.
    static constexpr std::size_t most = 8;
    /// At least so many are told with their true scores, and in their true order.
    static constexpr std::size_t least = 2;

    struct Likely {
        std::uint32_t code = no_action;
        Score score = 0;  ///< of the player to move, after the action; of one alone not told
    };
    /// The best first; after the last one `no_action`.
    using List = std::array<Likely, most>;

    void clear() { known_.clear(); }

    /// For a position that is not over. What is worse than the best by more than `margin`, always
    /// the same one, may look better than it is as long as it stays so. Valid until the next call.
    const List& find(const E& evaluator, const P& position, Look look,
                     Score margin = 2 * infinite_score) {
        if (known_.empty()) known_.resize(size);
        const std::uint64_t key = table_key<E>(position, static_cast<unsigned>(look));
        Known& known = known_[static_cast<std::size_t>(key % size)];
        if (known.key != key || !known.used) {
            known = {key, list_of(evaluator, position, look, margin), true};
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
    static constexpr int settling = 3;  ///< plies of loud actions at most

    static List list_of(const E& evaluator, const P& position, Look look, Score margin) {
        ActionList<P> actions;
        position.legal_actions(actions);
        if (actions.size() == 1) {
            List only;
            only.front().code = actions[0].code();
            return only;
        }
        if (look == Look::at_once) {
            const auto worth = outlook_of(evaluator, position);
            return best_of(actions, margin, [&](const Action& action, Score) {
                return worth(action, position.to_move());
            });
        }
        const bool settles = look == Look::settled;
        std::uint32_t killer = no_action;
        return best_of(actions, margin, [&](const Action& action, Score needed) {
            return answered(evaluator, position, action, settles, needed, killer);
        });
    }

    /// Says of each action of a position what it is worth to a player. Valid as long as both are.
    static auto outlook_of(const E& evaluator, const P& position) {
        const auto afresh = [&](const Action& action, Player player) {
            P child = position;
            child.play(action);
            const Outcome outcome = child.outcome();
            return outcome.over() ? final_scores<P::player_count>(outcome, 1)[player]
                                  : evaluation_for(evaluator, child, player);
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

    /// `score_of` is told which score an action needs to be of interest; if it has less, any score
    /// below will do.
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

    /// What an action is worth after the next player's answer that is worst for who takes it, or
    /// something less than `needed`. `killer` is the answer that last turned out the worst.
    static Score answered(const E& evaluator, const P& position, const Action& action, bool settles,
                          Score needed, std::uint32_t& killer) {
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
            if (settles) {
                P grandchild = child;
                grandchild.play(answer);
                score = settle_alone(evaluator, grandchild, player, needed - 1, worst, settling);
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
        for (const bool loud : {true, false}) {
            for (const Action& answer : answers) {
                if (evaluator.loud(child, answer) == loud && hurts(answer)) return worst;
            }
        }
        return worst;
    }

    std::vector<Known> known_;
};

}  // namespace quintet::search
