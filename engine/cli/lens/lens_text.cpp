#include <iomanip>
#include <ostream>

#include "engine/cli/base/options.hpp"
#include "engine/cli/lens/lens_view.hpp"

namespace quintet::cli {

namespace {

std::string counted(std::uint64_t count, const char* one, const char* many) {
    return grouped(count) + " " + (count == 1 ? one : many);
}

void write_heading(const LensView& view, std::ostream& out) {
    const lens::Replay& tree = view.tree;
    if (!view.random_tree.empty()) out << "tree:  " << view.random_tree << '\n';
    out << name_of(view.options.algorithm) << ", depth " << view.options.depth;
    if (view.options.order != lens::Order::none) {
        out << ", order " << name_of(view.options.order);
    }
    if (view.options.table && view.options.order != lens::Order::table) out << ", table";
    if (view.options.deepening) out << ", deepening";
    if (view.options.quiescence) out << ", quiescence";
    if (view.options.shallow) out << ", shallow pruning";
    if (view.options.width > 0)
        out << ", the " << view.options.width << " best moves of a position";
    out << ", " << view.players[tree.player()] << " to move\n";

    const int result = tree.result();
    if (result < 0) {
        out << "value: not known\n";
    } else {
        out << "value: " << value_text(view, tree.node(result)) << "\nline:  ";
        const char* separator = "";
        for (const std::string& action : line_of(view)) {
            out << separator << action;
            separator = "; ";
        }
        out << '\n';
    }
    const lens::Counters& count = tree.counters();
    out << "cost:  " << counted(count.nodes, "node", "nodes") << ", "
        << counted(count.leaves, "leaf", "leaves");
    if (count.cutoffs > 0) {
        out << ", " << counted(count.cutoffs, "cut-off", "cut-offs") << " ("
            << grouped(count.first_cutoffs) << " after the first child, "
            << counted(count.left_out, "child", "children") << " left out)";
    }
    if (count.discarded > 0) {
        out << ", " << counted(count.discarded, "move", "moves") << " discarded";
    }
    if (count.table_hits > 0) out << ", " << counted(count.table_hits, "table hit", "table hits");
    if (count.researches > 0) {
        out << ", " << counted(count.researches, "re-search", "re-searches");
    }
    if (count.playouts > 0) out << ", " << counted(count.playouts, "playout", "playouts");
    if (tree.stop() == lens::Stop::complete && tree.algorithm() != lens::Algorithm::uct) {
        out << ", effective branching factor " << std::fixed << std::setprecision(2)
            << tree.effective_branching();
    }
    out << '\n';
    if (count.discarded > 0) {
        out << "The value may be another one if all moves are searched.\n";
    }
    if (tree.stop() == lens::Stop::nodes) {
        out << "The search reached its limit of " << counted(count.nodes, "node", "nodes")
            << " and stopped there.\n";
    }
}

class TreeWriter {
  public:
    TreeWriter(const LensView& view, std::ostream& out)
        : view_(view), principal_(view.tree.principal()), out_(out) {}

    void write(int number, int ply) {
        const lens::TreeNode& node = view_.tree.node(number);
        indent(ply, principal_[static_cast<std::size_t>(number)] ? "* " : "  ");
        std::vector<std::string> parts;
        if (ply > 0) parts.push_back(action_of(view_, node));
        const bool leaf = node.source == lens::TreeNode::Source::leaf;
        if (!leaf) parts.push_back(mover_text(view_, node));
        if (!leaf) parts.push_back(window_text(view_, node));
        const std::string value = value_text(view_, node);
        if (!value.empty()) parts.push_back("= " + value);
        if (node.visits > 0)
            parts.push_back(counted(static_cast<std::uint64_t>(node.visits), "visit", "visits"));
        const std::string more = remark(node);
        if (!more.empty()) parts.push_back("(" + more + ")");
        const char* separator = "";
        for (const std::string& part : parts) {
            if (part.empty()) continue;
            out_ << separator << part;
            separator = "  ";
        }
        out_ << '\n';
        if (node.discarded > 0) {
            indent(ply + 1, "  ");
            out_ << node.discarded << " moves discarded, the worst by static evaluation\n";
        }
        if (view_.plies > 0 && ply == view_.plies) return;
        for (const int child : node.children) write(child, ply + 1);
        if (node.left_out > 0) write_left_out(node, ply + 1);
    }

  private:
    void indent(int ply, const char* mark) {
        for (int i = 0; i < ply; ++i) out_ << "  ";
        out_ << mark;
    }

    void write_left_out(const lens::TreeNode& node, int ply) {
        indent(ply, "x ");
        const char* separator = "";
        for (const std::int32_t text : node.left_out_texts) {
            out_ << separator << text_of(view_, text);
            separator = ", ";
        }
        const int others = node.left_out - static_cast<int>(node.left_out_texts.size());
        if (others > 0) out_ << separator << others << (separator[0] != 0 ? " more" : " children");
        out_ << " left out, " << cut_text(view_, node) << '\n';
    }

    const LensView& view_;
    const std::vector<bool> principal_;
    std::ostream& out_;
};

}  // namespace

void write_lens_text(const LensView& view, std::ostream& out) {
    write_heading(view, out);
    TreeWriter writer(view, out);
    for (const int root : view.tree.roots()) {
        out << '\n';
        if (view.options.deepening) out << "depth " << view.tree.node(root).depth << '\n';
        writer.write(root, 0);
    }
}

}  // namespace quintet::cli
