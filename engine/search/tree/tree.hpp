#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/profile.hpp"
#include "engine/core/hooks/weights.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/search/statistics.hpp"
#include "engine/search/tree/evaluation_cache.hpp"
#include "engine/search/tree/frame.hpp"
#include "engine/search/tree/history.hpp"
#include "engine/search/tree/move_picker.hpp"
#include "engine/search/tree/path.hpp"
#include "engine/search/tree/pruning.hpp"

namespace quintet::search {

/// The nodes of a principal-variation search of the root player against all others, below one root
/// action at a time. Scores are the root player's, seen from the side to move: the sign changes
/// only where the side changes.
///
/// The recursion is written out as a stack of frames, so that it can stop after any node and
/// continue later. Between two calls of `run` the top frame is a node that is about to be visited.
/// A node goes through the steps 1 to 14 below: `enter` (1 to 7), for each action `proceed` (8 to
/// 10) and `absorb` (11 and 12), and `conclude` (13 and 14).
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
class Tree {
    using Action = typename P::Action;
    using Picker = MovePicker<P, E, coalition == Coalition::paranoid>;
    using Path = search::Path<P, E, coalition, Picker>;
    using Frame = typename Path::Frame;
    using Round = typename Path::Round;

  public:
    /// The unit of margins and windows.
    static constexpr Score unit = lead_unit<E>;

    /// Worth of a draw to the root player. Against a coalition, every line looks worse than it is,
    /// because real opponents do not cooperate. A draw at its true worth would look like a refuge,
    /// and the stronger player would head for it.
    static constexpr Score draw = P::player_count == 2 ? 0 : -unit * 4 / 3;

    /// Counts the events of the search, if turned on.
    Counter counter;

    /// `memory`: the size of the table in bytes, or the table of another tree.
    template <class Memory>
    Tree(Memory memory, Features features, const E& evaluator = E())
        : features_(features), evaluator_(evaluator), table_(memory) {}

    /// Starts searching `root` and keeps its tables.
    QUINTET_COLD void start(const P& root, std::span<const std::uint64_t> history);

    /// Clears the tables.
    QUINTET_COLD void clear() {
        table_.clear();
        history_.clear();
        round_.clear();
    }

    /// Starts searching one root action, `depth` plies deep including itself. Its value is exact if
    /// it lies inside the window, else a bound.
    void begin_action(const Action& action, Score alpha, Score beta, int depth) {
        path_.make_child(path_.root(), action, table_);
        path_.descend(alpha, beta, depth - 1);
    }

    /// Returns true once the root action's value is known, false after `nodes` since the start.
    bool run(std::uint64_t nodes);

    std::uint64_t nodes() const { return nodes_; }
    /// The value of the last root action, for the root player.
    Score value() const { return from_child(path_.root()); }
    /// The principal variation after the last root action.
    std::span<const Action> line() const {
        const Frame& child = child_of(path_.root());
        return {child.line.data(), static_cast<std::size_t>(child.line_length)};
    }

    /// The table entry of the root.
    Knowledge recall_root() const {
        return features_.table ? table_.find(path_.root().key, 0) : Knowledge{};
    }
    void remember_root(const Action& action, Score score, int depth) {
        if (features_.table) {
            table_.store(path_.root().key, 0, {action.code(), score, depth, Bound::exact});
        }
    }

    /// Turns pruning and reductions off at nodes that matter only if they have a shorter win.
    void seek_shorter_win(bool on) { seeks_shorter_win_ = on; }
    /// Whether pruning and reductions are off at a node where only scores above `bound` matter.
    bool seeks_win_above(Score bound) const {
        return seeks_shorter_win_ && bound >= evaluation_limit;
    }

    TranspositionTable::Shared share_table() { return {table_}; }
    const E& evaluator() const { return evaluator_; }
    const Features& features() const { return features_; }
    const Selectivity& selectivity() const { return selectivity_; }

  private:
    // The steps of a node. They return false if its value is known, true if a child is on top.
    bool enter();
    bool enter_quiescence(Frame& frame);
    bool proceed(Frame& frame);
    void absorb(Frame& frame);
    bool conclude(Frame& frame);

    // Parts of the steps.
    bool search_child(Frame& frame);
    bool recall(Frame& frame);
    bool prunes_quiet(const Frame& frame) const;
    void learn(Frame& frame);

    typename Round::Model model() const { return {evaluator_, selectivity_, path_.ply()}; }
    typename Picker::Context context(const Frame& frame) const {
        const Frame& parent = parent_of(frame);
        return {evaluator_,         history_,     frame.position, frame.killers,
                frame.table_action, frame.player, parent.player,  parent.action};
    }

    bool leave(Score value) {
        value_ = value;
        return false;
    }
    Score seen_from(const Frame& frame, Score value) const {
        return frame.friendly ? value : -value;
    }
    Score from_child(const Frame& frame) const {
        return child_of(frame).friendly == frame.friendly ? value_ : -value_;
    }
    /// The static evaluation.
    Score evaluate(const Frame& frame) {
        const auto afresh = [&] {
            return seen_from(frame, evaluator_.evaluate(frame.position)[path_.root_player()]);
        };
        if constexpr (search_constants<E>.worth_remembering) {
            if (features_.table) return evaluations_.get(frame.key, afresh);
        }
        return afresh();
    }

    const Features features_;
    E evaluator_;
    Selectivity selectivity_;  // for the game of the root
    TranspositionTable table_;
    EvaluationCache evaluations_{search_constants<E>.worth_remembering};
    History<P> history_;
    Round round_;
    Path path_;
    bool seeks_shorter_win_ = false;
    Score value_ = 0;  // of the node left last, seen from its side to move
    std::uint64_t nodes_ = 0;
};

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::start(const P& root, std::span<const std::uint64_t> history) {
    path_.start(root, history);
    table_.age();
    history_.age();
    nodes_ = 0;
    selectivity_ = selectivity_of(evaluator_, root);
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::run(std::uint64_t nodes) {
    while (path_.ply() > 0) {
        if (nodes_ >= nodes) return false;
        ++nodes_;
        // A visit ends with a child on top of the stack or with a value. A value goes up until a
        // frame has another child to search.
        bool descended = enter();
        while (!descended) {
            path_.ascend();
            if (path_.ply() == 0) break;
            absorb(path_.top());
            descended = proceed(path_.top());
        }
    }
    return true;
}

// ---- Steps 1 to 7: the first visit of a node

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::enter() {
    Frame& frame = path_.top();
    const int ply = path_.ply();
    frame.line_length = 0;
    // The best possible score is a win on the next ply, the worst a loss at this node.
    frame.alpha = std::max(frame.alpha, ply - win_score);
    frame.beta = std::min(frame.beta, win_score - ply - 1);
    frame.pv = frame.beta - frame.alpha > 1;
    frame.raised = false;
    frame.table_action = no_action;
    const bool last = ply + 1 == max_plies;
    const bool decided = frame.alpha >= frame.beta;
    const bool repeats = path_.repeats();

    // Step 1. Probe the table before making the position, where the game has `keys_after`. Finished
    // positions are not in the table, and a repeated position is never terminal.
    if constexpr (TellsKeysAfter<P>) {
        if (repeats) return leave(seen_from(frame, draw));
        if (!last && !decided && recall(frame)) return false;
        if (!frame.made) Path::make_position(frame);
        frame.made = true;
    }

    // Step 2. Stop where the game is over, by the position itself or by repetition.
    const Outcome outcome = frame.position.outcome();
    if (outcome.state == Outcome::State::won) {
        const auto scores = final_scores<P::player_count>(outcome, ply);
        return leave(seen_from(frame, scores[path_.root_player()]));
    }
    if (outcome.over() || repeats) return leave(seen_from(frame, draw));

    // Step 3. Stop where the stack is full, or where a shorter win or loss is known (mate distance
    // pruning).
    if (last) return leave(evaluate(frame));
    if (decided) return leave(frame.alpha);

    // Step 4. Ask the table, if step 1 did not.
    if constexpr (!TellsKeysAfter<P>) {
        if (recall(frame)) return false;
    }

    frame.best_action = no_action;
    frame.again = false;
    frame.candidates = false;
    frame.keys_ahead.clear();
    frame.best = -infinite_score;
    // A round in which an opponent has replied is completed first.
    if (frame.depth <= 0 && !frame.replied) return enter_quiescence(frame);

    // Step 5. Internal iterative reduction: a node without a table action is searched a ply less
    // deep. If it matters, the next iteration finds an action in the table.
    const bool thorough = seeks_win_above(frame.low());
    if (features_.reductions && frame.table_action == no_action && frame.depth >= 4 && !thorough) {
        --frame.depth;
    }

    // Step 6. Futility pruning in both directions, at null-window nodes near the leaves. Not after
    // a reply: until the round is complete, the others may seem better off than they are.
    frame.futile = false;
    const int shallow = std::max(selectivity_.reverse_futility_depth, selectivity_.futility_depth);
    if (features_.pruning && !frame.pv && !frame.replied && frame.depth <= shallow) {
        const Score evaluation = evaluate(frame);
        if (reverse_futility(selectivity_, unit, frame.depth, evaluation, frame.beta)) {
            return leave(evaluation);
        }
        frame.futile = futility(selectivity_, unit, frame.depth, evaluation, frame.alpha);
    }

    // Step 7. Start the move picker. After this round's reply an opponent has its default action
    // only; before it, best-reply search may try a few candidates only.
    if (frame.replied) {
        round_.find_default(model(), frame);
        frame.picker.start_only(context(frame), Action::from_code(frame.default_action));
    } else if (!(features_.pruning && round_.start(model(), context(frame), frame))) {
        frame.picker.start(context(frame));
        round_.find_default(model(), frame);
    }
    return proceed(frame);
}

/// Quiescence search: only noisy actions are followed, and the side to move may stop at the static
/// evaluation instead.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::enter_quiescence(Frame& frame) {
    counter.add(&Counts::quiescence_nodes);
    frame.best = evaluate(frame);
    if (!features_.quiescence || frame.best >= frame.beta) return leave(frame.best);
    if (frame.best > frame.alpha) {
        frame.alpha = frame.best;
        frame.raised = true;
    }
    frame.picker.start_quiescence(context(frame));
    if (frame.picker.left()) round_.find_default(model(), frame);
    return proceed(frame);
}

// ---- Steps 8 to 12: one action of a node

/// Puts the next child on top, or ends the node if no action is left.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::proceed(Frame& frame) {
    if (frame.again) {
        frame.again = false;
        return search_child(frame);
    }
    if (frame.best >= frame.beta) return conclude(frame);

    // Step 8. Take the next action. End the node if no action is left or the rest is pruned.
    if (!frame.picker.left() && !frame.picker.next_stage(context(frame)) &&
        !Round::add_others(context(frame), frame)) {
        return conclude(frame);
    }
    const auto pick = frame.picker.next();
    if (!pick.noisy && prunes_quiet(frame)) return conclude(frame);
    frame.noisy = pick.noisy;
    path_.make_child(frame, pick.action, table_);

    // Step 9. Count the plies of the action: 0 for the only action of a node and for default
    // actions, 1 otherwise. But a round always takes a ply.
    int cost = Round::cost_of_child(frame);
    if (features_.extensions && frame.depth > 0 && frame.picker.is_forced() &&
        !Round::ends_after(frame)) {
        cost = 0;
    }
    frame.child_depth = frame.depth - cost;

    // Step 10. Choose how to search it: the first action with the full window, later ones with a
    // null window, and late ones less deep (principal variation search; Marsland, Campbell,
    // "Parallel Search of Strongly Ordered Game Trees", 1982; late move reduction).
    frame.reduction = 0;
    const std::size_t number = frame.picker.taken();
    if (number == 1) {
        frame.attempt = Attempt::full_window;
        return search_child(frame);
    }
    frame.attempt = Attempt::null_window;
    if (features_.reductions && frame.depth >= 2 && number >= 3 && !frame.noisy &&
        !seeks_win_above(frame.low())) {
        int reduction = late_action_reduction(selectivity_, frame.depth, number);
        if (frame.pv) reduction += selectivity_.reduction_pv;
        const int history = history_.value(frame.player, frame.action);
        reduction += history * selectivity_.reduction_history / History<P>::limit;
        frame.reduction = std::clamp(reduction / 256, 0, std::max(0, frame.child_depth - 1));
        if (frame.reduction > 0) {
            frame.attempt = Attempt::reduced;
            counter.add(&Counts::reductions);
        }
    }
    return search_child(frame);
}

/// Updates a node with the value of its child.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::absorb(Frame& frame) {
    const Score value = from_child(frame);

    // Step 11. Better than expected: search it again, first at full depth, then, at PV nodes, with
    // the full window.
    if (frame.attempt == Attempt::reduced && value > frame.alpha) {
        counter.add(&Counts::searched_again);
        frame.attempt = Attempt::null_window;
        frame.again = true;
        return;
    }
    if (frame.attempt == Attempt::null_window && frame.pv && value > frame.alpha &&
        value < frame.beta) {
        frame.attempt = Attempt::full_window;
        frame.again = true;
        return;
    }

    // Step 12. Note a new best action, and at PV nodes the line that follows it.
    if (value <= frame.best) return;
    frame.best = value;
    if (value <= frame.alpha) return;
    frame.alpha = value;
    frame.raised = true;
    frame.best_action = frame.action.code();
    if (frame.pv) extend_line(frame);
}

// ---- Steps 13 and 14: the end of a node

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::conclude(Frame& frame) {
    const bool cut = frame.best >= frame.beta;
    if (cut) {
        counter.add(&Counts::cutoffs);
        if (frame.picker.taken() == 1) counter.add(&Counts::first_cutoffs);
    }

    // Step 13. Learn from a cut-off by a quiet action.
    if (cut && frame.depth > 0 && !frame.noisy && frame.picker.has_choice()) learn(frame);

    // Step 14. Store the result in the table.
    if (features_.table) {
        const Bound bound = cut ? Bound::lower : frame.raised ? Bound::exact : Bound::upper;
        table_.store(frame.key, path_.ply(),
                     {frame.best_action, frame.best, std::max(frame.depth, 0), bound});
    }
    return leave(frame.best);
}

// ---- Parts of the steps

/// Probes the table for a node; returns whether it has the value. At PV nodes it only gives the
/// first action, so that lines are never cut short.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::recall(Frame& frame) {
    if (!features_.table) return false;
    const Knowledge known = table_.find(frame.key, path_.ply());
    frame.table_action = known.action;
    if (frame.pv || known.bound == Bound::none || known.depth < frame.depth) return false;
    value_ = known.score;
    const bool decided = known.fails_high(frame.beta) || known.fails_low(frame.alpha);
    if (decided) counter.add(&Counts::table_hits);
    return decided;
}

/// Whether the quiet action just taken and all later ones are pruned (futility pruning, late move
/// pruning). Never while every earlier action is a proven loss, so that proofs stay valid. Only
/// with two players; with three it gained nothing.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::prunes_quiet(const Frame& frame) const {
    const int depth = frame.depth;
    if (!features_.pruning || P::player_count != 2 || frame.pv || depth <= 0 ||
        frame.best <= -evaluation_limit || seeks_win_above(frame.low())) {
        return false;
    }
    return frame.futile ||
           (depth <= selectivity_.late_actions_depth &&
            static_cast<int>(frame.picker.taken()) > late_action_limit(selectivity_, depth));
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::search_child(Frame& frame) {
    const Score beta = frame.attempt == Attempt::full_window ? frame.beta : frame.alpha + 1;
    const int reduction = frame.attempt == Attempt::reduced ? frame.reduction : 0;
    path_.descend(frame.alpha, beta, frame.child_depth - reduction);
    return true;
}

/// Rewards the action that caused a cut-off and punishes the quiet actions tried before it.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::learn(Frame& frame) {
    const std::uint32_t code = frame.action.code();
    frame.killers.add(code);
    history_.set_counter(parent_of(frame).player, parent_of(frame).action, code);

    const std::int32_t change = std::min(32 * frame.depth * frame.depth, 2048);
    history_.learn(frame.player, frame.action, change);
    for (std::size_t i = 0; i + 1 < frame.picker.taken(); ++i) {
        const auto pick = frame.picker.pick(i);
        if (!pick.noisy) history_.learn(frame.player, pick.action, -change);
    }
}

}  // namespace quintet::search
