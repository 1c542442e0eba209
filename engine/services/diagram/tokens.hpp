#pragma once

#include <string>

#include "engine/core/board/board_view.hpp"
#include "engine/services/diagram/svg.hpp"

// How players look on paper: a shade, and a mark.

namespace quintet::diagram {

enum class Shape { dot, triangle, ring, lozenge, cross };

/// The look of a player: the colours of its tokens and of drawings on them, and its mark.
struct Look {
    const char* fill = "#fff";
    const char* ink = "#000";
    Shape mark = Shape::dot;
};

/// The look of a player by name, as on the page; players with other names differ by their number.
Look look_of(const std::string& name, Player player);

/// Draws the mark of a player in a circle of this radius.
void draw_mark(Svg& svg, Shape mark, Point centre, double radius, const char* ink);

}  // namespace quintet::diagram
