#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/search/tree.hpp"

// In which order the actions of a node are tried, and what is learnt from those that refuted one.

namespace quintet::search {

/// Ranks more actions of a node where all that are ranked have been tried.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_more(Frame& frame) {
    if constexpr (lists_loud_in_order) {
        if (frame.ranked == Ranked::loud) {
            frame.picker.go_on_with_all(frame.position);
            rank_killers(frame);
            if (frame.picker.left()) return;
        }
    }
    if (frame.ranked == Ranked::known) frame.picker.append_all(frame.position);
    rank_all(frame);
}

/// Ranks what the table did not name: loud actions, then what refuted neighbouring nodes, then by
/// history and the evaluator's guess. What was ranked before is left out.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_all(Frame& frame) {
    const bool all = frame.ranked == Ranked::none;
    if (all) find_counter(frame);
    frame.ranked = Ranked::all;
    const Killers killers = killers_of(frame);
    const std::int32_t* const learnt = history_.values_of(frame.player);
    const std::uint32_t known = frame.table_action;
    const auto guess = order_of(evaluator_, frame.position);
    frame.picker.rank_all([&](const Action& action, std::int32_t& rank, bool& loud) {
        const std::uint32_t code = action.code();
        if (code == known) return false;
        const int guessed = judge(evaluator_, frame.position, guess, action, loud);
        rank = guessed_rank(guessed, loud);
        if (loud) return all;
        if (const std::int32_t found = killers.rank(code); found != 0) {
            rank = found;
            return all;
        }
        rank += learnt[static_cast<std::size_t>(action.index())];
        return true;
    });
}

/// Ranks what refuted neighbouring nodes and is not loud, if it can be done here.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_killers(Frame& frame) {
    frame.ranked = Ranked::killers;
    find_counter(frame);
    const Killers killers = killers_of(frame);
    frame.picker.rank_all([&](const Action& action, std::int32_t& rank, bool& loud) {
        rank = killers.rank(action.code());
        loud = false;
        return rank != 0 && !evaluator_.loud(frame.position, action);
    });
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_loud(Frame& frame) {
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
