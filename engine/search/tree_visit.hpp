#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/search/selectivity.hpp"
#include "engine/search/tree.hpp"

// What happens to a node from the first look at it to its value, step by step.

namespace quintet::search {

/// Visits the node on top. False: its value is known; true: a child of it is on top now.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::enter() {
    Frame& frame = frames_[static_cast<std::size_t>(ply_)];
    frame.line_length = 0;
    frame.alpha = std::max(frame.alpha, ply_ - win_score);
    frame.beta = std::min(frame.beta, win_score - ply_ - 1);
    frame.open = frame.beta - frame.alpha > 1;
    frame.raised = false;
    frame.table_action = no_action;
    const bool last = ply_ + 1 == max_plies;
    const bool decided = frame.alpha >= frame.beta;

    // Step 1. The table is asked before the position is made, where that can be: finished ones are
    // not in there, and none is finished that stood on the board before.
    if constexpr (TellsKeysAfter<P>) {
        if (repetitions_.draws()) return leave(seen_from(frame, draw));
        if (!last && !decided && recall(frame)) return false;
        if (!frame.made) make_position(frame);
        frame.made = true;
    }

    // Step 2. The game is over here, by the position itself or by repetition.
    const Outcome outcome = frame.position.outcome();
    if (outcome.state == Outcome::State::won) {
        const auto scores = final_scores<P::player_count>(outcome, ply_);
        return leave(seen_from(frame, scores[lone_player_]));
    }
    if (outcome.over() || repetitions_.draws()) return leave(value_of_draw(frame));

    // Step 3. There is no room for another frame; or a win on the next ply would not help, or a
    // loss here and now would not hurt, as some shorter way to the end is known already.
    if (last) return leave(evaluate(frame));
    if (decided) return leave(frame.alpha);

    // Step 4. The table knows enough.
    if constexpr (!TellsKeysAfter<P>) {
        if (recall(frame)) return false;
    }

    frame.best_action = no_action;
    frame.again = false;
    frame.few = false;
    frame.ranked = Ranked::none;
    frame.foreseen = no_action;
    frame.best = -infinite_score;
    // A round in which an opponent has replied is played to its end first.
    if (frame.depth <= 0 && !frame.replied) return enter_quiescence(frame);

    // Step 5. A node that nothing is known about is searched a ply less deep: if it matters, the
    // next iteration will find an action in the table.
    const bool thorough = seeks_win_above(frame.low());
    if (features_.reductions && frame.table_action == no_action && frame.depth >= 4 && !thorough) {
        --frame.depth;
    }

    // Step 6. So far ahead that the last plies can hardly change it; or so far behind that only
    // loud actions can. Not where an opponent has replied: until the round is played to its end,
    // the others may look ahead of what they really are.
    frame.behind = false;
    const int shallow = std::max(selectivity_.reverse_futility_depth, selectivity_.futility_depth);
    if (features_.pruning && !frame.open && !frame.replied && frame.depth <= shallow) {
        const Score evaluation = evaluate(frame);
        if (ahead(frame, evaluation)) return leave(evaluation);
        frame.behind = behind(frame, evaluation);
    }

    // Step 7. All actions; the table's comes first, and nothing is ranked before it has failed.
    if (frame.replied) {
        find_default(frame);
        frame.picker.fill_one(Action::from_code(frame.default_action));
        frame.table_action = frame.default_action;
        frame.ranked = Ranked::all;
    } else if (lists_loud_in_order && frame.table_action == no_action) {
        fill_loud_first(frame);
    } else if (known_first && fill_known_first(frame)) {
        return proceed(frame);
    } else if (!fill_likely(frame)) {
        frame.picker.fill(frame.position);
        find_default(frame);
    }
    if (frame.table_action != no_action) {
        const auto& actions = frame.picker.actions;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (actions[i].code() != frame.table_action) continue;
            frame.picker.rank(i, std::numeric_limits<std::int32_t>::max(),
                              evaluator_.loud(frame.position, actions[i]));
            break;
        }
    }
    return proceed(frame);
}

/// Begins a node with its loud actions: most that are cut off are so by one of these or by a
/// killer, and the others need not be listed and ranked then.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::fill_loud_first(Frame& frame) {
    if constexpr (lists_loud_in_order) {
        frame.picker.fill_loud_in_order(evaluator_, frame.position);
        rank_loud(frame);
        const bool only =
            frame.picker.actions.size() == 1 && frame.position.legal_action_count() == 1;
        frame.ranked = only ? Ranked::all : Ranked::loud;
    }
}

/// Begins a node with the table's action and those that refuted neighbouring nodes, if any of them
/// is legal here: most nodes that are cut off are so by one of these.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::fill_known_first(Frame& frame) {
    if constexpr (known_first) {
        constexpr std::size_t most_known = 4;
        const auto count = static_cast<std::size_t>(frame.position.legal_action_count());
        if (count == 1 || count + most_known > P::max_actions) return false;
        find_counter(frame);
        const Killers killers = killers_of(frame);
        frame.picker.fill_none();
        const auto add = [&](std::uint32_t code, std::int32_t rank) {
            if (code == no_action) return;
            const Action action = Action::from_code(code);
            if (frame.position.is_legal(action)) frame.picker.add(action, rank);
        };
        add(frame.table_action, std::numeric_limits<std::int32_t>::max());
        for (std::size_t i = 0; i < killers.codes.size(); ++i) {
            const std::uint32_t code = killers.codes[i];
            const auto* const end = killers.codes.begin() + i;
            if (code == frame.table_action || std::find(killers.codes.begin(), end, code) != end) {
                continue;
            }
            add(code, killers.rank(code));
        }
        if (frame.picker.left()) frame.ranked = Ranked::known;
        return frame.picker.left();
    }
    return false;
}

/// What an opponent is most likely to do.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
const typename LikelyActions<P, E>::List& Tree<P, E, coalition>::likely(const Frame& frame) {
    const auto from = [&](int plies) { return plies > 0 && frame.depth >= plies; };
    const Look look = from(selectivity_.replies_settled)    ? Look::settled
                      : from(selectivity_.replies_answered) ? Look::answered
                                                            : Look::at_once;
    return likely_.find(evaluator_, frame.position, look, plausible_loss());
}

/// Begins a node of an opponent that may reply with the few actions that it is most likely to
/// choose, if only those are tried.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::fill_likely(Frame& frame) {
    if constexpr (coalition == Coalition::best_reply) {
        if (!features_.pruning || frame.friendly || selectivity_.replies == 0) return false;
        const auto& list = likely(frame);
        const auto count = static_cast<std::size_t>(frame.position.legal_action_count());
        if (count + list.size() > P::max_actions) return false;  // no room for both
        frame.default_action = list.front().code;
        frame.picker.fill_none();
        // One alone would be no choice, and such actions cost no depth.
        constexpr std::size_t least = LikelyActions<P, E>::least;
        const auto wanted = static_cast<std::size_t>(std::max<int>(selectivity_.replies, least));
        for (std::size_t i = 0; i < std::min({wanted, list.size(), count}); ++i) {
            if (i >= least && list.front().score - list[i].score > plausible_loss()) break;
            frame.picker.actions.push_back(Action::from_code(list[i].code));
        }
        frame.few = frame.picker.actions.size() < count;
        return true;
    }
    return false;
}

/// Goes on with all others if every likely action loses for certain: that an opponent has lost is
/// proven only if it has nothing else either.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::fill_unlikely(Frame& frame) {
    if constexpr (coalition == Coalition::best_reply) {
        if (!frame.few || frame.best > -evaluation_limit) return false;
        frame.few = false;
        const auto& actions = frame.picker.actions;
        const auto* const likely_end = actions.end();
        frame.picker.append_all(frame.position);
        const auto guess = order_of(evaluator_, frame.position);
        frame.picker.rank_all([&](const Action& action, std::int32_t& rank, bool& loud) {
            if (std::find(actions.begin(), likely_end, action) != likely_end) return false;
            const int guessed = judge(evaluator_, frame.position, guess, action, loud);
            rank = guessed_rank(guessed, loud);
            return true;
        });
        return true;
    }
    return false;
}

/// Asks the table about a node, whose value is known if the answer is yes. Where exact values are
/// wanted it only helps with ordering, so that lines are never cut short.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::recall(Frame& frame) {
    if (!features_.table) return false;
    const Knowledge known = table_.find(frame.key, ply_);
    frame.table_action = known.action;
    if (frame.open || known.bound == Bound::none || known.depth < frame.depth) return false;
    value_ = known.score;
    const bool exact = known.bound == Bound::exact;
    return ((exact || known.bound == Bound::lower) && known.score >= frame.beta) ||
           ((exact || known.bound == Bound::upper) && known.score <= frame.alpha);
}

/// The last ply is done: from here only loud actions are followed, and the side to move may be
/// content with what it has.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::enter_quiescence(Frame& frame) {
    frame.best = evaluate(frame);
    if (!features_.quiescence || frame.best >= frame.beta) return leave(frame.best);
    if (frame.best > frame.alpha) {
        frame.alpha = frame.best;
        frame.raised = true;
    }

    if constexpr (lists_loud) {
        frame.picker.fill_loud(evaluator_, frame.position);
    } else {
        frame.picker.fill(frame.position);
    }
    rank_loud(frame);
    frame.ranked = Ranked::all;
    if (frame.picker.left()) find_default(frame);
    return proceed(frame);
}

/// Whether a node is so far above its window that it need not be searched.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::ahead(const Frame& frame, Score evaluation) const {
    const int depth = frame.depth;
    if (depth > selectivity_.reverse_futility_depth || is_proven(frame.beta)) return false;
    const int margin = selectivity_.reverse_futility_base + selectivity_.reverse_futility * depth;
    return evaluation - unit * margin / 100 >= frame.beta;
}

/// Whether a node is so far below its window that actions which are not loud need not be tried.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::behind(const Frame& frame, Score evaluation) const {
    const int depth = frame.depth;
    if (depth > selectivity_.futility_depth || is_proven(frame.alpha)) return false;
    const int margin = selectivity_.futility_base + selectivity_.futility * depth;
    return evaluation + unit * margin / 100 <= frame.alpha;
}

/// How much worse than its best action one may look to an opponent that it may still choose.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
Score Tree<P, E, coalition>::plausible_loss() const {
    const int margin = selectivity_.replies_margin;
    return margin > 0 ? unit * margin / 100 : 2 * infinite_score;
}

/// Whether the action just picked, which is not loud, and all after it may be left out: few that
/// are so late in the list matter, and none where more is missing than they can bring. With three
/// players and best replies this was not worth anything. Where everything before loses for certain,
/// all are tried, so that what is proven stays proven.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::needless(const Frame& frame) const {
    const int depth = frame.depth;
    if (!features_.pruning || P::player_count != 2 || frame.open || depth <= 0 ||
        frame.best <= -evaluation_limit || seeks_win_above(frame.low())) {
        return false;
    }
    return frame.behind ||
           (depth <= selectivity_.late_actions_depth &&
            static_cast<int>(frame.picker.taken()) > late_action_limit(selectivity_, depth));
}

/// Puts the next child on top, or ends the node if there is none.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::proceed(Frame& frame) {
    if (frame.again) {
        frame.again = false;
        return search_child(frame);
    }
    if (frame.best >= frame.beta) return conclude(frame);
    if (!frame.picker.left()) {
        if (frame.ranked != Ranked::all) {
            rank_more(frame);
        } else if (!fill_unlikely(frame)) {
            return conclude(frame);
        }
        if (!frame.picker.left()) return conclude(frame);
    }

    // Step 8. The next action. A second one that does the same as the first is impossible: ranks
    // are given once.
    const auto pick = frame.picker.next();
    if (!pick.loud && needless(frame)) return conclude(frame);
    frame.loud = pick.loud;
    make_child(frame, pick.action);

    // Step 9. What the action costs. An action without alternative costs no depth, as nobody chose
    // anything; neither do the default actions of opponents that do not reply.
    int cost = cost_of_child(frame);
    if (features_.extensions && frame.depth > 0 && frame.picker.actions.size() == 1 &&
        frame.ranked != Ranked::loud && frame.ranked != Ranked::known) {
        cost = 0;
    }
    frame.child_depth = frame.depth - cost;

    // Step 10. How it is searched: the first with the whole window, later ones with an empty
    // window, and late ones less deep (principal variation search; Marsland, Campbell, "Parallel
    // Search of Strongly Ordered Game Trees", 1982).
    frame.reduction = 0;
    const std::size_t number = frame.picker.taken();
    if (number == 1) {
        frame.attempt = Attempt::full;
        return search_child(frame);
    }
    frame.attempt = Attempt::narrow;
    if (features_.reductions && frame.depth >= 2 && number >= 3 && !frame.loud &&
        !seeks_win_above(frame.low())) {
        const int history = history_.value(frame.player, frame.action);
        int reduction = late_action_reduction(selectivity_, frame.depth, number);
        if (frame.open) reduction += selectivity_.reduction_open;
        reduction += history * selectivity_.reduction_history / History<P>::limit;
        frame.reduction = std::clamp(reduction / 256, 0, std::max(0, frame.child_depth - 1));
        if (frame.reduction > 0) frame.attempt = Attempt::reduced;
    }
    return search_child(frame);
}

/// Takes the value of the child under way.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::absorb(Frame& frame) {
    const Score value = from_child(frame);

    // Step 11. Better than expected: search it again, properly.
    if (frame.attempt == Attempt::reduced && value > frame.alpha) {
        frame.attempt = Attempt::narrow;
        frame.again = true;
        return;
    }
    if (frame.attempt == Attempt::narrow && frame.open && value > frame.alpha &&
        value < frame.beta) {
        frame.attempt = Attempt::full;
        frame.again = true;
        return;
    }

    // Step 12. A new best action.
    if (value <= frame.best) return;
    frame.best = value;
    if (value <= frame.alpha) return;
    frame.alpha = value;
    frame.raised = true;
    frame.best_action = frame.action.code();
    if (frame.open) {
        const Frame& child = (&frame)[1];
        frame.line[0] = frame.action;
        std::copy_n(child.line.begin(), child.line_length, frame.line.begin() + 1);
        frame.line_length = child.line_length + 1;
    }
}

/// Ends a node whose actions are done or need not be looked at any more.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::conclude(Frame& frame) {
    const bool cut = frame.best >= frame.beta;

    // Step 13. Learn from a cut-off.
    const bool chosen = frame.ranked == Ranked::known || frame.picker.actions.size() > 1;
    if (cut && frame.depth > 0 && !frame.loud && chosen) learn(frame);

    // Step 14. Remember.
    if (features_.table) {
        const Bound bound = cut ? Bound::lower : frame.raised ? Bound::exact : Bound::upper;
        table_.store(frame.key, ply_,
                     {frame.best_action, frame.best, std::max(frame.depth, 0), bound});
    }
    return leave(frame.best);
}

}  // namespace quintet::search
