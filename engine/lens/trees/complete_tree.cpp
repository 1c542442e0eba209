#include "engine/lens/trees/complete_tree.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/lens/lens_options.hpp"

namespace quintet::lens {

namespace {

using Values = std::array<Score, max_players>;

GivenTree::Node& at(GivenTree& tree, int node) {
    return tree.nodes[static_cast<std::size_t>(node)];
}

/// Returns the letters of a place, from 0: `a` to `z`, then `aa`, `ab`. `first`: `a` or `A`.
std::string letters(std::size_t place, char first) {
    constexpr std::size_t alphabet = 26;
    const std::string last(1, static_cast<char>(first + static_cast<char>(place % alphabet)));
    return place < alphabet ? last : letters(place / alphabet - 1, first) + last;
}

/// Returns the name of a node that the text does not name: `A`, below it `a2`, below that `a2c`.
std::string default_name(const std::string& parent, int level, std::size_t place) {
    if (level == 1) return letters(place, 'A');
    std::string name = parent;
    if (level == 2) std::transform(name.begin(), name.end(), name.begin(), lower);
    return name + (is_digit(name.back()) ? letters(place, 'a') : std::to_string(place + 1));
}

/// Names the nodes that the text does not name. Parents come before their children.
void name_nodes(GivenTree& tree) {
    for (GivenTree::Node& parent : tree.nodes) {
        const auto is_taken = [&](const std::string& name) {
            return std::any_of(parent.children.begin(), parent.children.end(),
                               [&](int each) { return at(tree, each).name == name; });
        };
        for (std::size_t i = 0; i < parent.children.size(); ++i) {
            GivenTree::Node& child = at(tree, parent.children[i]);
            if (!child.name.empty()) continue;
            std::string name = default_name(parent.name, child.level, i);
            while (is_taken(name)) name += '\'';
            child.name = std::move(name);
        }
    }
}

/// Returns the values of a node under perfect play, from those of its children.
Values perfect_values(const GivenTree& tree, const GivenTree::Node& node,
                      const std::vector<Values>& perfect) {
    const auto values = [&](int child) { return perfect[static_cast<std::size_t>(child)]; };
    if (node.chance) {
        std::int64_t total = 0;
        std::int64_t weights = 0;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            total += std::int64_t{node.weights[i]} * values(node.children[i])[0];
            weights += node.weights[i];
        }
        const Score mean = mean_of(total, weights);
        return {mean, -mean};
    }
    const std::size_t mover = static_cast<std::size_t>(node.turn) % tree.players;
    return values(*std::max_element(node.children.begin(), node.children.end(), [&](int a, int b) {
        return values(a)[mover] < values(b)[mover];
    }));
}

}  // namespace

void complete(GivenTree& tree, const std::vector<bool>& evaluated) {
    name_nodes(tree);
    std::vector<Values> perfect(tree.nodes.size());
    for (std::size_t i = tree.nodes.size(); i-- > 0;) {
        GivenTree::Node& each = tree.nodes[i];
        perfect[i] = each.children.empty() ? each.values : perfect_values(tree, each, perfect);
        if (!evaluated[i]) each.values = perfect[i];
    }
    tree.least = tree.most = tree.nodes.back().values;
    tree.most_sum = -infinity;
    for (const GivenTree::Node& each : tree.nodes) {
        Score sum = 0;
        for (std::size_t player = 0; player < tree.players; ++player) {
            const Score value = each.values[player];
            tree.least[player] = std::min(tree.least[player], value);
            tree.most[player] = std::max(tree.most[player], value);
            sum += value;
        }
        tree.most_sum = std::max(tree.most_sum, sum);
    }
}

}  // namespace quintet::lens
