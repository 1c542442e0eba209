#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/weights.hpp"
#include "engine/search/evaluation_cache.hpp"
#include "engine/search/features.hpp"
#include "engine/search/frame.hpp"
#include "engine/search/key.hpp"
#include "engine/search/likely_actions.hpp"
#include "engine/search/ordering.hpp"
#include "engine/search/repetition.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// What the opponents of one player may do together. With one opponent both are the same.
enum class Coalition : std::uint8_t {
    /// Every opponent does what is worst for that player (Sturtevant, Korf, "On Pruning
    /// Techniques for Multi-Player Games", 2000).
    paranoid,
    /// In every round one opponent does, the others do what looks best to them (BRS+; Esser, Gras,
    /// Winands, Schadd, Lanctot, "Improving Best-Reply Search", 2013, with the evaluation after the
    /// action, or after the answer to it, in place of a static order of actions). A round counts as
    /// two plies. How many replies are tried is told by `Selectivity::replies`.
    best_reply,
};

/// A position of two players in turn that tells the keys it will have without being changed, and
/// knows no turn limit: the table can be asked about it before it is made.
template <class P>
concept TellsKeysAfter = PositionType<P> && P::player_count == 2 &&
                         requires(const P position, typename P::Action action) {
    { position.keys_after(action) } -> std::same_as<PositionKeys>;
};

/// A position of players in turn that tells the hash it will most likely have after an action:
/// wrong only where it would take long to find out. So the table can be asked to have something at
/// hand.
template <class P>
concept GuessesHashAfter = PositionType<P> &&
    requires(const P position, typename P::Action action) {
    { position.likely_hash_after(action) } -> std::same_as<std::uint64_t>;
};

/// A position that says of any action, whatever position it was legal in, whether it is legal here;
/// not for finished ones. Worth it where there are hundreds, and listing them takes longer than
/// looking at the few that most likely matter.
template <class P>
concept ChecksLegality = PositionType<P> && requires(const P position, typename P::Action action) {
    { position.is_legal(action) } -> std::same_as<bool>;
};

/// The inner nodes of a principal-variation search of one player against all others, below one
/// root action at a time. Values are that player's, seen from the side to move: the sign turns only
/// where the side changes. Alone is the root player, or, to find what harms another one most, that
/// other one, and the root player is among its opponents (Zuckerman, Felner, Kraus, "Mixing Search
/// Strategies for Multi-Player Games", 2009, call it directed offensive when one player does so).
///
/// The recursion is written out as a stack of frames, so that it can stop after any node and go on
/// later. Between two calls of `run` the top frame is a node that is about to be visited.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
class Tree {
    using Action = typename P::Action;
    using Frame = search::Frame<P>;

  public:
    /// A lead in score that matters; margins and windows are multiples of it.
    static constexpr Score unit = [] {
        if constexpr (requires { E::margin; }) return Score{E::margin};
        return E::scale < 16 ? 16 : static_cast<Score>(E::scale);
    }();

    /// What a draw is worth to the root player, if it is alone. Against a coalition every line of
    /// play looks worse than it is, since real opponents do not play together; next to that a draw
    /// at its true worth would look like a refuge, and the stronger player would flee into it.
    static constexpr Score draw = P::player_count == 2 ? 0 : -unit * 4 / 3;

    /// `memory` is what the table is made with: its size in bytes, or another tree's.
    template <class Memory>
    Tree(Memory memory, Features features, const E& evaluator = E())
        : features_(features), evaluator_(evaluator), table_(memory) {}

    /// Begins to think about `root`, keeping what was learnt; `against` as in `Limits`.
    void start(const P& root, std::span<const std::uint64_t> history, Player against = no_player);
    /// Forgets what was learnt.
    void clear() {
        table_.clear();
        history_.clear();
        likely_.clear();
    }

    /// Puts one root action under the glass, to be searched `depth` plies deep, itself included.
    /// Its value is exact if it lies inside the window, else a bound.
    void look_at(const Action& action, Score alpha, Score beta, int depth) {
        make_child(frames_[0], action);
        descend(alpha, beta, depth - (takes_sides<P> ? cost_of_child(frames_[0]) : 1));
    }
    /// Visits nodes until that value is known (true) or `nodes` have been visited altogether.
    bool run(std::uint64_t nodes);

    std::uint64_t nodes() const { return nodes_; }
    /// The value of the root action looked at last, for the root player's side.
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

    /// From now on nothing is left out or searched less deep where only shorter wins count.
    void seek_shorter_win(bool really) { seeks_shorter_win_ = really; }
    /// Whether that is so where only what is above `bound` counts.
    bool seeks_win_above(Score bound) const {
        return seeks_shorter_win_ && bound >= evaluation_limit;
    }

    TranspositionTable::Shared share_table() { return {table_}; }
    const E& evaluator() const { return evaluator_; }
    const Features& features() const { return features_; }
    const Selectivity& selectivity() const { return selectivity_; }

  private:
    static constexpr bool lists_loud = ListsLoudActions<E, P>;
    static constexpr bool lists_loud_in_order =
        ListsLoudActionsInOrder<E, P> && coalition == Coalition::paranoid;

    /// The few actions that most likely matter are tried before any others are listed. Where some
    /// are loud, those come before killers and would have to be listed first.
    static constexpr bool known_first = CallsNothingLoud<E, P> && ChecksLegality<P>;

    /// What refuted neighbouring nodes: two killers and the counter-move.
    struct Killers {
        std::array<std::uint32_t, 3> codes;

        /// The rank of an action that is not loud, 0 if it is none of them.
        std::int32_t rank(std::uint32_t code) const {
            if (code == codes[0]) return killer_rank + 2;
            if (code == codes[1]) return killer_rank + 1;
            return code == codes[2] ? killer_rank : 0;
        }
    };

    bool enter();
    void fill_loud_first(Frame& frame);
    bool fill_known_first(Frame& frame);
    bool fill_likely(Frame& frame);
    bool fill_unlikely(Frame& frame);
    bool enter_quiescence(Frame& frame);
    bool ahead(const Frame& frame, Score evaluation) const;
    bool behind(const Frame& frame, Score evaluation) const;
    Score plausible_loss() const;
    bool needless(const Frame& frame) const;
    bool proceed(Frame& frame);
    void absorb(Frame& frame);
    bool conclude(Frame& frame);

    void make_child(Frame& frame, const Action& action);
    static void make_position(Frame& frame) {
        const Frame& parent = (&frame)[-1];
        frame.position = parent.position;
        frame.position.play(parent.action);
    }
    void foresee(Frame& frame);
    bool recall(Frame& frame);
    void descend(Score alpha, Score beta, int depth);
    bool search_child(Frame& frame);

    void rank_more(Frame& frame);
    void rank_all(Frame& frame);
    void rank_killers(Frame& frame);
    void rank_loud(Frame& frame);
    static Killers killers_of(const Frame& frame) {
        return {{frame.killers[0], frame.killers[1], frame.counter}};
    }
    void find_counter(Frame& frame) const {
        const Frame& parent = (&frame)[-1];
        frame.counter = history_.counter(parent.player, parent.action);
    }
    void learn(Frame& frame);
    /// Plies that the action to the child takes: the default actions of opponents that do not reply
    /// cost nothing.
    static int cost_of_child(const Frame& frame) {
        if constexpr (coalition == Coalition::best_reply) {
            const Frame& child = (&frame)[1];
            if (!frame.friendly && (frame.replied || (!child.friendly && !child.replied))) return 0;
        }
        return 1;
    }
    const typename LikelyActions<P, E>::List& likely(const Frame& frame);
    void find_default(Frame& frame) {
        if constexpr (coalition == Coalition::best_reply) {
            if (!frame.friendly) frame.default_action = likely(frame).front().code;
        }
    }

    /// Two players' values are the same whoever asks; those of one player against a coalition
    /// depend on who that is, on which side asks, as draws are worth another value to the other
    /// one, and on what the opponents may still do in this round.
    std::uint64_t key_of(const P& position, bool replied) const {
        return table_key<E>(position, P::player_count == 2 ? 0U : asker_ + (replied ? 1U : 0U));
    }

    /// Whether the opponents' reply of this round has been made after an action; `friendly`: who
    /// acts next is the player whom all others play against.
    static bool replied_after(const Frame& frame, const Action& action, bool friendly) {
        return coalition == Coalition::best_reply && !frame.friendly && !friendly &&
               (frame.replied || action.code() != frame.default_action);
    }

    /// What `key_of` will most likely say after an action, the turn limit being far away.
    std::uint64_t likely_key_after(const Frame& frame, const Action& action) const {
        const std::uint64_t hash = frame.position.likely_hash_after(action);
        if constexpr (P::player_count == 2) return hash;
        const bool friendly = (frame.player + 1) % P::player_count == lone_player_;
        return asked_by(hash, asker_ + (replied_after(frame, action, friendly) ? 1U : 0U));
    }

    bool leave(Score value) {
        value_ = value;
        return false;
    }
    Score seen_from(const Frame& frame, Score value) const {
        return frame.friendly ? value : -value;
    }
    Score evaluate(const Frame& frame) {
        const auto afresh = [&] {
            return seen_from(frame, evaluation_for(evaluator_, frame.position, lone_player_));
        };
        if constexpr (WorthRemembering<E>) {
            if (features_.table) return evaluations_.get(frame.key, afresh);
        }
        return afresh();
    }
    /// A coalition that does play together sees its lines as good as they are, and a draw as well.
    Score value_of_draw(const Frame& frame) const {
        if (takes_sides<P> && !frames_[0].friendly) return 0;
        return seen_from(frame, draw);
    }
    Score from_child(const Frame& frame) const {
        return (&frame)[1].friendly == frame.friendly ? value_ : -value_;
    }

    const Features features_;
    E evaluator_;
    Selectivity selectivity_;  // in the game of the root
    TranspositionTable table_;
    EvaluationCache evaluations_{WorthRemembering<E>};
    History<P> history_;
    LikelyActions<P, E> likely_;
    RepetitionWatch repetitions_;
    std::vector<Frame> frames_;
    Player lone_player_ = 0;  // whom all others play against
    unsigned asker_ = 0;      // for keys
    bool seeks_shorter_win_ = false;
    int ply_ = 0;
    Score value_ = 0;  // of the node left last, seen from its side to move
    std::uint64_t nodes_ = 0;
};

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::start(const P& root, std::span<const std::uint64_t> history,
                                  Player against) {
    if (frames_.empty()) {
        frames_.reserve(max_plies);
        for (int i = 0; i < max_plies; ++i) frames_.emplace_back(root);
    }
    for (Frame& frame : frames_) frame.killers = {no_action, no_action};
    table_.age();
    history_.age();
    nodes_ = 0;
    ply_ = 0;
    selectivity_ = selectivity_of(evaluator_, root);
    const bool alone = !takes_sides<P> || against == no_player;
    lone_player_ = alone ? root.to_move() : against;
    asker_ = 2U * (lone_player_ + 1U + (alone ? 0U : unsigned{P::player_count}));

    Frame& frame = frames_[0];
    frame.position = root;
    frame.player = root.to_move();
    frame.friendly = alone;
    frame.replied = false;
    if (!alone) find_default(frame);
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

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::make_child(Frame& frame, const Action& action) {
    frame.action = action;
    Frame& child = (&frame)[1];
    if constexpr (TellsKeysAfter<P>) {
        // Where the bucket was asked for a while ago, the table may save making the position;
        // elsewhere making it fills the time until the bucket is there.
        const bool foreseen = frame.foreseen == action.code();
        child.keys = foreseen ? frame.foreseen_keys : frame.position.keys_after(action);
        child.key = child.keys.hash;
        child.player = static_cast<Player>(1 - frame.player);
        child.made = TranspositionTable::prefetches && !foreseen;
        if (child.made) {
            if (features_.table) table_.prefetch(child.key);
            make_position(child);
        }
        if (features_.table && TranspositionTable::prefetches) foresee(frame);
    } else {
        if constexpr (GuessesHashAfter<P>) {
            if (TranspositionTable::prefetches && frame.foreseen != action.code()) {
                table_.prefetch(likely_key_after(frame, action));
            }
        }
        make_position(child);
        child.keys = {child.position.hash(), child.position.repetition_key()};
        child.player = child.position.to_move();
    }
    child.friendly = child.player == lone_player_;
    if constexpr (coalition == Coalition::best_reply) {
        child.replied = replied_after(frame, action, child.friendly);
    }
    if constexpr (!TellsKeysAfter<P>) {
        if (!features_.table) return;
        child.key = key_of(child.position, child.replied);
        table_.prefetch(child.key);
        if (TranspositionTable::prefetches) foresee(frame);
    }
}

/// Has the bucket of the action that comes next at hand when it is due.
template <PositionType P, EvaluatorType<P> E, Coalition coalition>
void Tree<P, E, coalition>::foresee(Frame& frame) {
    if constexpr (GuessesHashAfter<P> || TellsKeysAfter<P>) {
        if (ply_ == 0 || !frame.picker.left()) return;
        const Action next = frame.picker.peek().action;
        frame.foreseen = next.code();
        if constexpr (TellsKeysAfter<P>) {
            frame.foreseen_keys = frame.position.keys_after(next);
            table_.prefetch(frame.foreseen_keys.hash);
        } else {
            table_.prefetch(likely_key_after(frame, next));
        }
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
    repetitions_.push(child.keys.hash, child.keys.repetition);
}

template <PositionType P, EvaluatorType<P> E, Coalition coalition>
bool Tree<P, E, coalition>::search_child(Frame& frame) {
    const Score beta = frame.attempt == Attempt::full ? frame.beta : frame.alpha + 1;
    const int reduction = frame.attempt == Attempt::reduced ? frame.reduction : 0;
    descend(frame.alpha, beta, frame.child_depth - reduction);
    return true;
}

}  // namespace quintet::search

#include "engine/search/tree_order.hpp"
#include "engine/search/tree_visit.hpp"
