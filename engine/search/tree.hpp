#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/default_actions.hpp"
#include "engine/search/features.hpp"
#include "engine/search/key.hpp"
#include "engine/search/ordering.hpp"
#include "engine/search/reductions.hpp"
#include "engine/search/repetition.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// What the opponents of the root player may do together. With one opponent both are the same.
enum class Coalition : std::uint8_t {
    /// Every opponent does what is worst for the root player (Sturtevant, Korf, "On Pruning
    /// Techniques for Multi-Player Games", 2000).
    paranoid,
    /// In every round one opponent does, the others do what looks best to them at once (BRS+;
    /// Esser, Gras, Winands, Schadd, Lanctot, "Improving Best-Reply Search", 2013, with the
    /// evaluation
    /// after the action in place of a static order of actions). A round counts as two plies.
    best_reply,
};

/// The inner nodes of a principal-variation search of one player against all others, below one
/// root action at a time. Values are the root player's, seen from the side to move: the sign turns
/// only where the side changes.
///
/// The recursion is written out as a stack of frames, so that it can stop after any node and go on
/// later. Between two calls of `run` the top frame is a node that is about to be visited.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
class Tree {
    using Action = typename P::Action;

  public:
    /// A lead in score that matters; margins and windows are multiples of it.
    static constexpr Score unit = E::scale < 16 ? 16 : static_cast<Score>(E::scale);

    /// What a draw is worth to the root player. Against a coalition every line of play looks worse
    /// than it is, since real opponents do not play together; next to that a draw at its true worth
    /// would look like a refuge, and the stronger player would flee into it.
    static constexpr Score draw = P::player_count == 2 ? 0 : -unit * 4 / 3;

    Tree(std::size_t table_bytes, Features features) : features_(features), table_(table_bytes) {}

    /// Begins to think about `root`, keeping what was learnt.
    void start(const P& root, std::span<const std::uint64_t> history);
    /// Forgets what was learnt.
    void clear() {
        table_.clear();
        history_.clear();
        defaults_.clear();
    }

    /// Puts one root action under the glass, to be searched `depth` plies deep, itself included.
    /// Its value is exact if it lies inside the window, else a bound.
    void look_at(const Action& action, Score alpha, Score beta, int depth) {
        make_child(frames_[0], action);
        descend(alpha, beta, depth - 1);
    }
    /// Visits nodes until that value is known (true) or `nodes` have been visited altogether.
    bool run(std::uint64_t nodes);

    std::uint64_t nodes() const { return nodes_; }
    /// The value of the root action looked at last, for the root player.
    Score value() const { return from_child(frames_[0]); }
    /// What is expected to follow it.
    std::span<const Action> line() const {
        return {frames_[1].line.data(), static_cast<std::size_t>(frames_[1].line_length)};
    }

    /// What the table knows about the root.
    Knowledge recall_root() const {
        return features_.table ? table_.find(frames_[0].key, 0) : Knowledge{};
    }
    void remember_root(const Action& action, Score score, int depth) {
        if (features_.table) {
            table_.store(frames_[0].key, 0, {action.code(), score, depth, Bound::exact});
        }
    }

    const E& evaluator() const { return evaluator_; }
    const Features& features() const { return features_; }

  private:
    static constexpr bool lists_loud = ListsLoudActions<E, P>;

    // How the child under way is searched; what may be better after one is tried with the next.
    enum class Attempt : std::uint8_t { reduced, narrow, full };

    struct Frame {
        explicit Frame(const P& some) : position(some) {}

        P position;
        std::uint64_t key = 0;
        Player player = 0;
        bool friendly = true;  // the root player is to move
        bool replied = false;  // best_reply: an opponent has made this round's reply

        int depth = 0;  // plies left; at 0 quiescence begins
        Score alpha = 0;
        Score beta = 0;
        Score best = 0;
        bool open = false;    // the window has room for exact values
        bool raised = false;  // `best` came to exceed the first alpha
        bool all_ranked = false;
        std::uint32_t table_action = no_action;
        std::uint32_t best_action = no_action;
        std::uint32_t default_action = no_action;  // best_reply: what an opponent does by default

        // The child under way.
        Action action{};
        bool loud = false;
        bool again = false;  // it is to be searched once more
        Attempt attempt = Attempt::full;
        int child_depth = 0;
        int reduction = 0;

        std::array<std::uint32_t, 2> killers{no_action, no_action};
        int line_length = 0;
        std::array<Action, max_plies> line;
        ActionPicker<P> picker;
    };

    bool enter();
    bool enter_quiescence(Frame& frame);
    bool proceed(Frame& frame);
    void absorb(Frame& frame);
    bool conclude(Frame& frame);

    void make_child(Frame& frame, const Action& action);
    void descend(Score alpha, Score beta, int depth);
    bool search_child(Frame& frame);

    void rank_all(Frame& frame);
    void rank_loud(Frame& frame);
    void learn(Frame& frame);
    void find_default(Frame& frame) {
        if constexpr (coalition == Coalition::best_reply) {
            if (!frame.friendly) {
                frame.default_action = defaults_.choose(evaluator_, frame.position).code();
            }
        }
    }

    /// Two players' values are the same whoever asks; those of one player against a coalition
    /// depend on who that is and on what the opponents may still do in this round.
    std::uint64_t key_of(const P& position, bool replied) const {
        return table_key(position,
                         P::player_count == 2 ? 0U : 2U * root_player_ + (replied ? 3U : 2U));
    }

    bool leave(Score value) {
        value_ = value;
        return false;
    }
    Score seen_from(const Frame& frame, Score value) const {
        return frame.friendly ? value : -value;
    }
    Score evaluate(const Frame& frame) const {
        return seen_from(frame, evaluator_.evaluate(frame.position)[root_player_]);
    }
    Score from_child(const Frame& frame) const {
        return (&frame)[1].friendly == frame.friendly ? value_ : -value_;
    }

    const Features features_;
    E evaluator_;
    TranspositionTable table_;
    History<P> history_;
    DefaultActions<P, E> defaults_;
    RepetitionWatch repetitions_;
    std::vector<Frame> frames_;
    Player root_player_ = 0;
    int ply_ = 0;
    Score value_ = 0;  // of the node left last, seen from its side to move
    std::uint64_t nodes_ = 0;
};

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::start(const P& root, std::span<const std::uint64_t> history) {
    if (frames_.empty()) {
        frames_.reserve(max_plies);
        for (int i = 0; i < max_plies; ++i) frames_.emplace_back(root);
    }
    for (Frame& frame : frames_) frame.killers = {no_action, no_action};
    table_.age();
    history_.age();
    nodes_ = 0;
    ply_ = 0;
    root_player_ = root.to_move();

    Frame& frame = frames_[0];
    frame.position = root;
    frame.player = root_player_;
    frame.friendly = true;
    frame.replied = false;
    frame.key = key_of(root, false);
    repetitions_.start(history, root.repetition_limit());
    repetitions_.push(root.hash(), root.repetition_key());
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::run(std::uint64_t nodes) {
    while (ply_ > 0) {
        if (nodes_ >= nodes) return false;
        ++nodes_;
        // A visit ends with a child on top of the stack or with a value; a value goes up until a
        // frame has another child to search.
        bool descended = enter();
        while (!descended) {
            repetitions_.pop();
            if (--ply_ == 0) break;
            Frame& frame = frames_[static_cast<std::size_t>(ply_)];
            absorb(frame);
            descended = proceed(frame);
        }
    }
    return true;
}

/// Visits the node on top. False: its value is known; true: a child of it is on top now.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::enter() {
    Frame& frame = frames_[static_cast<std::size_t>(ply_)];
    frame.line_length = 0;

    // Step 1. The game is over here, by the position itself or by repetition.
    const Outcome outcome = frame.position.outcome();
    if (outcome.state == Outcome::State::won) {
        const auto scores = final_scores<P::player_count>(outcome, ply_);
        return leave(seen_from(frame, scores[root_player_]));
    }
    if (outcome.over() || repetitions_.draws()) return leave(seen_from(frame, draw));

    // Step 2. There is no room for another frame.
    if (ply_ + 1 == max_plies) return leave(evaluate(frame));

    // Step 3. A win on the next ply would not help, or a loss here and now would not hurt: some
    // shorter way to the end is known already.
    frame.alpha = std::max(frame.alpha, ply_ - win_score);
    frame.beta = std::min(frame.beta, win_score - ply_ - 1);
    if (frame.alpha >= frame.beta) return leave(frame.alpha);

    // Step 4. The table knows enough. Where exact values are wanted it only helps with ordering,
    // so that lines are never cut short.
    frame.open = frame.beta - frame.alpha > 1;
    frame.raised = false;
    frame.table_action = no_action;
    if (features_.table) {
        const Knowledge known = table_.find(frame.key, ply_);
        frame.table_action = known.action;
        if (!frame.open && known.bound != Bound::none && known.depth >= frame.depth) {
            const bool exact = known.bound == Bound::exact;
            if ((exact || known.bound == Bound::lower) && known.score >= frame.beta) {
                return leave(known.score);
            }
            if ((exact || known.bound == Bound::upper) && known.score <= frame.alpha) {
                return leave(known.score);
            }
        }
    }

    frame.best_action = no_action;
    frame.again = false;
    frame.all_ranked = false;
    frame.best = -infinite_score;
    // A round in which an opponent has replied is played to its end first.
    if (frame.depth <= 0 && !frame.replied) return enter_quiescence(frame);

    // Step 5. A node that nothing is known about is searched a ply less deep: if it matters, the
    // next iteration will find an action in the table.
    if (features_.reductions && frame.table_action == no_action && frame.depth >= 4) --frame.depth;

    // Step 6. So far ahead that the last plies can hardly change it.
    if (features_.pruning && !frame.open && frame.depth <= 3 && !is_proven(frame.beta)) {
        const Score evaluation = evaluate(frame);
        if (evaluation - unit * frame.depth >= frame.beta) return leave(evaluation);
    }

    // Step 7. All actions; the table's comes first, and nothing is ranked before it has failed.
    if (frame.replied) {
        const Action action = defaults_.choose(evaluator_, frame.position);
        frame.picker.fill_one(action);
        frame.table_action = frame.default_action = action.code();
        frame.all_ranked = true;
    } else {
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
    if (frame.picker.left()) find_default(frame);
    return proceed(frame);
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
        if (frame.all_ranked) return conclude(frame);
        rank_all(frame);
        if (!frame.picker.left()) return conclude(frame);
    }

    // Step 8. The next action. A second one that does the same as the first is impossible: ranks
    // are given once.
    const auto pick = frame.picker.next();
    frame.loud = pick.loud;
    make_child(frame, pick.action);
    const Frame& child = (&frame)[1];

    // Step 9. What the action costs. An action without alternative costs no depth, as nobody chose
    // anything; neither do the default actions of opponents that do not reply.
    int cost = 1;
    if constexpr (coalition == Coalition::best_reply) {
        if (!frame.friendly && (frame.replied || (!child.friendly && !child.replied))) cost = 0;
    }
    if (features_.extensions && frame.depth > 0 && frame.picker.actions.size() == 1) cost = 0;
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
    if (features_.reductions && frame.depth >= 2 && number >= 3 && !frame.loud) {
        int reduction = late_action_reduction(frame.depth, number);
        if (frame.open) --reduction;
        reduction -= history_.value(frame.player, frame.action) / (History<P>::limit / 2);
        frame.reduction = std::clamp(reduction, 0, std::max(0, frame.child_depth - 1));
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
    if (cut && frame.depth > 0 && !frame.loud && frame.picker.actions.size() > 1) learn(frame);

    // Step 14. Remember.
    if (features_.table) {
        const Bound bound = cut ? Bound::lower : frame.raised ? Bound::exact : Bound::upper;
        table_.store(frame.key, ply_,
                     {frame.best_action, frame.best, std::max(frame.depth, 0), bound});
    }
    return leave(frame.best);
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::make_child(Frame& frame, const Action& action) {
    frame.action = action;
    Frame& child = (&frame)[1];
    child.position = frame.position;
    child.position.play(action);
    child.player = child.position.to_move();
    child.friendly = child.player == root_player_;
    if constexpr (coalition == Coalition::best_reply) {
        child.replied = !frame.friendly && !child.friendly &&
                        (frame.replied || action.code() != frame.default_action);
    }
    if (features_.table) {
        child.key = key_of(child.position, child.replied);
        table_.prefetch(child.key);
    }
}

/// Puts the child that was made last on top; the window is the top frame's.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::descend(Score alpha, Score beta, int depth) {
    const Frame& frame = frames_[static_cast<std::size_t>(ply_)];
    Frame& child = frames_[static_cast<std::size_t>(++ply_)];
    child.depth = depth;
    child.alpha = child.friendly == frame.friendly ? alpha : -beta;
    child.beta = child.friendly == frame.friendly ? beta : -alpha;
    repetitions_.push(child.position.hash(), child.position.repetition_key());
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::search_child(Frame& frame) {
    const Score beta = frame.attempt == Attempt::full ? frame.beta : frame.alpha + 1;
    const int reduction = frame.attempt == Attempt::reduced ? frame.reduction : 0;
    descend(frame.alpha, beta, frame.child_depth - reduction);
    return true;
}

/// Ranks what the table did not name: loud actions, then what refuted neighbouring nodes, then by
/// history and the evaluator's guess.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_all(Frame& frame) {
    constexpr std::int32_t loud_rank = 1 << 26;
    constexpr std::int32_t killer_rank = 1 << 25;
    constexpr std::int32_t guess_limit = 1 << 23;
    frame.all_ranked = true;
    const Frame& parent = (&frame)[-1];
    const std::uint32_t counter = history_.counter(parent.player, parent.action);
    const auto& actions = frame.picker.actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::uint32_t code = actions[i].code();
        if (code == frame.table_action) continue;
        const bool loud = evaluator_.loud(frame.position, actions[i]);
        std::int32_t value =
            std::clamp(evaluator_.order(frame.position, actions[i]), -guess_limit, guess_limit);
        if (loud) {
            value += loud_rank;
        } else if (code == frame.killers[0]) {
            value = killer_rank + 2;
        } else if (code == frame.killers[1]) {
            value = killer_rank + 1;
        } else if (code == counter) {
            value = killer_rank;
        } else {
            value += history_.value(frame.player, actions[i]);
        }
        frame.picker.rank(i, value, loud);
    }
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::rank_loud(Frame& frame) {
    frame.all_ranked = true;
    const auto& actions = frame.picker.actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::uint32_t code = actions[i].code();
        if (!lists_loud && !evaluator_.loud(frame.position, actions[i])) continue;
        frame.picker.rank(i,
                          code == frame.table_action ? std::numeric_limits<std::int32_t>::max()
                                                     : evaluator_.order(frame.position, actions[i]),
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
