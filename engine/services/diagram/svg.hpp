#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/board/board_view.hpp"

// Writing SVG.

namespace quintet::diagram {

/// Escapes characters that have a meaning in XML.
std::string escaped(std::string_view text);

/// Formats a length with at most two decimals.
std::string number(double value);

using Attributes = std::vector<std::pair<std::string, std::string>>;

/// The elements of a picture, and the rectangle that they fill.
class Svg {
  public:
    void circle(Point centre, double radius, const Attributes& look);
    void polygon(const std::vector<Point>& corners, const Attributes& look);
    void polyline(const std::vector<Point>& line, const Attributes& look);
    /// Text in the middle of a point, with the height of its capitals.
    void text(Point centre, double size, std::string_view words, const Attributes& look);
    /// Text that begins at a point.
    void line_of_text(Point start, double size, std::string_view words, const Attributes& look);
    /// Counts a point as part of the picture.
    void reach(Point point, double around = 0);

    Point least() const { return least_; }
    Point most() const { return most_; }

    /// The document, with a margin around the drawing.
    std::string document(std::string_view title, double margin) const;

  private:
    void points(const char* element, const std::vector<Point>& all, const Attributes& look);

    std::string body_;
    Point least_;
    Point most_;
    bool empty_ = true;
};

}  // namespace quintet::diagram
