#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/search/tree.hpp"

// In which order the actions of a node are tried, and what is learnt from those that refuted one.

namespace quintet::search {

/// Ranks what the table did not name: loud actions, then what refuted neighbouring nodes, then by
/// history and the evaluator's guess.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_all(Frame& frame) {
    frame.all_ranked = true;
    const Frame& parent = (&frame)[-1];
    const std::uint32_t counter = history_.counter(parent.player, parent.action);
    const std::int32_t* const learnt = history_.values_of(frame.player);
    const std::array<std::uint32_t, 2> killers = frame.killers;
    const auto guess = order_of(evaluator_, frame.position);
    frame.picker.rank_others(frame.table_action, [&](const Action& action, bool& loud) {
        const std::uint32_t code = action.code();
        const int guessed = judge(evaluator_, frame.position, guess, action, loud);
        const std::int32_t rank = guessed_rank(guessed, loud);
        if (loud) return rank;
        if (code == killers[0]) return killer_rank + 2;
        if (code == killers[1]) return killer_rank + 1;
        if (code == counter) return killer_rank;
        return rank + learnt[static_cast<std::size_t>(action.index())];
    });
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_loud(Frame& frame) {
    frame.all_ranked = true;
    const auto& actions = frame.picker.actions;
    if (actions.size() == 0) return;
    const auto guess = order_of(evaluator_, frame.position);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::uint32_t code = actions[i].code();
        if (!lists_loud && !evaluator_.loud(frame.position, actions[i])) continue;
        frame.picker.rank(i,
                          code == frame.table_action ? std::numeric_limits<std::int32_t>::max()
                                                     : guess(actions[i]),
                          true);
    }
}

/// The action that cut is worth trying first elsewhere; those tried in vain before it are not.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::learn(Frame& frame) {
    const std::uint32_t code = frame.action.code();
    if (frame.killers[0] != code) frame.killers = {code, frame.killers[0]};
    const Frame& parent = (&frame)[-1];
    history_.set_counter(parent.player, parent.action, code);

    const std::int32_t change = std::min(32 * frame.depth * frame.depth, 2048);
    history_.learn(frame.player, frame.action, change);
    for (std::size_t i = 0; i + 1 < frame.picker.taken(); ++i) {
        const auto pick = frame.picker.pick(i);
        if (!pick.loud) history_.learn(frame.player, pick.action, -change);
    }
}

}  // namespace quintet::search
