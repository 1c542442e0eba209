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
#include "engine/core/hooks/hooks.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/session.hpp"
#include "engine/lens/walks/root.hpp"
#include "engine/lens/walks/walk_node.hpp"

// The common part of all depth-first searches: the path from the root, children in order, leaves,
// the table, and the trace. The searches themselves are in the files `*_walk.hpp`.

namespace quintet::lens {

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

    /// The player whose scores the variables of a node are.
    virtual Player side(const Node&) const { return player_; }
    /// Returns the window of the root in the next iteration.
    virtual Window first_window() { return {options_.alpha, options_.beta}; }
    /// Returns the window with which the root is searched again, if its value is not the true one.
    virtual std::optional<Window> wider_window() { return std::nullopt; }

    // ---- Parts of the pseudocode

    /// Whether the player who searches chooses at this node; all others are opponents.
    bool maximises(const Node& n) const { return n.position.to_move() == player_; }

    /// Whether chance chooses at this node.
    static bool is_chance(const Node& n) {
        if constexpr (HasLeaves<P>) return !n.position.weights().empty();
        return false;
    }

    /// Returns whether a node is a leaf. Sets its values if it is; otherwise lists its moves in
    /// order.
    bool is_leaf(Node& n) {
        if (const auto ending = ending_of(n)) return note_leaf(n, *ending, end_values(n, *ending));
        if (n.depth <= -most_quiescence) return note_leaf(n, Ending::horizon, static_values(n));
        const bool noisy_only = n.depth <= 0;
        if (!noisy_only || options_.quiescence) list_moves(n, noisy_only, n.moves);
        if (noisy_only && n.moves.empty()) return note_leaf(n, Ending::horizon, static_values(n));
        discard_moves(n);
        put_in_order(n);
        return false;
    }

    /// The static evaluation of a node for all players.
    Values static_values(const Node& n) const { return root_.evaluator.evaluate(n.position); }

    /// Uses the static evaluation like the value of a first child, because the player need not
    /// choose a noisy action.
    void stand_pat(Node& n) {
        n.values = static_values(n);
        n.best = n.values[side(n)];
        const Window window = window_of(n, n.alpha, n.beta);
        trace_.write(EventKind::stand_pat, {n.number, window.alpha, window.beta}, n.values);
    }

    /// Makes the value of the child the best so far.
    void keep(Node& n) {
        n.best = n.value;
        n.values = n.child_values;
        n.best_move = n.i;
    }

    /// Writes that a child has returned its value.
    void note_taken(const Node& n, bool better) {
        const Window window = window_of(n, n.alpha, n.beta);
        trace_.write(EventKind::take,
                     {n.number, n.child, better ? 1 : 0, window.alpha, window.beta});
    }

    /// Writes that the children from `n.i` on are skipped.
    void cut(const Node& n) {
        const std::size_t left = n.moves.size() - n.i;
        const auto named = std::min(left, static_cast<std::size_t>(options_.named_left_out));
        std::vector<std::int32_t> texts;
        for (std::size_t i = n.i; i < n.i + named; ++i) texts.push_back(text_of(n, n.moves[i]));
        const Window window = window_of(n, n.alpha, n.beta);
        trace_.write(EventKind::cut,
                     {n.number, static_cast<std::int32_t>(n.i), static_cast<std::int32_t>(left),
                      window.alpha, window.beta},
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
        const Score value = values[side(n)];
        const bool enough = known.bound == Bound::exact ||
                            (known.bound == Bound::lower && value >= n.beta) ||
                            (known.bound == Bound::upper && value <= n.alpha);
        if (!enough) return false;
        n.values = values;
        Bound bound = known.bound;
        if (side(n) != player_ && bound != Bound::exact) {
            bound = bound == Bound::lower ? Bound::upper : Bound::lower;
        }
        trace_.write(EventKind::table, {n.number, static_cast<std::int32_t>(bound)}, values);
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
        n.value = returned_[side(n)];
    }

  protected:
    const Options options_;
    const Root<P, E> root_;
    const Player player_;  ///< who searches: the player to move at the root
    Values returned_{};    ///< the values of the node left last

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
        if (!path_.empty()) return visit(path_.back());
        const auto wider = root_number_ < 0 ? std::nullopt : wider_window();
        if (wider) {
            trace_.write(EventKind::widen, {root_number_, wider->alpha, wider->beta});
            return enter_root(*wider);
        }
        if (next_depth_ > options_.depth) return end(Stop::complete);
        trace_.write(EventKind::iterate, {next_depth_++});
        enter_root(first_window());
    }

    void enter_root(const Window& window) {
        Node root{.position = root_.position};
        root.depth = next_depth_ - 1;
        root.alpha = window.alpha;
        root.beta = window.beta;
        root_number_ = enter(std::move(root), -1, trace_.text(""));
    }

    /// Returns a window of a node as the trace has it.
    Window window_of(const Node& n, Score alpha, Score beta) const {
        if (side(n) == player_) return {alpha, beta};
        return {-beta, -alpha};
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
        const Window window = window_of(node, node.alpha, node.beta);
        trace_.write(EventKind::enter,
                     {node.number, parent, text, is_chance(node) ? -1 : node.position.to_move(),
                      node.depth, window.alpha, window.beta});
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

    /// Leaves only the best moves by static evaluation, in their order.
    void discard_moves(Node& n) {
        const auto width = static_cast<std::size_t>(options_.width);
        if (width == 0 || n.depth <= 0 || n.moves.size() <= width) return;
        std::vector<std::pair<Score, std::size_t>> looks;
        for (std::size_t i = 0; i < n.moves.size(); ++i)
            looks.emplace_back(-look(n, n.moves[i]), i);
        std::sort(looks.begin(), looks.end());
        looks.resize(width);
        std::vector<Move<P>> best;
        for (std::size_t i = 0; i < n.moves.size(); ++i) {
            const auto is_this = [i](const auto& each) { return each.second == i; };
            if (std::any_of(looks.begin(), looks.end(), is_this)) best.push_back(n.moves[i]);
        }
        trace_.write(EventKind::discard,
                     {n.number, options_.width, static_cast<std::int32_t>(n.moves.size() - width)});
        n.moves = std::move(best);
    }

    void put_in_order(Node& n) const {
        if (is_chance(n)) return;
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
        return key_at_ply(position.hash(), position.ply());
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
    int next_depth_ = 1;
    int root_number_ = -1;  // of the last root; -1 before the first
};

}  // namespace quintet::lens
