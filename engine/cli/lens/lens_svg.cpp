#include <algorithm>
#include <ostream>
#include <utility>

#include "engine/cli/lens/lens_drawing.hpp"
#include "engine/services/diagram/svg.hpp"

namespace quintet::cli {

namespace {

using diagram::escaped;

// In pixels.
constexpr double letter = 7.4;        // the mean width of a letter of a value
constexpr double small_letter = 6.2;  // of an action or a window
constexpr double padding = 6;
constexpr double gap = 10;
constexpr double node_height = 22;
constexpr double note_height = 14;
constexpr double ply_height = 96;
constexpr double margin = 16;

/// Scores with the signs of a printed page.
std::string printed(std::string text) {
    for (const auto& [from, to] : {std::pair<std::string, const char*>("inf", "\u221e"),
                                   {"-", "\u2212"},
                                   {"<=", "\u2264"}}) {
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos;) {
            text.replace(at, from.size(), to);
        }
    }
    return text;
}

double width_of_box(const LensDrawing::Node& node) {
    const std::size_t small = std::max(node.note.size(), node.cut.size());
    return std::max({static_cast<double>(node.value.size()) * letter + 2 * padding,
                     static_cast<double>(small) * small_letter + 2 * padding, node_height});
}

class SvgWriter {
  public:
    SvgWriter(LensDrawing drawing, std::ostream& out) : drawing_(std::move(drawing)), out_(out) {}

    void write() {
        std::size_t longest = 0;
        int plies = 0;
        for (LensDrawing::Node& node : drawing_.nodes) {
            node.width = std::max(width_of_box(node),
                                  static_cast<double>(node.action.size()) * small_letter);
            plies = std::max(plies, node.ply);
        }
        for (const std::string& mover : drawing_.movers) longest = std::max(longest, mover.size());
        left_ = margin + static_cast<double>(longest) * small_letter + margin;
        const double width = left_ + lay_out(drawing_, gap) + margin;
        const double height = 2 * margin + plies * ply_height + node_height + note_height;
        out_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\""
             << height << "\" viewBox=\"0 0 " << width << ' ' << height << "\">\n"
             << "<style>\n"
                "text { font: 13px sans-serif; text-anchor: middle; fill: #1c2733; }\n"
                ".small { font-size: 11px; fill: #44525f; }\n"
                ".cut { fill: #a3321f; }\n"
                ".mover { font-size: 11px; text-anchor: start; fill: #6b7885; }\n"
                "path { fill: none; stroke: #9aa5b0; stroke-width: 1.2; }\n"
                "rect { fill: #f6f8fa; stroke: #6b7885; stroke-width: 1.2; }\n"
                ".leaf rect { fill: #fff; stroke: #c3cbd3; }\n"
                "path.counts { stroke: #14507a; stroke-width: 3; }\n"
                ".counts rect { stroke: #14507a; stroke-width: 2; }\n"
                "path.out, .out rect { stroke-dasharray: 4 3; stroke: #b4bcc4; fill: none; }\n"
                ".out text { fill: #8a949e; }\n"
                "</style>\n";
        for (std::size_t ply = 0; ply < drawing_.movers.size(); ++ply) {
            out_ << "<text class=\"mover\" x=\"" << margin << "\" y=\""
                 << top_of(static_cast<int>(ply)) + 15 << "\">" << escaped(drawing_.movers[ply])
                 << "</text>\n";
        }
        for (const LensDrawing::Node& node : drawing_.nodes) write_edge(node);
        for (const LensDrawing::Node& node : drawing_.nodes) write_node(node);
        out_ << "</svg>\n";
    }

  private:
    static double top_of(int ply) { return margin + ply * ply_height; }
    double x_of(const LensDrawing::Node& node) const { return left_ + node.x; }
    static double height_of(const LensDrawing::Node& node) {
        return node_height + (node.note.empty() ? 0 : note_height) +
               (node.cut.empty() ? 0 : note_height);
    }
    static const char* class_of(const LensDrawing::Node& node) {
        if (node.left_out) return "out";
        if (node.principal) return node.leaf ? "leaf counts" : "counts";
        return node.leaf ? "leaf" : "inner";
    }

    void write_edge(const LensDrawing::Node& node) {
        if (node.parent < 0) return;
        const LensDrawing::Node& parent = drawing_.nodes[static_cast<std::size_t>(node.parent)];
        constexpr double action_height = 16;
        out_ << "<path class=\"" << class_of(node) << "\" d=\"M" << x_of(parent) << ' '
             << top_of(parent.ply) + height_of(parent) << " L" << x_of(node) << ' '
             << top_of(node.ply) - action_height << "\"/>\n";
    }

    void write_node(const LensDrawing::Node& node) {
        const double x = x_of(node);
        const double top = top_of(node.ply);
        const double box = width_of_box(node);
        out_ << "<g class=\"" << class_of(node) << "\">";
        if (!node.remark.empty()) out_ << "<title>" << escaped(node.remark) << "</title>";
        if (!node.action.empty()) {
            out_ << "<text class=\"small\" x=\"" << x << "\" y=\"" << top - 5 << "\">"
                 << escaped(node.action) << "</text>";
        }
        out_ << "<rect x=\"" << x - box / 2 << "\" y=\"" << top << "\" width=\"" << box
             << "\" height=\"" << height_of(node) << "\" rx=\""
             << (node.chance ? height_of(node) / 2 : 5) << "\"/>";
        if (!node.value.empty()) {
            out_ << "<text x=\"" << x << "\" y=\"" << top + 16 << "\">"
                 << escaped(printed(node.value)) << "</text>";
        }
        double line = top + 16;
        if (!node.note.empty()) write_small(node.note, "small", x, line += note_height);
        if (!node.cut.empty()) write_small(node.cut, "small cut", x, line += note_height);
        out_ << "</g>\n";
    }

    void write_small(const std::string& text, const char* kind, double x, double y) {
        out_ << "<text class=\"" << kind << "\" x=\"" << x << "\" y=\"" << y << "\">"
             << escaped(printed(text)) << "</text>";
    }

    LensDrawing drawing_;
    std::ostream& out_;
    double left_ = 0;
};

}  // namespace

void write_lens_svg(const LensView& view, std::ostream& out) {
    SvgWriter(drawing_of(view), out).write();
}

}  // namespace quintet::cli
