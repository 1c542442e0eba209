#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/hooks.hpp"
#include "engine/core/seldom.hpp"
#include "engine/core/weights.hpp"
#include "engine/search/coalition.hpp"
#include "engine/search/evaluation_cache.hpp"
#include "engine/search/features.hpp"
#include "engine/search/frame.hpp"
#include "engine/search/history.hpp"
#include "engine/search/key.hpp"
#include "engine/search/move_picker.hpp"
#include "engine/search/repetition.hpp"
#include "engine/search/reply_round.hpp"
#include "engine/search/selectivity.hpp"
#include "engine/search/statistics.hpp"
#include "engine/search/table.hpp"

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
    using Frame = search::Frame<P, Picker>;
    using Round = ReplyRound<P, E, coalition, Frame>;

  public:
    /// The unit of margins and windows.
    static constexpr Score unit = lead_unit<E>;

    /// Worth of a draw to the root player. Against a coalition, every line looks worse than it is,
    /// because real opponents do not cooperate. A draw at its true worth would look like a refuge,
    /// and the stronger player would head for it.
    static constexpr Score draw = P::player_count == 2 ? 0 : -unit * 4 / 3;

    /// `memory`: the size of the table in bytes, or the table of another tree.
    template <class Memory>
    Tree(Memory memory, Features features, const E& evaluator = E())
        : features_(features), evaluator_(evaluator), table_(memory) {}

    /// Starts searching `root` and keeps its tables.
    QUINTET_SELDOM void start(const P& root, std::span<const std::uint64_t> history);

    /// Clears the tables.
    QUINTET_SELDOM void clear() {
        table_.clear();
        history_.clear();
        round_.clear();
    }

    /// Starts searching one root action, `depth` plies deep including itself. Its value is exact if
    /// it lies inside the window, else a bound.
    void begin_action(const Action& action, Score alpha, Score beta, int depth) {
        make_child(frames_[0], action);
        descend(alpha, beta, depth - 1);
    }

    /// Visits nodes until that value is known (true) or `nodes` have been visited since the start.
    bool run(std::uint64_t nodes);

    std::uint64_t nodes() const { return nodes_; }
    /// The value of the last root action, for the root player's side.
    Score value() const { return from_child(frames_[0]); }
    /// The principal variation after it.
    std::span<const Action> line() const {
        return {frames_[1].line.data(), static_cast<std::size_t>(frames_[1].line_length)};
    }

    /// The table entry of the root.
    Knowledge recall_root() const {
        return features_.table ? table_.find(frames_[0].key, 0) : Knowledge{};
    }
    void remember_root(const Action& action, Score score, int depth) {
        if (features_.table) {
            table_.store(frames_[0].key, 0, {action.code(), score, depth, Bound::exact});
        }
    }

    /// Turns pruning and reduction off where only shorter wins count.
    void seek_shorter_win(bool really) { seeks_shorter_win_ = really; }
    /// Whether they are off where only scores above `bound` count.
    bool seeks_win_above(Score bound) const {
        return seeks_shorter_win_ && bound >= evaluation_limit;
    }

#ifdef QUINTET_STATISTICS
    /// Turns counting on or off. Counting changes no result.
    void start_counting(bool really) {
        counting_ = really;
        counts_ = {};
    }
    const Counts& counts() const { return counts_; }
    void count(std::uint64_t Counts::*event) {
        if (counting_) ++(counts_.*event);
    }
#else
    void count(std::uint64_t Counts::*) {}
#endif

    TranspositionTable::Shared share_table() { return {table_}; }
    const E& evaluator() const { return evaluator_; }
    const Features& features() const { return features_; }
    const Selectivity& selectivity() const { return selectivity_; }

  private:
    // The steps of a node. False: its value is known; true: a child is on top of the stack.
    bool enter();
    bool enter_quiescence(Frame& frame);
    bool proceed(Frame& frame);
    void absorb(Frame& frame);
    bool conclude(Frame& frame);

    // What the steps are made of.
    void make_child(Frame& frame, const Action& action);
    void prefetch_next(Frame& frame);
    void descend(Score alpha, Score beta, int depth);
    bool search_child(Frame& frame);
    bool recall(Frame& frame);
    bool prunes_quiet(const Frame& frame) const;
    void learn(Frame& frame);

    /// The table key that most likely follows from an action.
    std::uint64_t likely_key_after(const Frame& frame, const Action& action) const {
        const bool friendly = (frame.player + 1) % P::player_count == root_player_;
        const bool replied = Round::replied_after(frame, action, friendly);
        return asked_by(frame.position.likely_hash_after(action),
                        asker_of<P>(root_player_, replied));
    }
    Frame& top() { return frames_[static_cast<std::size_t>(ply_)]; }
    static void make_position(Frame& frame) {
        const Frame& parent = (&frame)[-1];
        frame.position = parent.position;
        frame.position.play(parent.action);
    }
    typename Round::Model model() const { return {evaluator_, selectivity_, ply_}; }
    typename Picker::Context context(const Frame& frame) const {
        const Frame& parent = (&frame)[-1];
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
        return (&frame)[1].friendly == frame.friendly ? value_ : -value_;
    }
    /// The static evaluation.
    Score evaluate(const Frame& frame) {
        const auto afresh = [&] {
            return seen_from(frame, evaluation_for(evaluator_, frame.position, root_player_));
        };
        if constexpr (WorthRemembering<E>) {
            if (features_.table) return evaluations_.get(frame.key, afresh);
        }
        return afresh();
    }

    const Features features_;
    E evaluator_;
    Selectivity selectivity_;  // in the game of the root
    TranspositionTable table_;
    EvaluationCache evaluations_{WorthRemembering<E>};
    History<P> history_;
    Round round_;
    RepetitionWatch repetitions_;
    std::vector<Frame> frames_;
    Player root_player_ = 0;
    bool seeks_shorter_win_ = false;
    int ply_ = 0;
    Score value_ = 0;  // of the node left last, seen from its side to move
    std::uint64_t nodes_ = 0;
#ifdef QUINTET_STATISTICS
    bool counting_ = false;
    Counts counts_;
#endif
};

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::start(const P& root, std::span<const std::uint64_t> history) {
    if (frames_.empty()) {
        frames_.reserve(max_plies);
        for (int i = 0; i < max_plies; ++i) frames_.emplace_back(root);
    }
    for (Frame& frame : frames_) frame.killers = {};
    table_.age();
    history_.age();
    nodes_ = 0;
    ply_ = 0;
    selectivity_ = selectivity_of(evaluator_, root);
    if constexpr (Eliminates<P>) {
        // With one opponent left there is no round of replies to choose from: all of them count.
        std::size_t out = 0;
        for (Player player = 0; player < P::player_count; ++player) {
            if (root.eliminated(player)) ++out;
        }
        if (out + 2 >= P::player_count) {
            selectivity_.replies = selectivity_.replies_answered = selectivity_.replies_settled = 0;
        }
    }
    root_player_ = root.to_move();

    Frame& frame = frames_[0];
    frame.position = root;
    frame.player = root_player_;
    frame.key = table_key<E>(root, asker_of<P>(root_player_, false));
    repetitions_.start(history, root.repetition_limit());
    repetitions_.push(root.hash(), root.repetition_key());
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::run(std::uint64_t nodes) {
    while (ply_ > 0) {
        if (nodes_ >= nodes) return false;
        ++nodes_;
        // A visit ends with a child on top of the stack or with a value. A value goes up until a
        // frame has another child to search.
        bool descended = enter();
        while (!descended) {
            repetitions_.pop();
            if (--ply_ == 0) break;
            absorb(top());
            descended = proceed(top());
        }
    }
    return true;
}

// ---- Steps 1 to 7: the first visit of a node

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::enter() {
    Frame& frame = top();
    frame.line_length = 0;
    // A win on the next ply is the best that can be had, a loss here and now the worst.
    frame.alpha = std::max(frame.alpha, ply_ - win_score);
    frame.beta = std::min(frame.beta, win_score - ply_ - 1);
    frame.pv = frame.beta - frame.alpha > 1;
    frame.raised = false;
    frame.table_action = no_action;
    const bool last = ply_ + 1 == max_plies;
    const bool decided = frame.alpha >= frame.beta;

    // Step 1. Probe the table before making the position, where the game has `keys_after`. Finished
    // positions are not in the table, and a repeated position is never terminal.
    if constexpr (TellsKeysAfter<P>) {
        if (repetitions_.draws()) return leave(seen_from(frame, draw));
        if (!last && !decided && recall(frame)) return false;
        if (!frame.made) make_position(frame);
        frame.made = true;
    }

    // Step 2. Stop where the game is over, by the position itself or by repetition.
    const Outcome outcome = frame.position.outcome();
    if (outcome.state == Outcome::State::won) {
        const auto scores = final_scores<P::player_count>(outcome, ply_);
        return leave(seen_from(frame, scores[root_player_]));
    }
    if (outcome.over() || repetitions_.draws()) return leave(seen_from(frame, draw));

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
    frame.prefetched = no_action;
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
    count(&Counts::quiescence_nodes);
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

/// Puts the next child on top, or ends the node if there is none.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::proceed(Frame& frame) {
    if (frame.again) {
        frame.again = false;
        return search_child(frame);
    }
    if (frame.best >= frame.beta) return conclude(frame);

    // Step 8. Take the next action, unless there is none or the rest is pruned.
    if (!frame.picker.left() && !frame.picker.next_stage(context(frame)) &&
        !Round::add_others(context(frame), frame)) {
        return conclude(frame);
    }
    const auto pick = frame.picker.next();
    if (!pick.noisy && prunes_quiet(frame)) return conclude(frame);
    frame.noisy = pick.noisy;
    make_child(frame, pick.action);

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
        const int history = history_.value(frame.player, frame.action);
        int reduction = late_action_reduction(selectivity_, frame.depth, number);
        if (frame.pv) reduction += selectivity_.reduction_pv;
        reduction += history * selectivity_.reduction_history / History<P>::limit;
        frame.reduction = std::clamp(reduction / 256, 0, std::max(0, frame.child_depth - 1));
        if (frame.reduction > 0) {
            frame.attempt = Attempt::reduced;
            count(&Counts::reductions);
        }
    }
    return search_child(frame);
}

/// Takes the value of the child.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::absorb(Frame& frame) {
    const Score value = from_child(frame);

    // Step 11. Better than expected: search it again, first at full depth, then, at PV nodes, with
    // the full window.
    if (frame.attempt == Attempt::reduced && value > frame.alpha) {
        count(&Counts::searched_again);
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
    if (frame.pv) {
        const Frame& child = (&frame)[1];
        frame.line[0] = frame.action;
        std::copy_n(child.line.begin(), child.line_length, frame.line.begin() + 1);
        frame.line_length = child.line_length + 1;
    }
}

// ---- Steps 13 and 14: the end of a node

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::conclude(Frame& frame) {
    const bool cut = frame.best >= frame.beta;
#ifdef QUINTET_STATISTICS
    if (counting_ && cut) {
        count(&Counts::cutoffs);
        if (frame.picker.taken() == 1) count(&Counts::first_cutoffs);
    }
#endif

    // Step 13. Learn from a cut-off by a quiet action.
    if (cut && frame.depth > 0 && !frame.noisy && frame.picker.has_choice()) learn(frame);

    // Step 14. Store the result in the table.
    if (features_.table) {
        const Bound bound = cut ? Bound::lower : frame.raised ? Bound::exact : Bound::upper;
        table_.store(frame.key, ply_,
                     {frame.best_action, frame.best, std::max(frame.depth, 0), bound});
    }
    return leave(frame.best);
}

// ---- Parts of the steps

/// Asks the table about a node: true if it knows the value. At PV nodes it only gives the first
/// action, so that lines are never cut short.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::recall(Frame& frame) {
    if (!features_.table) return false;
    const Knowledge known = table_.find(frame.key, ply_);
    frame.table_action = known.action;
    if (frame.pv || known.bound == Bound::none || known.depth < frame.depth) return false;
    value_ = known.score;
    const bool exact = known.bound == Bound::exact;
    const bool known_enough =
        ((exact || known.bound == Bound::lower) && known.score >= frame.beta) ||
        ((exact || known.bound == Bound::upper) && known.score <= frame.alpha);
    if (known_enough) count(&Counts::table_hits);
    return known_enough;
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

/// Makes the frame of a child and has its bucket of the table brought near.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::make_child(Frame& frame, const Action& action) {
    frame.action = action;
    Frame& child = (&frame)[1];
    if constexpr (TellsKeysAfter<P>) {
        child.player = static_cast<Player>(1 - frame.player);
        if constexpr (TranspositionTable::prefetches) {
            // If the bucket was prefetched a while ago, the table may save making the position;
            // otherwise making it fills the time until the bucket arrives.
            const bool prefetched = frame.prefetched == action.code();
            child.keys = prefetched ? frame.prefetched_keys : frame.position.keys_after(action);
            child.made = !prefetched;
            if (child.made) {
                if (features_.table) table_.prefetch(child.keys.hash);
                make_position(child);
            }
            if (features_.table) prefetch_next(frame);
        } else {
            const auto after = [&](Action next) { return frame.position.keys_after(next); };
            child.keys =
                ply_ == 0 ? after(action) : frame.keys_ahead.next(frame.picker, table_, after);
            child.made = false;
        }
        child.key = child.keys.hash;
    } else {
        if constexpr (GuessesHashAfter<P>) {
            if constexpr (TranspositionTable::prefetches) {
                if (frame.prefetched != action.code()) {
                    table_.prefetch(likely_key_after(frame, action));
                }
            } else if (ply_ > 0 && features_.table) {
                frame.keys_ahead.next(frame.picker, table_, [&](Action next) {
                    return PositionKeys{likely_key_after(frame, next), 0};
                });
            }
        }
        make_position(child);
        child.keys = {child.position.hash(), child.position.repetition_key()};
        child.player = child.position.to_move();
    }
    child.friendly = child.player == root_player_;
    if constexpr (coalition == Coalition::best_reply) {
        child.replied = Round::replied_after(frame, action, child.friendly);
    }
    if constexpr (!TellsKeysAfter<P>) {
        if (!features_.table) return;
        child.key = table_key<E>(child.position, asker_of<P>(root_player_, child.replied));
        if constexpr (TranspositionTable::prefetches) {
            table_.prefetch(child.key);
            prefetch_next(frame);
        }
    }
}

/// Prefetches the bucket of the action that comes next, while the present one is searched.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::prefetch_next(Frame& frame) {
    if constexpr (GuessesHashAfter<P> || TellsKeysAfter<P>) {
        if (ply_ == 0 || !frame.picker.left()) return;
        const Action next = frame.picker.peek().action;
        frame.prefetched = next.code();
        if constexpr (TellsKeysAfter<P>) {
            frame.prefetched_keys = frame.position.keys_after(next);
            table_.prefetch(frame.prefetched_keys.hash);
        } else {
            table_.prefetch(likely_key_after(frame, next));
        }
    }
}

/// Puts the child that was made last on top; the window is the top frame's.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::descend(Score alpha, Score beta, int depth) {
    const Frame& frame = top();
    ++ply_;
    Frame& child = top();
    child.depth = depth;
    child.alpha = child.friendly == frame.friendly ? alpha : -beta;
    child.beta = child.friendly == frame.friendly ? beta : -alpha;
    repetitions_.push(child.keys.hash, child.keys.repetition);
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::search_child(Frame& frame) {
    const Score beta = frame.attempt == Attempt::full_window ? frame.beta : frame.alpha + 1;
    const int reduction = frame.attempt == Attempt::reduced ? frame.reduction : 0;
    descend(frame.alpha, beta, frame.child_depth - reduction);
    return true;
}

/// The action that caused a cut-off is searched early elsewhere, those tried before it later.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::learn(Frame& frame) {
    const std::uint32_t code = frame.action.code();
    frame.killers.add(code);
    const Frame& parent = (&frame)[-1];
    history_.set_counter(parent.player, parent.action, code);

    const std::int32_t change = std::min(32 * frame.depth * frame.depth, 2048);
    history_.learn(frame.player, frame.action, change);
    for (std::size_t i = 0; i + 1 < frame.picker.taken(); ++i) {
        const auto pick = frame.picker.pick(i);
        if (!pick.noisy) history_.learn(frame.player, pick.action, -change);
    }
}

}  // namespace quintet::search
