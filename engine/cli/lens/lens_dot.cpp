#include <ostream>

#include "engine/cli/lens/lens_drawing.hpp"

namespace quintet::cli {

namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return out + "\"";
}

}  // namespace

void write_lens_dot(const LensView& view, std::ostream& out) {
    const LensDrawing drawing = drawing_of(view);
    out << "digraph lens {\n"
           "  node [shape=box, style=rounded, fontname=\"sans-serif\", fontsize=11];\n"
           "  edge [arrowhead=none, fontname=\"sans-serif\", fontsize=10];\n";
    for (std::size_t i = 0; i < drawing.nodes.size(); ++i) {
        const LensDrawing::Node& node = drawing.nodes[i];
        std::string label = node.value;
        for (const std::string& more : {node.note, node.cut}) {
            if (!more.empty()) label += (label.empty() ? "" : "\n") + more;
        }
        out << "  n" << i << " [label=" << quoted(label);
        if (node.left_out) out << ", style=\"rounded,dashed\", color=gray";
        if (node.leaf && !node.left_out) out << ", style=solid";
        if (node.chance) out << ", shape=ellipse";
        if (node.principal) out << ", penwidth=2";
        if (!node.remark.empty()) out << ", tooltip=" << quoted(node.remark);
        out << "];\n";
        if (node.parent < 0) continue;
        out << "  n" << node.parent << " -> n" << i << " [label=" << quoted(node.action);
        if (node.left_out) out << ", style=dashed, color=gray, fontcolor=gray";
        if (node.principal) out << ", penwidth=3";
        out << "];\n";
    }
    out << "}\n";
}

}  // namespace quintet::cli
