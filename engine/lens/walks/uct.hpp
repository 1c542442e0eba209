#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/base/logarithm.hpp"
#include "engine/base/random.hpp"
#include "engine/lens/session.hpp"
#include "engine/lens/walks/root.hpp"

namespace quintet::lens {

/// UCT: Monte Carlo tree search in which every node chooses its child by UCB1. A playout that does
/// not end within `Options::playout_plies` is judged by the static evaluation. Rewards are from 0
/// to 1: chances of winning, or the scores of a given tree between its lowest and its highest.
///
/// Sources: Kocsis, Szepesvari, "Bandit Based Monte-Carlo Planning", 2006; Auer, Cesa-Bianchi,
/// Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem", 2002 (UCB1).
template <PositionType P, EvaluatorType<P> E>
class Uct final : public Session {
    using Action = typename P::Action;
    using Values = Scores<P::player_count>;
    using Rewards = std::array<std::int32_t, P::player_count>;  // in millionths

  public:
    Uct(Root<P, E> root, const Options& options)
        : options_(options), root_(std::move(root)), random_(options.seed) {
        std::vector<std::int32_t> bounds;
        for (std::size_t i = 0; i < P::player_count; ++i) {
            bounds.push_back(reward_bounds(i).first);
            bounds.push_back(reward_bounds(i).second);
        }
        if (root_.unit != 1) bounds.push_back(root_.unit);
        trace_.write(
            EventKind::begin,
            {static_cast<std::int32_t>(options_.algorithm),
             static_cast<std::int32_t>(P::player_count), root_.position.to_move(), options_.depth},
            bounds);
        trace_.write(EventKind::iterate, {options_.depth});
        enter(root_.position, -1, trace_.text(""));
    }

  private:
    struct Node {
        P position;
        int parent = -1;
        int depth = 0;  // plies that the tree may grow below it
        std::vector<int> children = {};
        std::vector<Action> untried = {};  // the next one last
    };

    /// The rewards of a node so far. Apart from the nodes, because a selection reads the rewards of
    /// all children, which may be thousands.
    struct Statistics {
        int visits = 0;
        Rewards means{};
        std::array<std::int64_t, P::player_count> totals{};
    };

    /// One playout: selection, expansion, playout, backpropagation.
    void advance() override {
        if (playouts_ == options_.playouts) return end(Stop::complete);
        if (nodes_ == options_.nodes) return end(Stop::nodes);
        ++playouts_;
        int node = 0;
        while (at(node).untried.empty() && !at(node).children.empty()) {
            node = select(node);  //@ select
        }
        if (!at(node).untried.empty()) node = expand(node);  //@ expand
        const Rewards rewards = play_out(node);              //@ playout
        for (int each = node; each >= 0; each = at(each).parent) {
            back_up(each, rewards);  //@ back-up
        }
    }

    /// Returns the child with the highest upper confidence bound: the mean reward for the player to
    /// move, and a bonus that shrinks with every visit.
    int select(int node) {
        const Node& n = at(node);
        const Player player = n.position.to_move();
        const int visits = of(node).visits;
        const double ln_total = log2_in_256ths(static_cast<unsigned>(visits)) * natural_of_256th;
        int best = -1;
        std::int32_t best_mean = 0;
        std::int32_t best_bonus = 0;
        int same_visits = 0;
        std::int32_t bonus = 0;
        for (const int child : n.children) {
            const std::int32_t mean = of(child).means[player];
            // Often the same as that of the child before.
            if (of(child).visits != same_visits) {
                same_visits = of(child).visits;
                bonus = bonus_of(ln_total, same_visits);
            }
            if (best >= 0 && mean + bonus <= best_mean + best_bonus) continue;
            best = child;
            best_mean = mean;
            best_bonus = bonus;
        }
        trace_.write(EventKind::select,
                     {node, best, visits, of(best).visits, best_mean, best_bonus});
        return best;
    }

    /// `C * sqrt(ln(visits of the node) / visits of the child)`.
    std::int32_t bonus_of(double ln_total, int visits) const {
        const double thousandths = 1000.0 * options_.exploration;
        return static_cast<std::int32_t>(thousandths * std::sqrt(ln_total / visits));
    }

    /// Adds the next child.
    int expand(int node) {
        const Action action = at(node).untried.back();
        at(node).untried.pop_back();
        P position = at(node).position;
        const std::int32_t text = trace_.text(root_.text(action, position));
        position.play(action);
        const int child = enter(position, node, text);
        at(node).children.push_back(child);
        trace_.write(EventKind::expand, {node, static_cast<std::int32_t>(at(node).children.size()),
                                         static_cast<std::int32_t>(at(node).untried.size())});
        return child;
    }

    /// Plays random actions until the game or the limit of plies ends, and returns each player's
    /// reward.
    Rewards play_out(int node) {
        P position = at(node).position;
        int plies = 0;
        while (!is_over(position) && plies < options_.playout_plies) {
            position.play(random_action(position));
            ++plies;
        }
        const Rewards rewards = rewards_of(position);
        trace_.write(EventKind::playout,
                     {node, plies, static_cast<std::int32_t>(ending_of(position))}, rewards);
        return rewards;
    }

    void back_up(int node, const Rewards& rewards) {
        Statistics& sums = of(node);
        ++sums.visits;
        for (std::size_t player = 0; player < P::player_count; ++player) {
            sums.totals[player] += rewards[player];
            sums.means[player] = static_cast<std::int32_t>(sums.totals[player] / sums.visits);
        }
        trace_.write(EventKind::back_up, {node, sums.visits}, sums.means);
    }

    // ---- Parts of the four phases

    Node& at(int number) { return tree_[static_cast<std::size_t>(number)]; }
    Statistics& of(int number) { return statistics_[static_cast<std::size_t>(number)]; }

    typename P::Action random_action(const P& position) {
        if constexpr (FindsActions<P>) {
            const auto choices = static_cast<std::uint32_t>(position.legal_action_count());
            return position.action_at(static_cast<int>(random_.below(choices)));
        } else {
            ActionList<P> actions;
            position.legal_actions(actions);
            return random_.pick(actions);
        }
    }

    /// Adds a node to the tree and returns its number.
    int enter(const P& position, int parent, std::int32_t text) {
        const int number = nodes_++;
        const int depth = parent < 0 ? options_.depth : at(parent).depth - 1;
        tree_.push_back({.position = position, .parent = parent, .depth = depth});  //@ enter
        statistics_.emplace_back();
        trace_.write(EventKind::enter,
                     {number, parent, text, position.to_move(), depth, -infinity, infinity});
        if (is_over(position)) {
            note_leaf(number);  //@ leaf
        } else if (depth > 0) {
            ActionList<P> actions;
            position.legal_actions(actions);
            std::vector<Action>& untried = at(number).untried;
            untried.assign(actions.begin(), actions.end());
            std::reverse(untried.begin(), untried.end());
        }
        return number;
    }

    void note_leaf(int node) {
        const P& position = at(node).position;
        const Ending ending = ending_of(position);
        const int plies = options_.depth - at(node).depth;
        const Values values = ending == Ending::over
                                  ? final_scores<P::player_count>(position.outcome(), plies)
                                  : root_.evaluator.evaluate(position);
        trace_.write(EventKind::leaf, {node, static_cast<std::int32_t>(ending)}, values);
    }

    static Ending ending_of(const P& position) {
        if constexpr (HasLeaves<P>) {
            if (position.is_leaf()) return Ending::given;
        }
        return position.outcome().over() ? Ending::over : Ending::horizon;
    }
    static bool is_over(const P& position) { return ending_of(position) != Ending::horizon; }

    /// Returns the scores that give a reward of 0 and of 1.
    std::pair<Score, Score> reward_bounds(std::size_t player) const {
        if constexpr (HasLeaves<P>) {
            const GivenTree& tree = root_.position.tree();
            return {tree.least[player], std::max(tree.most[player], tree.least[player] + 1)};
        } else {
            return {0, 1};
        }
    }

    Rewards rewards_of(const P& position) const {
        Rewards rewards{};
        if constexpr (HasLeaves<P>) {
            for (Player player = 0; player < P::player_count; ++player) {
                const auto [low, high] = reward_bounds(player);
                rewards[player] = static_cast<std::int32_t>(
                    std::int64_t{millionths} * (position.value(player) - low) / (high - low));
            }
            return rewards;
        }
        const Outcome outcome = position.outcome();
        if (outcome.state == Outcome::State::won) {
            rewards[outcome.winner] = millionths;
        } else if (outcome.over()) {
            rewards.fill(millionths / static_cast<std::int32_t>(P::player_count));
        } else {
            fill_by_chances(root_.evaluator.evaluate(position), rewards);
        }
        return rewards;
    }

    /// Sets rewards as `win_chances` does, with the same results on every platform.
    static void fill_by_chances(const Values& scores, Rewards& rewards) {
        const Score best = *std::max_element(scores.begin(), scores.end());
        const double unit = P::player_count == 2 ? 2 * E::scale : E::scale;
        std::array<double, P::player_count> chances{};
        double sum = 0;
        for (std::size_t i = 0; i < P::player_count; ++i) {
            chances[i] = exp_negative((best - scores[i]) / unit);
            sum += chances[i];
        }
        for (std::size_t i = 0; i < P::player_count; ++i) {
            rewards[i] = static_cast<std::int32_t>(millionths * (chances[i] / sum));
        }
    }

    const Options options_;
    const Root<P, E> root_;
    Random random_;
    std::vector<Node> tree_;
    std::vector<Statistics> statistics_;  // by the number of the node
    int playouts_ = 0;
};

}  // namespace quintet::lens
