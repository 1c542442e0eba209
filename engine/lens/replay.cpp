#include "engine/lens/replay.hpp"

#include <algorithm>

namespace quintet::lens {

namespace {

/// The nodes of a uniform tree, the root not counted.
double uniform_nodes(double branching, int depth) {
    double nodes = 0;
    double layer = 1;
    for (int i = 0; i < depth; ++i) {
        layer *= branching;
        nodes += layer;
    }
    return nodes;
}

}  // namespace

void Replay::set_values(TreeNode& node, std::span<const std::int32_t> values) {
    node.valued = true;
    std::copy_n(values.begin(), players_, node.values.begin());
}

void Replay::apply(const Event& event) {
    const auto& field = event.fields;
    switch (event.kind) {
        case EventKind::begin:
            algorithm_ = static_cast<Algorithm>(field[0]);
            players_ = static_cast<std::size_t>(field[1]);
            player_ = static_cast<Player>(field[2]);
            depth_ = field[3];
            for (std::size_t i = 0; i < players_; ++i) {
                low_[i] = field[4 + 2 * i];
                high_[i] = field[5 + 2 * i];
            }
            if (field.size() > 4 + 2 * players_) unit_ = field[4 + 2 * players_];
            break;
        case EventKind::iterate: iteration_depth_ = field[0]; break;
        case EventKind::enter:
            nodes_.push_back({.parent = field[1],
                              .text = field[2],
                              .player = field[3] < 0 ? no_player : static_cast<Player>(field[3]),
                              .depth = field[4],
                              .alpha = field[5],
                              .beta = field[6]});
            if (field[1] < 0) {
                roots_.push_back(field[0]);
            } else {
                at(field[1]).children.push_back(field[0]);
            }
            ++counters_.nodes;
            break;
        case EventKind::leaf: {
            TreeNode& node = at(field[0]);
            node.source = TreeNode::Source::leaf;
            node.ending = static_cast<Ending>(field[1]);
            set_values(node, field.subspan(2));
            ++counters_.leaves;
            break;
        }
        case EventKind::stand_pat:
            at(field[0]).stood_pat = true;
            ++counters_.stand_pats;
            break;
        case EventKind::table: {
            TreeNode& node = at(field[0]);
            node.source = TreeNode::Source::table;
            node.bound = static_cast<Bound>(field[1]);
            set_values(node, field.subspan(2));
            ++counters_.table_hits;
            break;
        }
        case EventKind::take:
            if (field[2] != 0) at(field[0]).best = field[1];
            break;
        case EventKind::cut: {
            TreeNode& node = at(field[0]);
            node.left_out = field[2];
            node.cut_alpha = field[3];
            node.cut_beta = field[4];
            node.left_out_texts.assign(field.begin() + 5, field.end());
            ++counters_.cutoffs;
            if (field[1] == 1) ++counters_.first_cutoffs;
            counters_.left_out += static_cast<std::uint64_t>(field[2]);
            break;
        }
        case EventKind::research:
            at(field[1]).searched_again = true;
            ++counters_.researches;
            break;
        case EventKind::leave: set_values(at(field[0]), field.subspan(1)); break;
        case EventKind::select: break;
        case EventKind::expand: at(field[0]).untried = field[2]; break;
        case EventKind::playout: ++counters_.playouts; break;
        case EventKind::back_up: {
            TreeNode& node = at(field[0]);
            node.visits = field[1];
            std::copy_n(field.begin() + 2, players_, node.means.begin());
            break;
        }
        case EventKind::end: stop_ = static_cast<Stop>(field[0]); break;
        case EventKind::widen:
            at(field[0]).searched_again = true;
            ++counters_.researches;
            break;
        case EventKind::discard:
            at(field[0]).discarded = field[2];
            counters_.discarded += static_cast<std::uint64_t>(field[2]);
            break;
        case EventKind::chance: at(field[0]).weights.assign(field.begin() + 1, field.end()); break;
    }
}

void Replay::follow(TraceReader& reader) {
    for (Event event; reader.next(event);) apply(event);
}

int Replay::result() const {
    for (std::size_t i = roots_.size(); i-- > 0;) {
        const TreeNode& root = node(roots_[i]);
        if (root.valued || root.visits > 0) return roots_[i];
    }
    return -1;
}

std::vector<int> Replay::line(int from) const {
    std::vector<int> line;
    for (int next = from; next >= 0;) {
        const TreeNode& here = node(next);
        next = here.best;
        if (algorithm_ == Algorithm::uct) {
            const auto most =
                std::max_element(here.children.begin(), here.children.end(),
                                 [&](int a, int b) { return node(a).visits < node(b).visits; });
            next = most == here.children.end() ? -1 : *most;
        }
        if (next >= 0) line.push_back(next);
    }
    return line;
}

std::vector<bool> Replay::principal() const {
    std::vector<bool> marked(nodes_.size(), false);
    for (const int root : roots_) {
        marked[static_cast<std::size_t>(root)] = true;
        for (const int each : line(root)) marked[static_cast<std::size_t>(each)] = true;
    }
    return marked;
}

double Replay::mean(const TreeNode& node, Player player) const {
    const double share = static_cast<double>(node.means[player]) / millionths;
    return (low_[player] + share * (high_[player] - low_[player])) / static_cast<double>(unit_);
}

double Replay::effective_branching() const {
    if (roots_.empty()) return 0;
    int depth = 1;
    for (std::size_t i = static_cast<std::size_t>(roots_.back()); i < nodes_.size(); ++i) {
        depth = std::max(depth, iteration_depth_ - std::max(0, nodes_[i].depth));
    }
    const auto nodes = static_cast<double>(nodes_.size()) - roots_.back() - 1;
    double low = 0;
    double high = nodes;
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (uniform_nodes(middle, depth) < nodes ? low : high) = middle;
    }
    return high;
}

}  // namespace quintet::lens
