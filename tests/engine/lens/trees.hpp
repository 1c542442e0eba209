#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/lens/trees/given_tree.hpp"

// Random trees, and searches of given trees in the simplest way: recursion without pruning.

namespace quintet::tests {

/// The shape of random trees.
struct TreeShape {
    int depth = 4;
    std::uint32_t least_children = 1;
    std::uint32_t most_children = 4;
    std::size_t players = 2;
    std::uint32_t values = 40;   ///< how many different scores there are
    bool even = false;           ///< all leaves are at the same depth
    std::uint32_t noisy_in = 0;  ///< one action in so many is noisy; 0 for none
    bool evaluated = false;      ///< inner nodes have random static evaluations
};

inline std::string random_value(const TreeShape& shape, Random& random) {
    const auto number = [&] {
        return std::to_string(static_cast<int>(random.below(shape.values)) -
                              static_cast<int>(shape.values / 2));
    };
    if (shape.players == 2) return number();
    return "(" + number() + "," + number() + "," + number() + ")";
}

inline std::string random_tree(const TreeShape& shape, Random& random, int depth = 0) {
    const bool ends = depth > 0 && !shape.even && random.below(5) == 0;
    const bool noisy = depth > 0 && shape.noisy_in > 0 && random.below(shape.noisy_in) == 0;
    std::string text = noisy ? "!" : "";
    if (depth == shape.depth || ends) {
        return (noisy ? "!:" : "") + random_value(shape, random);
    }
    if (shape.evaluated) text += "=" + random_value(shape, random);
    if (!text.empty()) text += ":";
    text += "(";
    const std::uint32_t count =
        shape.least_children + random.below(shape.most_children - shape.least_children + 1);
    for (std::uint32_t i = 0; i < count; ++i) {
        text += (i == 0 ? "" : " ") + random_tree(shape, random, depth + 1);
    }
    return text + ")";
}

/// A uniform tree whose leaves have different scores, such that of any two siblings one has only
/// higher scores below it than the other. The siblings are in random order.
inline std::string uniform_tree(int branching, int depth, Random& random, int lowest = 0) {
    if (depth == 0) return std::to_string(lowest);
    int leaves_of_child = 1;
    for (int i = 1; i < depth; ++i) leaves_of_child *= branching;
    std::vector<int> places(static_cast<std::size_t>(branching));
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = static_cast<int>(i);
        std::swap(places[i], places[random.below(static_cast<std::uint32_t>(i + 1))]);
    }
    std::string text;
    for (const int place : places) {
        text += (text.empty() ? "(" : " ") +
                uniform_tree(branching, depth - 1, random, lowest + place * leaves_of_child);
    }
    return text + ")";
}

/// Plain recursion over a given tree.
class PlainTree {
  public:
    using Values = std::array<Score, max_players>;

    explicit PlainTree(const lens::GivenTree& tree) : tree_(tree) {}

    /// The first player against all others.
    Score paranoid(int node = 0) const {
        const lens::GivenTree::Node& n = at(node);
        if (n.children.empty()) return n.values[0];
        std::vector<Score> all;
        for (const int child : n.children) all.push_back(paranoid(child));
        return mover(n) == 0 ? *std::max_element(all.begin(), all.end())
                             : *std::min_element(all.begin(), all.end());
    }

    Values max_n(int node = 0) const {
        const lens::GivenTree::Node& n = at(node);
        if (n.children.empty()) return n.values;
        Values best = max_n(n.children.front());
        for (const int child : n.children) {
            const Values values = max_n(child);
            if (values[mover(n)] > best[mover(n)]) best = values;
        }
        return best;
    }

    /// Best-reply search: whether an opponent has replied in this round.
    Score best_reply(int node = 0, bool replied = false) const {
        const lens::GivenTree::Node& n = at(node);
        if (n.children.empty()) return n.values[0];
        std::vector<Score> all;
        if (mover(n) == 0) {
            for (const int child : n.children) all.push_back(best_reply(child, false));
            return *std::max_element(all.begin(), all.end());
        }
        const int standard = *std::max_element(
            n.children.begin(), n.children.end(),
            [&](int a, int b) { return at(a).values[mover(n)] < at(b).values[mover(n)]; });
        for (const int child : n.children) {
            if (child == standard) {
                all.push_back(best_reply(child, replied));
            } else if (!replied) {
                all.push_back(best_reply(child, true));
            }
        }
        return *std::min_element(all.begin(), all.end());
    }

  private:
    const lens::GivenTree::Node& at(int node) const {
        return tree_.nodes[static_cast<std::size_t>(node)];
    }
    std::size_t mover(const lens::GivenTree::Node& node) const {
        return static_cast<std::size_t>(node.level) % tree_.players;
    }

    const lens::GivenTree& tree_;
};

}  // namespace quintet::tests
