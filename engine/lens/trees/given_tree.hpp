#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/base/result.hpp"
#include "engine/core/defaults.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/score.hpp"

// A typed game tree, such as an example from a lecture: `((3 12 8) (2 4 6) (14 5 2))`. A search
// treats it like any game.

namespace quintet::lens {

/// A tree read from a text:
///
///     node    = [label] (number | vector | "(" node node ... ")" | "[" node node ... "]" |
///                        "{" outcome outcome ... "}")
///     outcome = (number | integer "/" integer) ":" node
///     label   = [name] ["!"] ["=" (number | vector)] ":"
///
///  - A number is a leaf with the first player's score; the second player's is the opposite. It may
///    have up to three decimals. A vector, `(1,2,6)`, is a leaf with a score for each of three
///    players. All leaves of a tree are of one kind.
///  - Commas may stand between children, so that a Python list is a tree: `[[3, 12, 8], [2, 4]]`.
///    Only in `[ ]`: `(3, 12, 8)` is a vector.
///  - `{0.5: 3, 0.5: (2 8)}` or `{1/6: 20, 5/6: 1}` is a chance node: its outcomes with their
///    probabilities, which add up to 1. Only in a tree for two players.
///  - The first player moves at the root, then the next one, level by level. A chance node isn't
///    a turn: the player who would move there moves after it.
///  - A name has letters, digits, `_`, `-` and `'`, and begins with a letter: `A:(B:3 C:(5 7))`.
///    Nodes without names are called `A`, `B` below the root, `a1`, `a2` below `A`, and `a1a`,
///    `a1b` below `a1`.
///  - `!` marks the action that leads to the node as noisy: quiescence search follows it.
///  - `=4` is the static evaluation of an inner node. The default is its value under perfect play
///    (minimax, max^n).
struct GivenTree {
    struct Node {
        int parent = -1;
        int level = 0;
        std::string name;
        std::vector<int> children;          ///< empty for a leaf
        std::vector<std::int32_t> weights;  ///< of the children of a chance node
        int turn = 0;                       ///< turns from the root; says who moves
        bool chance = false;
        std::array<Score, max_players> values{};  ///< of a leaf, or the static evaluation
        bool noisy = false;
    };

    static constexpr std::size_t most_children = 64;

    std::vector<Node> nodes;  ///< parents before children; the first is the root
    std::size_t players = 2;
    bool chance = false;  ///< whether it has chance nodes
    int height = 0;       ///< plies of the longest line, chance nodes included
    /// The score of 1 in the text: 10 in a tree with one decimal. In a tree with chance nodes 1000,
    /// or less if its numbers are large; means are rounded to it.
    Score unit = 1;
    // Over all values in the tree.
    std::array<Score, max_players> least{};  ///< score of each player
    std::array<Score, max_players> most{};
    Score most_sum = 0;  ///< of all players' scores in one place
};

/// The value of a chance node: the sum of its children's values times their weights, divided by
/// the sum of the weights and rounded.
constexpr Score mean_of(std::int64_t total, std::int64_t weights) {
    const std::int64_t half = total < 0 ? -weights / 2 : weights / 2;
    return static_cast<Score>((total + half) / weights);
}

/// Reads a tree. The error names the place, as in
/// `character 14: must be a number or a bracket (found "x")`; `place` is set to it, from 1. All
/// text before it is ASCII, so the place counts bytes and characters alike.
Result<GivenTree> parse_tree(std::string_view text, int* place = nullptr);

/// An action: the place of the chosen child among its siblings.
struct TreeAction {
    std::uint8_t child = 0;

    constexpr std::uint32_t code() const { return child; }
    static constexpr TreeAction from_code(std::uint32_t code) {
        return {static_cast<std::uint8_t>(code)};
    }
    constexpr std::size_t index() const { return child; }
    bool operator==(const TreeAction&) const = default;
};

/// A node of a tree as a position; the tree must outlive it. Its `outcome` is always ongoing:
/// `is_leaf` and the evaluator's scores replace it.
template <std::size_t Players>
class TreePosition : public PositionDefaults<TreePosition<Players>> {
  public:
    using Action = TreeAction;
    static constexpr std::size_t player_count = Players;
    static constexpr std::size_t max_actions = GivenTree::most_children;
    static constexpr std::size_t action_indices = GivenTree::most_children;

    explicit TreePosition(const GivenTree& tree) : tree_(&tree) {}

    void legal_actions(ActionList<TreePosition>& out) const {
        for (std::size_t i = 0; i < node().children.size(); ++i) {
            out.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    void play(Action action) { node_ = node().children[action.child]; }
    Player to_move() const {
        return static_cast<Player>(static_cast<std::size_t>(node().turn) % Players);
    }
    int ply() const { return node().level; }
    Outcome outcome() const { return {}; }
    std::uint64_t hash() const { return mix(static_cast<std::uint64_t>(node_)); }

    bool is_leaf() const { return node().children.empty(); }
    const std::vector<std::int32_t>& weights() const { return node().weights; }
    /// The static evaluation, or the score of a leaf.
    Score value(Player player) const { return node().values[player]; }
    const GivenTree::Node& child(Action action) const {
        return tree_->nodes[static_cast<std::size_t>(node().children[action.child])];
    }
    const GivenTree& tree() const { return *tree_; }

    bool operator==(const TreePosition&) const = default;

  private:
    const GivenTree::Node& node() const { return tree_->nodes[static_cast<std::size_t>(node_)]; }

    const GivenTree* tree_;
    int node_ = 0;
};

template <std::size_t Players>
struct TreeEvaluator {
    static constexpr double scale = 1;

    Scores<Players> evaluate(const TreePosition<Players>& position) const {
        Scores<Players> scores{};
        for (std::size_t player = 0; player < Players; ++player) {
            scores[player] = position.value(static_cast<Player>(player));
        }
        return scores;
    }
    bool noisy(const TreePosition<Players>& position, TreeAction action) const {
        return position.child(action).noisy;
    }
};

}  // namespace quintet::lens
