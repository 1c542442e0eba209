#include "engine/cli/lens/lens_drawing.hpp"

#include <algorithm>

#include "engine/cli/base/options.hpp"

namespace quintet::cli {

namespace {

constexpr std::size_t most_drawn = 3000;

/// Copies the tree of a run, node by node.
class Copier {
  public:
    Copier(const LensView& view, LensDrawing& drawing)
        : view_(view), principal_(view.tree.principal()), drawing_(drawing) {}

    void copy(int number, int parent, int ply) {
        const lens::TreeNode& node = view_.tree.node(number);
        const int made = add(parent, ply, ply == 0 ? "" : action_of(view_, node));
        LensDrawing::Node& drawn = drawing_.nodes[static_cast<std::size_t>(made)];
        drawn.value = value_text(view_, node);
        drawn.leaf = node.source == lens::TreeNode::Source::leaf;
        drawn.note = drawn.leaf ? "" : window_text(view_, node);
        if (node.visits > 0) drawn.note = grouped(static_cast<std::uint64_t>(node.visits)) + "x";
        if (node.left_out > 0) {
            drawn.cut = "cut: " + cut_bounds(view_, node);
        }
        drawn.remark = remark(node);
        drawn.principal = principal_[static_cast<std::size_t>(number)];
        if (drawing_.movers.size() == static_cast<std::size_t>(ply)) {
            drawing_.movers.emplace_back();
        }
        std::string& mover = drawing_.movers[static_cast<std::size_t>(ply)];
        drawn.chance = node.player == no_player;
        if (!drawn.leaf && mover.empty()) mover = mover_text(view_, node);
        if (node.discarded > 0) drawn.remark = std::to_string(node.discarded) + " moves discarded";
        if (view_.plies > 0 && ply == view_.plies) return;
        for (const int child : node.children) copy(child, made, ply + 1);
        for (const std::int32_t text : node.left_out_texts) {
            ghost(node, made, ply + 1, text_of(view_, text));
        }
        const int others = node.left_out - static_cast<int>(node.left_out_texts.size());
        if (others > 0) ghost(node, made, ply + 1, "+" + std::to_string(others));
    }

  private:
    int add(int parent, int ply, const std::string& action) {
        if (drawing_.nodes.size() == most_drawn) {
            throw InputError("more than " + grouped(most_drawn) +
                             " nodes cannot be drawn; --plies draws fewer");
        }
        const int made = static_cast<int>(drawing_.nodes.size());
        drawing_.nodes.push_back({.parent = parent, .ply = ply, .action = action, .value = ""});
        if (parent >= 0) {
            drawing_.nodes[static_cast<std::size_t>(parent)].children.push_back(made);
        }
        return made;
    }

    void ghost(const lens::TreeNode& node, int parent, int ply, const std::string& action) {
        const int made = add(parent, ply, action);
        LensDrawing::Node& drawn = drawing_.nodes[static_cast<std::size_t>(made)];
        drawn.left_out = true;
        drawn.leaf = true;
        drawn.remark = "left out, " + cut_text(view_, node);
    }

    const LensView& view_;
    const std::vector<bool> principal_;
    LensDrawing& drawing_;
};

/// How far a subtree reaches to the left and right on each ply, from the centre of its root.
struct Contour {
    std::vector<double> left;
    std::vector<double> right;
};

class Layout {
  public:
    Layout(LensDrawing& drawing, double gap) : drawing_(drawing), gap_(gap) {}

    double run() {
        const Contour contour = place(0);
        const double left = *std::min_element(contour.left.begin(), contour.left.end());
        const double right = *std::max_element(contour.right.begin(), contour.right.end());
        shift(0, -left);
        return right - left;
    }

  private:
    LensDrawing::Node& at(int node) { return drawing_.nodes[static_cast<std::size_t>(node)]; }

    /// Places the children of a node, relative to it.
    Contour place(int node) {
        Contour below;
        std::vector<double> offsets;
        for (const int child : at(node).children) {
            const Contour next = place(child);
            double offset = 0;
            for (std::size_t ply = 0; ply < std::min(next.left.size(), below.right.size()); ++ply) {
                offset = std::max(offset, below.right[ply] + gap_ - next.left[ply]);
            }
            for (std::size_t ply = 0; ply < next.left.size(); ++ply) {
                if (ply == below.left.size()) {
                    below.left.push_back(offset + next.left[ply]);
                    below.right.push_back(offset + next.right[ply]);
                } else {
                    below.left[ply] = std::min(below.left[ply], offset + next.left[ply]);
                    below.right[ply] = std::max(below.right[ply], offset + next.right[ply]);
                }
            }
            offsets.push_back(offset);
        }
        const double middle = offsets.empty() ? 0 : (offsets.front() + offsets.back()) / 2;
        for (std::size_t i = 0; i < offsets.size(); ++i) {
            at(at(node).children[i]).x = offsets[i] - middle;
        }
        const double half = at(node).width / 2;
        Contour whole{{-half}, {half}};
        for (std::size_t ply = 0; ply < below.left.size(); ++ply) {
            whole.left.push_back(below.left[ply] - middle);
            whole.right.push_back(below.right[ply] - middle);
        }
        return whole;
    }

    /// Makes places relative to parents places in the drawing.
    void shift(int node, double by) {
        at(node).x += by;
        for (const int child : at(node).children) shift(child, at(node).x);
    }

    LensDrawing& drawing_;
    double gap_;
};

}  // namespace

LensDrawing drawing_of(const LensView& view) {
    LensDrawing drawing;
    const int result = view.tree.result();
    Copier(view, drawing).copy(result >= 0 ? result : view.tree.roots().back(), -1, 0);
    return drawing;
}

double lay_out(LensDrawing& drawing, double gap) { return Layout(drawing, gap).run(); }

}  // namespace quintet::cli
