#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/key.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// What a player most likely does who looks no further than its own action: those after which its
/// score is best, of equals those that come first in the list. Remembers what it was asked last.
template <PositionType P, EvaluatorType<P> E>
class LikelyActions {
    using Action = typename P::Action;

  public:
    /// The most that are found.
    static constexpr std::size_t most = 8;

    struct Likely {
        std::uint32_t code = no_action;
        Score score = 0;  ///< of the player to move, after the action; of one alone not told
    };
    /// The best first; after the last one `no_action`.
    using List = std::array<Likely, most>;

    void clear() { known_.clear(); }

    /// For a position that is not over. Valid until the next call.
    const List& find(const E& evaluator, const P& position) {
        if (known_.empty()) known_.resize(size);
        const std::uint64_t key = table_key(position, 0);
        Known& known = known_[static_cast<std::size_t>(key % size)];
        if (known.key != key || !known.used) known = {key, look(evaluator, position), true};
        return known.list;
    }

    /// The best of them.
    Action choose(const E& evaluator, const P& position) {
        return Action::from_code(find(evaluator, position).front().code);
    }

  private:
    static constexpr std::size_t size = std::size_t{1} << 16;

    struct Known {
        std::uint64_t key = 0;
        List list{};
        bool used = false;
    };

    static List look(const E& evaluator, const P& position) {
        ActionList<P> actions;
        position.legal_actions(actions);
        if (actions.size() == 1) {
            List only;
            only.front().code = actions[0].code();
            return only;
        }
        if constexpr (LooksAhead<E, P>) {
            const auto outlook = evaluator.outlook(position);
            return best_of(actions, [&](const Action& action) {
                const std::optional<Score> score = outlook(action);
                return score ? *score : score_after(evaluator, position, action);
            });
        } else {
            return best_of(actions, [&](const Action& action) {
                return score_after(evaluator, position, action);
            });
        }
    }

    static Score score_after(const E& evaluator, const P& position, const Action& action) {
        P child = position;
        child.play(action);
        const Outcome outcome = child.outcome();
        const Player player = position.to_move();
        return outcome.over() ? final_scores<P::player_count>(outcome, 1)[player]
                              : evaluation_for(evaluator, child, player);
    }

    template <class ScoreOf>
    static List best_of(const ActionList<P>& actions, ScoreOf&& score_of) {
        List list;
        std::size_t found = 0;
        for (const Action& action : actions) {
            const Score score = score_of(action);
            std::size_t place = found;
            while (place > 0 && score > list[place - 1].score) --place;
            if (place == most) continue;
            found = std::min(found + 1, most);
            std::copy_backward(list.begin() + place, list.begin() + found - 1,
                               list.begin() + found);
            list[place] = {action.code(), score};
        }
        return list;
    }

    std::vector<Known> known_;
};

}  // namespace quintet::search
