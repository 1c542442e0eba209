#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/board/player.hpp"
#include "engine/core/score.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/trace.hpp"

// Rebuilds the search from a trace: the tree, its values and its counters.

namespace quintet::lens {

/// One score for each player; those beyond the number of players are 0.
using AnyScores = std::array<Score, max_players>;

/// A node as the search left it.
struct TreeNode {
    int parent = -1;            ///< -1 for a root
    std::int32_t text = 0;      ///< index in `Trace::texts` of the action that leads here
    Player player = no_player;  ///< the player to move; `no_player` at a chance node
    int depth = 0;              ///< plies left; at most 0 in quiescence search
    Score alpha = -infinity;    ///< the window with which the node was entered
    Score beta = infinity;
    std::vector<int> children = {};  ///< in the order in which they were searched
    int best = -1;                   ///< the child with the value of the node; -1 without one

    bool valued = false;  ///< whether `values` is known
    AnyScores values{};

    enum class Source : std::uint8_t {
        children,  ///< the value comes from the children, or is not known yet
        leaf,      ///< see `ending`
        table,     ///< see `bound`
    };
    Source source = Source::children;
    Ending ending = Ending::horizon;
    Bound bound = Bound::exact;
    bool stood_pat = false;  ///< quiescence search: the static evaluation counts as well
    bool searched_again =
        false;          ///< its window failed; the next sibling or root repeats the search
    int discarded = 0;  ///< moves that `Options::width` leaves out
    std::vector<int> weights = {};  ///< of the children of a chance node

    // The cut-off, if there is one.
    int left_out = 0;  ///< children not searched
    Score cut_alpha = 0;
    Score cut_beta = 0;
    std::vector<std::int32_t> left_out_texts = {};  ///< the texts of the first ones

    // UCT.
    int visits = 0;
    int untried = 0;                                ///< actions without a child
    std::array<std::int32_t, max_players> means{};  ///< mean rewards in millionths
};

/// The cost of a run so far.
struct Counters {
    std::uint64_t nodes = 0;    ///< visited, roots and leaves included
    std::uint64_t leaves = 0;   ///< visited and evaluated: horizon, ends, leaves of a given tree
    std::uint64_t cutoffs = 0;  ///< nodes with a cut-off
    std::uint64_t first_cutoffs = 0;  ///< of these, after the first child
    std::uint64_t left_out = 0;       ///< skipped children, without their descendants
    std::uint64_t table_hits = 0;
    std::uint64_t researches = 0;  ///< windows that failed: null and aspiration windows
    std::uint64_t discarded = 0;   ///< moves that `Options::width` leaves out
    std::uint64_t stand_pats = 0;
    std::uint64_t playouts = 0;

    bool operator==(const Counters&) const = default;
};

/// The tree that a trace describes, up to the events applied so far.
class Replay {
  public:
    /// Applies the next event of the trace.
    void apply(const Event& event);
    /// Applies all events of a trace that follow those applied so far.
    void follow(TraceReader& reader);

    // The subject of the search.
    Algorithm algorithm() const { return algorithm_; }
    std::size_t players() const { return players_; }
    Player player() const { return player_; }  ///< the player who searches
    int depth() const { return depth_; }       ///< requested, in plies
    Score unit() const { return unit_; }       ///< the score that 1 stands for in a given tree
    Stop stop() const { return stop_; }

    const std::vector<TreeNode>& nodes() const { return nodes_; }
    const TreeNode& node(int number) const { return nodes_[static_cast<std::size_t>(number)]; }
    /// The roots, one for each iteration.
    const std::vector<int>& roots() const { return roots_; }
    const Counters& counters() const { return counters_; }

    /// Returns the last root whose value is known; -1 if no value is known yet.
    int result() const;
    /// Returns the principal variation below a node as numbers of nodes. With UCT, each node
    /// continues with its most visited child.
    std::vector<int> line(int from) const;
    /// Returns for each node whether it is on the principal variation of its root.
    std::vector<bool> principal() const;
    /// UCT: returns the mean result of a node for a player, a chance of winning from 0 to 1, or a
    /// score in a given tree.
    double mean(const TreeNode& node, Player player) const;

    /// Returns the branching factor of a uniform tree of the same height and number of nodes as the
    /// last iteration; quiescence search adds nodes, but no height (Nilsson,
    /// "Problem-Solving Methods in Artificial Intelligence", 1971).
    double effective_branching() const;

  private:
    TreeNode& at(std::int32_t number) { return nodes_[static_cast<std::size_t>(number)]; }
    void set_values(TreeNode& node, std::span<const std::int32_t> values);

    Algorithm algorithm_ = Algorithm::minimax;
    std::size_t players_ = 2;
    Player player_ = 0;
    int depth_ = 0;
    Score unit_ = 1;
    int iteration_depth_ = 0;
    std::array<Score, max_players> low_{};
    std::array<Score, max_players> high_{};
    Stop stop_ = Stop::running;
    std::vector<TreeNode> nodes_;
    std::vector<int> roots_;
    Counters counters_;
};

}  // namespace quintet::lens
