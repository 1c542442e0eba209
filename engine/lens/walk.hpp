#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/hooks.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/root.hpp"
#include "engine/lens/session.hpp"

// The common part of all depth-first searches: the path from the root, children in order, leaves,
// the table, and the trace. The searches themselves are in minimax_walk.hpp, alpha_beta_walk.hpp,
// principal_variation_walk.hpp, max_n_walk.hpp and best_reply_walk.hpp.
//
// They are written as recursive functions, as in a textbook, but can stop and continue anywhere.
// `visit(n)` works on one node, whose variables are all in `n`. `LENS_SEARCH` searches a child: it
// puts the child on the path and returns. When the child's value is known, `visit(n)` is called
// again and continues after that line. (Debian 12's Emscripten has no coroutines.)

/// Open and close the body of `visit`.
#define LENS_BEGIN(n)     \
    switch ((n).resume) { \
        case 0:
#define LENS_END    \
    default: break; \
        }

/// Searches a child of `n`; its value is in `n.value` afterwards. The other arguments are those of
/// `Walk::search_child`.
#define LENS_SEARCH(n, ...)                   \
    do {                                      \
        (n).resume = __LINE__;                \
        this->search_child((n), __VA_ARGS__); \
        return;                               \
        case __LINE__: this->receive(n);      \
    } while (false)

namespace quintet::lens {

/// The step from a node to a child: one action; in best-reply search one action of each opponent.
template <PositionType P>
using Move = FixedVector<typename P::Action, (P::player_count > 2 ? P::player_count - 1 : 1)>;

/// A node on the path from the root to the current node, with the variables of the pseudocode.
template <PositionType P>
struct Node {
    P position;
    int number = 0;
    int depth = 0;  ///< plies left; less than 0 in quiescence search
    int ply = 0;    ///< plies from the root
    Score alpha = -infinity;
    Score beta = infinity;
    std::vector<Move<P>> moves = {};
    std::size_t i = 0;                          ///< the move being searched
    int child = -1;                             ///< the number of its node
    Score value = 0;                            ///< its value, for the player who searches
    Score best = 0;                             ///< the best of these so far
    Scores<P::player_count> child_values = {};  ///< its values, for all players
    Scores<P::player_count> values = {};        ///< those of the best child
    std::size_t best_move = 0;
    Score first_alpha = -infinity;  ///< the window at the start, for the table
    Score first_beta = infinity;
    std::uint64_t key = 0;  ///< in the table
    int resume = 0;         ///< where `visit` continues
};

/// Base class of the depth-first searches. Each defines `visit` in terms of the parts below.
template <PositionType P, EvaluatorType<P> E>
class Walk : public Session {
  public:
    using Action = typename P::Action;
    using Values = Scores<P::player_count>;
    using Node = lens::Node<P>;

    Walk(Root<P, E> root, const Options& options)
        : options_(options), root_(std::move(root)), player_(root_.position.to_move()) {
        path_.reserve(most_depth + most_quiescence + 1);  // so that nodes stay where they are
        next_depth_ = options_.deepening ? 1 : options_.depth;
        std::vector<std::int32_t> bounds(2 * P::player_count, 0);
        for (std::size_t i = 0; i < P::player_count; ++i) bounds[2 * i + 1] = 1;
        if (root_.unit != 1) bounds.push_back(root_.unit);
        trace_.write(EventKind::begin,
                     {static_cast<std::int32_t>(options_.algorithm),
                      static_cast<std::int32_t>(P::player_count), player_, options_.depth},
                     bounds);
    }

  protected:
    // ---- Defined by each search

    /// Continues a node until its value is known or a child must be searched.
    virtual void visit(Node& n) = 0;
    /// Returns how good `values` are for the player who chooses at a node, for move ordering.
    virtual Score worth(const Node& n, const Values& values) const {
        return maximises(n) ? values[player_] : -values[player_];
    }
    /// Appends the moves of a node that is not over, in their original order.
    virtual void list_moves(const Node& n, bool noisy_only, std::vector<Move<P>>& out) const {
        ActionList<P> actions;
        n.position.legal_actions(actions);
        for (const Action& action : actions) {
            if (noisy_only && !is_noisy(root_.evaluator, n.position, action)) continue;
            out.emplace_back();
            out.back().push_back(action);
        }
    }

    // ---- Parts of the pseudocode

    /// Whether the player who searches chooses at this node; all others are opponents.
    bool maximises(const Node& n) const { return n.position.to_move() == player_; }

    /// Returns whether a node is a leaf. Sets its values if it is; otherwise lists its moves in
    /// order.
    bool is_leaf(Node& n) {
        if (const auto ending = ending_of(n)) return note_leaf(n, *ending, end_values(n, *ending));
        if (n.depth <= -most_quiescence) return note_leaf(n, Ending::horizon, static_values(n));
        const bool noisy_only = n.depth <= 0;
        if (!noisy_only || options_.quiescence) list_moves(n, noisy_only, n.moves);
        if (noisy_only && n.moves.empty()) return note_leaf(n, Ending::horizon, static_values(n));
        put_in_order(n);
        return false;
    }

    /// The static evaluation of a node for all players.
    Values static_values(const Node& n) const { return root_.evaluator.evaluate(n.position); }

    /// Uses the static evaluation like the value of a first child, because the player need not
    /// choose a noisy action.
    void stand_pat(Node& n) {
        n.values = static_values(n);
        n.best = n.values[player_];
        trace_.write(EventKind::stand_pat, {n.number, n.alpha, n.beta}, n.values);
    }

    /// Makes the value of the child the best so far.
    void keep(Node& n) {
        n.best = n.value;
        n.values = n.child_values;
        n.best_move = n.i;
    }

    /// Writes that a child has returned its value.
    void note_taken(const Node& n, bool better) {
        trace_.write(EventKind::take, {n.number, n.child, better ? 1 : 0, n.alpha, n.beta});
    }

    /// Writes that the children from `n.i` on are skipped.
    void cut(const Node& n) {
        const std::size_t left = n.moves.size() - n.i;
        const auto named = std::min(left, static_cast<std::size_t>(options_.named_left_out));
        std::vector<std::int32_t> texts;
        for (std::size_t i = n.i; i < n.i + named; ++i) texts.push_back(text_of(n, n.moves[i]));
        trace_.write(EventKind::cut,
                     {n.number, static_cast<std::int32_t>(n.i), static_cast<std::int32_t>(left),
                      n.alpha, n.beta},
                     texts);
    }

    /// Writes that the last child is searched again with another window.
    void note_research(const Node& n, Score alpha, Score beta) {
        trace_.write(EventKind::research, {n.number, n.child, alpha, beta});
    }

    /// Returns the node's value to its parent. The node must not be used afterwards.
    void leave(const Node& n) {
        trace_.write(EventKind::leave, {n.number}, n.values);
        returned_ = n.values;
        path_.pop_back();
    }

    // ---- Transposition table

    /// Returns whether the table has the value of a node, or a bound that is enough; sets the
    /// values. Only entries with the same number of plies left count, not deeper ones, so that a
    /// search finds the same values as minimax.
    bool recalls(Node& n) {
        n.first_alpha = n.alpha;
        n.first_beta = n.beta;
        if (!options_.has_table()) return false;
        const auto found = table_.find(n.key);
        if (found == table_.end() || found->second.depth != n.depth || n.ply == 0) return false;
        const Remembered& known = found->second;
        const Values values = moved_by(known.values, n.ply);
        const Score value = values[player_];
        const bool enough = known.bound == Bound::exact ||
                            (known.bound == Bound::lower && value >= n.beta) ||
                            (known.bound == Bound::upper && value <= n.alpha);
        if (!enough) return false;
        n.values = values;
        trace_.write(EventKind::table, {n.number, static_cast<std::int32_t>(known.bound)}, values);
        return true;
    }

    /// Stores the value of a node in the table.
    void remember(const Node& n) {
        if (!options_.has_table() || n.depth <= 0) return;
        const Bound bound = n.best >= n.first_beta    ? Bound::lower
                            : n.best <= n.first_alpha ? Bound::upper
                                                      : Bound::exact;
        table_[n.key] = {n.depth, bound, moved_by(n.values, -n.ply), n.moves[n.best_move]};
    }

  public:
    // ---- Parts of `LENS_SEARCH`

    /// Puts the child after a move on the path. By default it gets the full window.
    void search_child(Node& n, const Move<P>& move, int depth, Score alpha = -infinity,
                      Score beta = infinity) {
        Node child = after(n, move);
        child.depth = depth;
        child.alpha = alpha;
        child.beta = beta;
        n.child = enter(std::move(child), n.number, text_of(n, move));
    }

    /// Takes over the values that the child has returned.
    void receive(Node& n) {
        n.child_values = returned_;
        n.value = returned_[player_];
    }

  protected:
    const Options options_;
    const Root<P, E> root_;
    const Player player_;  ///< who searches: the player to move at the root

    Node after(const Node& n, const Move<P>& move) const {
        Node child{.position = n.position};
        for (const Action& action : move) child.position.play(action);
        child.ply = n.ply + static_cast<int>(move.size());
        return child;
    }

    /// Returns the move ordering score of a move for the player who chooses at a node.
    Score look(const Node& n, const Move<P>& move) const {
        const Node child = after(n, move);
        const auto ending = ending_of(child);
        return worth(n, ending ? end_values(child, *ending) : static_values(child));
    }

  private:
    /// The table entry of a position. Proven scores count plies from it, not from the root.
    struct Remembered {
        int depth = 0;
        Bound bound = Bound::exact;
        Values values{};
        Move<P> move;
    };

    void advance() final {
        if (!path_.empty()) {
            visit(path_.back());
        } else if (next_depth_ <= options_.depth) {
            trace_.write(EventKind::iterate, {next_depth_});
            Node root{.position = root_.position};
            root.depth = next_depth_++;
            root.alpha = options_.alpha;
            root.beta = options_.beta;
            enter(std::move(root), -1, trace_.text(""));
        } else {
            end(Stop::complete);
        }
    }

    /// Enters a node and returns its number; ends the run and returns -1 if the limit of nodes is
    /// reached.
    int enter(Node node, int parent, std::int32_t text) {
        if (nodes_ == options_.nodes) {
            end(Stop::nodes);
            return -1;
        }
        node.number = nodes_++;
        node.key = key_of(node.position);
        trace_.write(EventKind::enter, {node.number, parent, text, node.position.to_move(),
                                        node.depth, node.alpha, node.beta});
        path_.push_back(std::move(node));
        return path_.back().number;
    }

    std::optional<Ending> ending_of(const Node& n) const {
        if constexpr (HasLeaves<P>) {
            if (n.position.is_leaf()) return Ending::given;
        }
        if (n.position.outcome().over()) return Ending::over;
        const int limit = n.position.repetition_limit();
        if (limit > 0 && occurrences(n) >= limit) return Ending::repetition;
        return std::nullopt;
    }

    Values end_values(const Node& n, Ending ending) const {
        switch (ending) {
            case Ending::over: return final_scores<P::player_count>(n.position.outcome(), n.ply);
            case Ending::repetition: return {};
            case Ending::given:
            case Ending::horizon: break;
        }
        return static_values(n);
    }

    bool note_leaf(Node& n, Ending ending, const Values& values) {
        n.values = values;
        trace_.write(EventKind::leaf, {n.number, static_cast<std::int32_t>(ending)}, values);
        return true;
    }

    /// Returns how often the position has occurred in the game and on the path, including this
    /// time.
    long occurrences(const Node& n) const {
        const std::uint64_t key = n.position.repetition_key();
        const auto repeats = [&](const Node& each) {
            return each.ply < n.ply && each.position.repetition_key() == key;
        };
        return 1 + std::count(root_.history.begin(), root_.history.end(), key) +
               std::count_if(path_.begin(), path_.end(), repeats);
    }

    void put_in_order(Node& n) const {
        if (options_.order == Order::best || options_.order == Order::worst) {
            std::vector<std::pair<Score, Move<P>>> looks;
            for (const Move<P>& move : n.moves) looks.emplace_back(look(n, move), move);
            std::stable_sort(looks.begin(), looks.end(), [&](const auto& a, const auto& b) {
                return options_.order == Order::best ? a.first > b.first : a.first < b.first;
            });
            for (std::size_t i = 0; i < looks.size(); ++i) n.moves[i] = looks[i].second;
        }
        if (options_.order != Order::table) return;
        const auto known = table_.find(n.key);
        if (known == table_.end()) return;
        const auto is_known = [&](const Move<P>& move) { return move[0] == known->second.move[0]; };
        const auto first = std::find_if(n.moves.begin(), n.moves.end(), is_known);
        if (first != n.moves.end()) std::rotate(n.moves.begin(), first, first + 1);
    }

    /// Returns the table key. `hash` ignores the ply; the key includes it if there is a turn limit.
    static std::uint64_t key_of(const P& position) {
        if (position.turn_limit() == 0) return position.hash();
        return position.hash() ^ mix(static_cast<std::uint64_t>(position.ply()));
    }

    /// Returns scores in which proven wins and losses count from a node `plies` plies earlier.
    static Values moved_by(Values values, int plies) {
        if constexpr (HasLeaves<P>) return values;
        for (Score& each : values) {
            if (is_proven(each)) each += each > 0 ? -plies : plies;
        }
        return values;
    }

    std::int32_t text_of(const Node& n, const Move<P>& move) {
        std::string text = root_.text(move[0], n.position);
        P position = n.position;
        for (std::size_t i = 1; i < move.size(); ++i) {
            position.play(move[i - 1]);
            text += "; " + root_.text(move[i], position);
        }
        return trace_.text(text);
    }

    std::vector<Node> path_;
    std::unordered_map<std::uint64_t, Remembered> table_;
    Values returned_{};
    int next_depth_ = 1;
};

}  // namespace quintet::lens
