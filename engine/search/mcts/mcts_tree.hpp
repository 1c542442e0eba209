#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/board/player.hpp"
#include "engine/search/chances.hpp"

namespace quintet::search {

/// The weights of Monte Carlo tree search. Values are chances of winning, 0 to 1.
struct MctsSettings {
    float exploration = 0.1F;  ///< bonus for rarely visited children
    float bias = 0.1F;         ///< bonus for the first children by move ordering score
    float minimax = 0.5F;      ///< share of the backed-up evaluation in a node's value
    float urgency = 0.05F;     ///< assumed loss of an untried action against its parent
    float widening = 0.5F;     ///< actions in the tree: 1, and this times the square root of visits
    int quiescence = 2;        ///< maximum plies of noisy actions at a leaf
    /// With three players, worth of a draw to the root player: this share of an equal chance. At
    /// its full worth, three equal players repeat positions immediately; at much less, a player
    /// alone against two others avoids draws at too high a price.
    float drawn = 2.0F / 3;
};

/// A node of the tree: an action and the position after it.
template <std::size_t Players>
struct MctsNode {
    std::uint32_t action = 0;    ///< code
    std::uint32_t visits = 0;    ///< playouts through here
    Chances<Players> mean{};     ///< of their results
    Chances<Players> minimax{};  ///< the evaluation, backed up by max^n
    std::uint32_t first = 0;     ///< block of the first children; 0 if there are none
    std::uint16_t children = 0;  ///< number of them in the tree
    std::uint16_t actions = 0;   ///< number of legal ones; 0 if not counted yet
    std::uint16_t plies = 0;     ///< if proven: to the end of the game
    Player winner = no_player;   ///< if proven and not drawn
    bool proven = false;

    /// Its value for a player; `share` as `MctsSettings::minimax`.
    double value(Player player, float share) const {
        return mean[player] + share * (minimax[player] - mean[player]);
    }
};

/// Statistics of a root action in another tree.
struct RootVote {
    std::uint32_t action = 0;  ///< code
    std::uint32_t visits = 0;
    std::uint16_t plies = 0;    ///< if proven: to the end of the game after the action
    Player winner = no_player;  ///< if proven and not drawn
    bool proven = false;
};

/// The nodes of a tree, in blocks of a fixed size: memory is reused after a subtree is cut off and
/// never grows beyond its limit. Block 0 is unused.
template <std::size_t Players>
class MctsArena {
  public:
    using Node = MctsNode<Players>;
    static constexpr std::size_t block_nodes = 6;

    struct Block {
        std::array<Node, block_nodes> nodes;
        std::uint32_t next = 0;
    };

    explicit MctsArena(std::size_t bytes) : limit_(bytes / sizeof(Block)) {
        if (limit_ < 64) limit_ = 64;
    }

    /// Returns the number of blocks that can still be taken.
    std::size_t room() const { return limit_ - used_; }
    std::size_t limit() const { return limit_; }

    Block& operator[](std::uint32_t block) { return blocks_[block]; }
    const Block& operator[](std::uint32_t block) const { return blocks_[block]; }

    /// Removes all nodes.
    void clear() {
        blocks_.clear();
        free_ = 0;
        used_ = 1;
    }

    /// Returns an unused block, or 0 if there is no room. Does not move nodes.
    std::uint32_t take() {
        if (used_ >= limit_) return 0;
        ++used_;
        if (free_ != 0) {
            const std::uint32_t block = free_;
            free_ = blocks_[block].next;
            blocks_[block] = Block{};
            return block;
        }
        if (blocks_.empty()) {
            blocks_.reserve(limit_);
            blocks_.push_back(Block{});
        }
        blocks_.push_back(Block{});
        return static_cast<std::uint32_t>(blocks_.size() - 1);
    }

    /// Adds a child to a node; null if there is no room.
    Node* add_child(Node& parent, std::uint32_t action) {
        const std::size_t place = parent.children % block_nodes;
        std::uint32_t last = parent.first;
        while (last != 0 && blocks_[last].next != 0) last = blocks_[last].next;
        if (place == 0) {
            const std::uint32_t fresh = take();
            if (fresh == 0) return nullptr;
            if (last == 0) {
                parent.first = fresh;
            } else {
                blocks_[last].next = fresh;
            }
            last = fresh;
        }
        Node& child = blocks_[last].nodes[place];
        child = Node{};
        child.action = action;
        ++parent.children;
        return &child;
    }

    /// Calls `visit(child, place)` for every child.
    template <class Visit>
    void for_each(const Node& parent, Visit&& visit) {
        std::size_t place = 0;
        for (std::uint32_t block = parent.first; block != 0; block = blocks_[block].next) {
            for (Node& child : blocks_[block].nodes) {
                if (place == parent.children) return;
                visit(child, place++);
            }
        }
    }

    template <class Visit>
    void for_each(const Node& parent, Visit&& visit) const {
        std::size_t place = 0;
        for (std::uint32_t block = parent.first; block != 0; block = blocks_[block].next) {
            for (const Node& child : blocks_[block].nodes) {
                if (place == parent.children) return;
                visit(child, place++);
            }
        }
    }

    /// Removes all descendants of a node, which becomes a leaf.
    void cut(Node& node) {
        // Blocks to be freed are chained: no recursion, and no memory for a list.
        std::uint32_t waiting = node.first;
        std::uint32_t last = waiting;
        while (last != 0 && blocks_[last].next != 0) last = blocks_[last].next;
        while (waiting != 0) {
            Block& block = blocks_[waiting];
            for (const Node& child : block.nodes) {
                if (child.first == 0) continue;
                blocks_[last].next = child.first;
                while (blocks_[last].next != 0) last = blocks_[last].next;
            }
            const std::uint32_t next = block.next;
            block = Block{};
            block.next = free_;
            free_ = waiting;
            --used_;
            waiting = next;
        }
        node.first = 0;
        node.children = 0;
        node.actions = 0;
    }

    /// Whether a playout could run out of blocks.
    bool is_full() const { return room() < 32; }

    /// Cuts off the subtrees visited least until a quarter of the memory is free.
    void make_room(Node& top) {
        for (std::uint32_t few = 4; few < 1U << 30 && room() < limit_ / 4; few *= 2) {
            cut_below(top, few);
        }
    }

  private:
    void cut_below(Node& node, std::uint32_t few) {
        for_each(node, [&](Node& child, std::size_t) {
            if (child.first == 0) return;
            if (child.visits < few) {
                cut(child);
            } else {
                cut_below(child, few);
            }
        });
    }

    std::size_t limit_;
    std::size_t used_ = 1;
    std::uint32_t free_ = 0;
    std::vector<Block> blocks_;
};

}  // namespace quintet::search
