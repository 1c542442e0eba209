#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/key.hpp"

namespace quintet::search {

/// What a player does who looks no further than its own action: the one after which its score is
/// best, the first in the list of those that are equal. Remembers what it was asked last.
template <PositionType P, EvaluatorType<P> E>
class DefaultActions {
    using Action = typename P::Action;

  public:
    void clear() { known_.clear(); }

    /// For a position that is not over.
    Action choose(const E& evaluator, const P& position) {
        if (known_.empty()) known_.resize(size);
        const std::uint64_t key = table_key(position, 0);
        Known& known = known_[static_cast<std::size_t>(key % size)];
        if (known.key != key || !known.used) {
            known = {key, look(evaluator, position).code(), true};
        }
        return Action::from_code(known.action);
    }

  private:
    static constexpr std::size_t size = std::size_t{1} << 16;

    struct Known {
        std::uint64_t key = 0;
        std::uint32_t action = 0;
        bool used = false;
    };

    static Action look(const E& evaluator, const P& position) {
        ActionList<P> actions;
        position.legal_actions(actions);
        if (actions.size() == 1) return actions[0];
        const Player player = position.to_move();
        std::size_t best = 0;
        Score best_score = -win_score - 1;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            P child = position;
            child.play(actions[i]);
            const Outcome outcome = child.outcome();
            const Score score = outcome.over() ? final_scores<P::player_count>(outcome, 1)[player]
                                               : evaluation_for(evaluator, child, player);
            if (score <= best_score) continue;
            best = i;
            best_score = score;
        }
        return actions[best];
    }

    std::vector<Known> known_;
};

}  // namespace quintet::search
