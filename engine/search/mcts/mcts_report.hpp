#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/actions/ranking.hpp"
#include "engine/search/chances.hpp"
#include "engine/search/mcts/mcts_tree.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// Reads the best actions and their principal variations from the tree of a Monte Carlo tree
/// search.
template <PositionType P>
class MctsReader {
    static constexpr std::size_t players = P::player_count;
    using Action = typename P::Action;
    using Node = MctsNode<players>;

  public:
    /// `drawn`: worth of a draw to each player; `minimax`: as in `MctsSettings`.
    MctsReader(const MctsArena<players>& arena, const Chances<players>& drawn, float minimax)
        : arena_(arena), drawn_(drawn), minimax_(minimax) {}

    /// Returns the `count` best children of the root, or fewer if fewer were visited. `votes` are
    /// added to their visits.
    std::vector<const Node*> best(const Node& top, Player player, std::size_t count,
                                  const std::vector<RootVote>& votes) const {
        const bool drawn = has_draw(top);
        std::vector<const Node*> nodes;
        Ranking ranking;
        arena_.for_each(top, [&](const Node& child, std::size_t) {
            if (child.visits == 0) return;
            ranking.add(rank(child, visits(child, votes), player, drawn), nodes.size());
            nodes.push_back(&child);
        });
        std::vector<const Node*> best;
        for (const std::size_t place : ranking.places(count)) best.push_back(nodes[place]);
        return best;
    }

    /// Returns the root actions that were visited, best first, with their shares of all visits.
    std::vector<RootAction<P>> root_actions(const Node& top, Player player,
                                            const std::vector<RootVote>& votes,
                                            double scale) const {
        std::vector<RootAction<P>> actions;
        double all = 0;
        for (const Node* child : best(top, player, top.children, votes)) {
            actions.push_back({Action::from_code(child->action), visits(*child, votes), 0,
                               scores(*child, scale)});
            all += static_cast<double>(actions.back().visits);
        }
        for (RootAction<P>& action : actions) {
            action.share = static_cast<double>(action.visits) / all;
        }
        return actions;
    }

    /// Returns the line that starts with a child of the root, at most 24 actions.
    Line<P> line(const P& root, const Node& child, double scale) const {
        Line<P> line;
        line.scores = scores(child, scale);
        P position = root;
        for (const Node* node = &child; node != nullptr;) {
            line.actions.push_back(Action::from_code(node->action));
            position.play(line.actions.back());
            if (line.actions.size() == longest_line || position.outcome().over()) break;
            node = best_child(*node, position.to_move());
        }
        return line;
    }

  private:
    static constexpr std::size_t longest_line = 24;

    /// Returns the visits of a child of the root, in all trees.
    static std::uint64_t visits(const Node& child, const std::vector<RootVote>& votes) {
        std::uint64_t sum = child.visits;
        for (const RootVote& vote : votes) {
            if (vote.action == child.action) sum += vote.visits;
        }
        return sum;
    }

    /// Returns the scores of a child of the root, in the evaluator's unit.
    Scores<players> scores(const Node& child, double scale) const {
        if (child.proven) {
            Outcome outcome = Outcome::draw({});
            if (child.winner != no_player) outcome = Outcome::win(child.winner, {});
            return final_scores<players>(outcome, child.plies + 1);
        }
        Chances<players> values{};
        for (std::size_t p = 0; p < players; ++p) {
            values[p] = static_cast<float>(child.value(static_cast<Player>(p), minimax_));
        }
        return to_scores<players>(values, scale);
    }

    /// Returns the rank of a child for the player to move, larger for better children: wins, the
    /// nearest first, then by visits, losses last. Proven draws get few visits, so children that
    /// look worse than a draw come after them.
    Score rank(const Node& child, std::uint64_t visits, Player player, bool drawn) const {
        constexpr Score far = 1'000'000'000;
        if (child.proven && child.winner != no_player) {
            return child.winner == player ? 2 * far - child.plies : child.plies - 2 * far;
        }
        const auto visited = static_cast<Score>(std::min<std::uint64_t>(visits, far - 1));
        if (!drawn) return visited;
        if (child.proven) return 0;
        return child.value(player, minimax_) < drawn_[player] ? visited - far : visited;
    }

    bool has_draw(const Node& node) const {
        bool drawn = false;
        arena_.for_each(node, [&](const Node& child, std::size_t) {
            drawn = drawn || (child.proven && child.winner == no_player);
        });
        return drawn;
    }

    const Node* best_child(const Node& node, Player player) const {
        const bool drawn = has_draw(node);
        const Node* best = nullptr;
        Score best_rank = 0;
        arena_.for_each(node, [&](const Node& child, std::size_t) {
            if (child.visits == 0) return;
            const Score rank_here = rank(child, child.visits, player, drawn);
            if (best != nullptr && rank_here <= best_rank) return;
            best = &child;
            best_rank = rank_here;
        });
        return best;
    }

    const MctsArena<players>& arena_;
    const Chances<players>& drawn_;
    const float minimax_;
};

}  // namespace quintet::search
