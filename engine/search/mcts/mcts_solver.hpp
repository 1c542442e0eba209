#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/board/player.hpp"
#include "engine/core/score.hpp"
#include "engine/search/mcts/mcts_tree.hpp"

// Backpropagation of evaluations and proven results from the children of a node in Monte Carlo tree
// search.

namespace quintet::search {

/// Whether `player` prefers the proven `a` to the proven `b`.
template <std::size_t Players>
bool preferred(const MctsNode<Players>& a, const MctsNode<Players>& b, Player player) {
    const auto worth = [player](const MctsNode<Players>& node) {
        if (node.winner == no_player) return 0;
        return node.winner == player ? win_score - node.plies : node.plies - win_score;
    };
    return worth(a) > worth(b);
}

/// Max^n: a node takes the evaluation of the child that is best for the player to move.
template <std::size_t Players>
void take_best(MctsArena<Players>& arena, MctsNode<Players>& node, Player player) {
    bool any = false;
    arena.for_each(node, [&](const MctsNode<Players>& child, std::size_t) {
        if (child.visits == 0) return;
        if (any && child.minimax[player] <= node.minimax[player]) return;
        any = true;
        node.minimax = child.minimax;
    });
}

/// Marks a node as proven if a proven child wins for the player to move, or if all actions are
/// proven; the best child decides. A loss is not proven if the player to move can choose which
/// opponent wins.
template <std::size_t Players>
void prove(MctsArena<Players>& arena, MctsNode<Players>& node, Player player) {
    using Node = MctsNode<Players>;
    const Node* best = nullptr;
    bool all = node.children == node.actions;
    bool same = true;
    arena.for_each(node, [&](const Node& child, std::size_t) {
        if (!child.proven) {
            all = false;
            return;
        }
        if (best != nullptr && best->winner != child.winner) {
            same = same && (best->winner == no_player || child.winner == no_player);
        }
        if (best == nullptr || preferred(child, *best, player)) best = &child;
    });
    if (best == nullptr) return;
    if (best->winner != player && !(all && (same || best->winner == no_player))) return;
    node.proven = true;
    node.winner = best->winner;
    node.plies = static_cast<std::uint16_t>(best->plies + 1);
    node.minimax = best->minimax;
    node.mean = best->minimax;
}

}  // namespace quintet::search
