#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/search/actions/quiescence.hpp"
#include "engine/search/actions/scored_actions.hpp"
#include "engine/search/chances.hpp"
#include "engine/search/features.hpp"
#include "engine/search/mcts/mcts_report.hpp"
#include "engine/search/mcts/mcts_solver.hpp"
#include "engine/search/mcts/mcts_tree.hpp"
#include "engine/search/memory/repetition.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search.hpp"
#include "engine/search/search_hooks.hpp"

namespace quintet::search {

/// Monte Carlo tree search for any number of players. One playout:
///  - Selection by UCT (Kocsis, Szepesvari, "Bandit Based Monte-Carlo Planning", 2006); each player
///    maximises its own chance (max^n; Nijssen, Winands,
///    "Enhancements for Multi-Player Monte-Carlo Tree Search", 2011).
///  - Expansion in the order of move ordering scores: the more often a node is visited, the more
///    actions are in the tree, and the first have a bias that fades (progressive unpruning and
///    bias; Chaslot, Winands, van den Herik, Uiterwijk, Bouzy, "Progressive Strategies for
///    Monte-Carlo Tree Search", 2008).
///  - Evaluation in place of a rollout: a quiescence search gives all players' chances.
///  - Backpropagation of the mean, of the evaluation by max^n (Lanctot, Winands, Pepels,
///    Sturtevant, "Monte Carlo Tree Search with Heuristic Evaluations Using Implicit Minimax
///    Backups", 2014), and of proven results (Winands, Bjornsson, Saito, "Monte-Carlo Tree Search
///    Solver", 2008).
///
/// A node of the report is one playout. Depth d is complete after 4^d playouts, because another ply
/// costs other algorithms about four times the nodes.
template <PositionType P, EvaluatorType<P> E>
class Mcts final : public Search<P> {
    using Action = typename P::Action;
    static constexpr std::size_t players = P::player_count;
    using Node = MctsNode<players>;
    using Values = Chances<players>;

  public:
    explicit Mcts(std::size_t table_bytes = TranspositionTable::default_bytes,
                  const MctsSettings& settings = {}, const E& evaluator = E())
        : settings_(settings), evaluator_(evaluator), arena_(table_bytes) {
        clear();
    }

    QUINTET_COLD void start(const P& root, std::span<const std::uint64_t> history,
                            const Limits& limits) override {
        keep_below(root);
        root_ = {root};
        votes_.clear();
        drawn_ = to_chances<players>(Outcome::draw({}));
        if (players > 2) drawn_[root.to_move()] *= settings_.drawn;
        repetitions_.start(history, root.repetition_limit());
        repetitions_.push(root.hash(), root.repetition_key());
        limits_ = limits;
        limit_ = limits.nodes != 0 ? limits.nodes : std::numeric_limits<std::uint64_t>::max();
        if (limits.depth > 0 && limits.depth < 31) {
            limit_ = std::min(limit_, std::uint64_t{1} << 2 * limits.depth);
        }
        lines_ = static_cast<std::size_t>(std::clamp(limits.lines, 1, max_lines));
        report_ = {};
        top_.proven = false;
        top_.winner = no_player;
        if (top_.actions != 0) prove(arena_, top_, root.to_move());
        publish();
    }

    bool step(std::uint64_t nodes) override {
        if (report_.finished) return true;
        for (; nodes > 0 && !report_.finished; --nodes) {
            playout();
            if (++report_.nodes >= limit_ || settled()) report_.finished = true;
        }
        publish();
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }

    QUINTET_COLD std::vector<RootAction<P>> root_actions() const override {
        if (root_.empty()) return {};
        const MctsReader<P> reader(arena_, drawn_, settings_.minimax);
        return reader.root_actions(top_, root_.front().to_move(), votes_, evaluator_.scale);
    }

    /// Appends the statistics of the root actions.
    void vote(std::vector<RootVote>& votes) const {
        arena_.for_each(top_, [&](const Node& child, std::size_t) {
            if (child.visits == 0) return;
            votes.push_back({child.action, child.visits, child.plies, child.winner, child.proven});
        });
    }

    /// Adds the votes of other trees until the next `start`: their visits count when lines are
    /// ordered, and their proven results are taken over.
    void hear(const std::vector<RootVote>& votes) {
        votes_ = votes;
        for (const RootVote& vote : votes) {
            if (!vote.proven || top_.proven) continue;
            arena_.for_each(top_, [&](Node& child, std::size_t) {
                if (child.action != vote.action || child.proven || child.visits == 0) return;
                child.proven = true;
                child.winner = vote.winner;
                child.plies = vote.plies;
                child.minimax = vote.winner == no_player
                                    ? drawn_
                                    : to_chances<players>(Outcome::win(vote.winner, {}));
                child.mean = child.minimax;
            });
        }
        prove(arena_, top_, root_.front().to_move());
        if (all_known()) report_.finished = true;
        publish();
    }

    void clear() override {
        arena_.clear();
        root_.clear();
        top_ = {};
        votes_.clear();
        report_ = {};
        report_.finished = true;
    }

  private:
    // ---- one playout

    void playout() {
        if (arena_.is_full()) arena_.make_room(top_);
        P position = root_.front();
        path_[0] = &top_;
        path_[1] = nullptr;
        std::size_t length = 0;
        Values result;
        for (;;) {
            Node& node = *path_[length];
            movers_[length] = position.to_move();
            if (length > 0 && node.proven) {
                result = node.mean;
                break;
            }
            if (length > 0 && repetitions_.draws()) {
                // A draw on this path only: never proven.
                result = drawn_;
                node.minimax = result;
                break;
            }
            if (node.visits == 0) {
                result = open(node, position);
                break;
            }
            Node* child = length + 1 < max_plies ? select(node, position, length == 0) : nullptr;
            if (child == nullptr) {
                result = node.minimax;
                break;
            }
            position.play(Action::from_code(child->action));
            repetitions_.push(position.hash(), position.repetition_key());
            path_[++length] = child;
        }
        back_up(length, result);
        for (; length > 0; --length) repetitions_.pop();
    }

    /// Evaluates a node at its first visit.
    Values open(Node& node, const P& position) {
        const Outcome outcome = position.outcome();
        if (outcome.over()) {
            node.proven = true;
            node.winner = outcome.state == Outcome::State::won ? outcome.winner : no_player;
            node.minimax = node.winner == no_player ? drawn_ : to_chances<players>(outcome);
        } else {
            node.minimax = to_chances<players>(quiesce(evaluator_, position, settings_.quiescence),
                                               evaluator_.scale);
        }
        return node.minimax;
    }

    /// Selects a child; null if there is no memory for any.
    Node* select(Node& node, const P& position, bool at_root) {
        if (node.actions == 0) {
            node.actions = static_cast<std::uint16_t>(position.legal_action_count());
        }
        const Player player = position.to_move();
        const double visits = node.visits;
        const double root = std::sqrt(visits);
        auto wanted = static_cast<std::size_t>(1 + settings_.widening * root);
        if (at_root) wanted = std::max(wanted, lines_);
        if (node.children < std::min<std::size_t>(wanted, node.actions)) {
            widen(node, position, wanted - node.children);
        }
        const double own = node.value(player, settings_.minimax);
        const double untried = own - settings_.urgency;
        const double spread =
            settings_.exploration * std::sqrt(log2_in_256ths(node.visits + 1) * natural_of_256th);
        for (;;) {
            Node* best = nullptr;
            double best_value = -1e9;
            arena_.for_each(node, [&](Node& child, std::size_t place) {
                // A proven draw gets at most every other visit: there may be a win elsewhere.
                if (child.proven &&
                    (at_root || child.winner != no_player || node.visits % 2 == 0)) {
                    return;
                }
                const double tries = child.visits + 1;
                double chance =
                    child.visits == 0 ? untried : child.value(player, settings_.minimax);
                // Every line that is reported must have been visited.
                if (at_root && child.visits == 0 && place < lines_) chance += 10;
                chance += spread / std::sqrt(tries);
                chance += settings_.bias * root / (tries * static_cast<double>(place + 1));
                if (chance <= best_value) return;
                best = &child;
                best_value = chance;
            });
            if (best != nullptr) return best;
            // All children lose for certain: try other actions.
            if (node.children < node.actions && widen(node, position, node.children + 1U)) continue;
            arena_.for_each(node, [&](Node& child, std::size_t) {
                if (best == nullptr || preferred(child, *best, player)) best = &child;
            });
            return best;
        }
    }

    /// Expands a node by about `count` actions; false if there is no memory.
    bool widen(Node& node, const P& position, std::size_t count) {
        count = std::max(count, MctsArena<players>::block_nodes);
        list_.fill(position);
        const auto orderer = orderer_of(evaluator_, position);
        for (std::size_t i = 0; i < list_.actions.size(); ++i) {
            const Action& action = list_.actions[i];
            const bool noisy = is_noisy(evaluator_, position, action);
            list_.score(i, score_of_order(orderer(action), noisy), noisy);
        }
        for (std::size_t i = 0; i < node.children; ++i) list_.next();
        const std::size_t before = node.children;
        for (; count > 0 && list_.left(); --count) {
            if (arena_.add_child(node, list_.next().action.code()) == nullptr) break;
        }
        return node.children > before;
    }

    void back_up(std::size_t length, const Values& result) {
        Values before{};
        for (std::size_t i = length + 1; i-- > 0;) {
            Node& node = *path_[i];
            const Values old = node.minimax;
            if (i < length) {
                const Node& child = *path_[i + 1];
                const Player player = movers_[i];
                if (child.visits > 1 && child.minimax[player] >= node.minimax[player]) {
                    node.minimax = child.minimax;
                } else if (child.visits <= 1 || before[player] >= node.minimax[player]) {
                    take_best(arena_, node, player);
                }
                if (child.proven) prove(arena_, node, player);
            }
            ++node.visits;
            if (node.proven) {
                node.mean = node.minimax;
            } else {
                const auto share = 1.0F / static_cast<float>(node.visits);
                for (std::size_t p = 0; p < players; ++p) {
                    node.mean[p] += (result[p] - node.mean[p]) * share;
                }
            }
            before = old;
        }
    }

    // ---- memory

    /// Keeps the subtree of the new root if that follows the last root within a round.
    QUINTET_COLD void keep_below(const P& root) {
        if (root_.empty() || root_.front() == root) return;
        if (players > 2 && root_.front().to_move() != root.to_move()) {
            // The worth of draws depends on the root player.
            arena_.cut(top_);
            top_ = {};
            return;
        }
        Node* found = find(top_, root_.front(), root, players);
        Node kept{};
        if (found != nullptr) {
            kept = *found;
            found->first = 0;
        }
        arena_.cut(top_);
        top_ = kept;
    }
    /// Returns the most visited node with the position `wanted` at most `plies` plies below `node`;
    /// null if there is no such node.
    Node* find(Node& node, const P& position, const P& wanted, std::size_t plies) {
        Node* best = nullptr;
        arena_.for_each(node, [&](Node& child, std::size_t) {
            if (child.visits == 0) return;
            P next = position;
            next.play(Action::from_code(child.action));
            Node* found = nullptr;
            if (next == wanted) {
                found = &child;
            } else if (plies > 1 && child.first != 0) {
                found = find(child, next, wanted, plies - 1);
            }
            if (found != nullptr && (best == nullptr || found->visits > best->visits)) best = found;
        });
        return best;
    }

    // ---- the report

    /// Whether more playouts cannot change the lines.
    bool settled() { return path_[1] != nullptr && path_[1]->proven && all_known(); }

    QUINTET_COLD bool all_known() {
        const Player player = root_.front().to_move();
        std::size_t won = 0;
        bool all = top_.children == top_.actions;
        arena_.for_each(top_, [&](const Node& child, std::size_t) {
            if (!child.proven) all = false;
            if (child.proven && child.winner == player) ++won;
        });
        return all || won >= lines_;
    }

    QUINTET_COLD void publish() {
        const P& root = root_.front();
        report_.depth =
            report_.nodes == 0 ? 0 : (static_cast<int>(std::bit_width(report_.nodes)) - 1) / 2;
        report_.depth = std::min(report_.depth, max_depth);
        const MctsReader<P> reader(arena_, drawn_, settings_.minimax);
        report_.lines.clear();
        for (const Node* child : reader.best(top_, root.to_move(), lines_, votes_)) {
            report_.lines.push_back(reader.line(root, *child, evaluator_.scale));
        }
        if (report_.lines.empty()) {
            list_.fill(root);
            report_.lines.push_back({{list_.actions[0]}, evaluator_.evaluate(root)});
        }
    }

    const MctsSettings settings_;
    E evaluator_;
    MctsArena<players> arena_;
    Node top_;
    std::vector<P> root_;  // one element after `start`
    RepetitionWatch repetitions_;
    ScoredActions<P> list_;
    Limits limits_;
    std::uint64_t limit_ = 0;
    std::size_t lines_ = 1;
    Report<P> report_;
    std::vector<RootVote> votes_;
    Values drawn_{};  // worth of a draw to each player
    std::array<Node*, max_plies> path_{};
    std::array<Player, max_plies> movers_{};
};

}  // namespace quintet::search
