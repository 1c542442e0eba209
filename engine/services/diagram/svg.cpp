#include "engine/services/diagram/svg.hpp"

#include <algorithm>
#include <cmath>

namespace quintet::diagram {

namespace {

std::string attribute(std::string_view name, std::string_view value) {
    std::string out = " ";
    out.append(name).append("=\"").append(value).append("\"");
    return out;
}

std::string attributes(const Attributes& look) {
    std::string out;
    for (const auto& [name, value] : look) out += attribute(name, value);
    return out;
}

constexpr double letter_width = 0.6;  // of the size, on average

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += c;
        }
    }
    return out;
}

std::string number(double value) {
    const long long hundredths = std::llround(value * 100);
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    std::string out = hundredths < 0 ? "-" : "";
    out += std::to_string(size / 100);
    if (size % 100 == 0) return out;
    out += '.';
    out += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) out += static_cast<char>('0' + size % 10);
    return out;
}

void Svg::reach(Point point, double around) {
    const Point low{point.x - around, point.y - around};
    const Point high{point.x + around, point.y + around};
    least_ = empty_ ? low : Point{std::min(least_.x, low.x), std::min(least_.y, low.y)};
    most_ = empty_ ? high : Point{std::max(most_.x, high.x), std::max(most_.y, high.y)};
    empty_ = false;
}

void Svg::circle(Point centre, double radius, const Attributes& look) {
    reach(centre, radius);
    body_ += "<circle" + attribute("cx", number(centre.x)) + attribute("cy", number(centre.y)) +
             attribute("r", number(radius)) + attributes(look) + "/>\n";
}

void Svg::points(const char* element, const std::vector<Point>& all, const Attributes& look) {
    std::string list;
    for (const Point point : all) {
        reach(point);
        if (!list.empty()) list += ' ';
        list += number(point.x) + ',' + number(point.y);
    }
    body_ += '<' + std::string(element) + attribute("points", list) + attributes(look) + "/>\n";
}

void Svg::polygon(const std::vector<Point>& corners, const Attributes& look) {
    points("polygon", corners, look);
}

void Svg::polyline(const std::vector<Point>& line, const Attributes& look) {
    points("polyline", line, look);
}

void Svg::text(Point centre, double size, std::string_view words, const Attributes& look) {
    reach(centre, size / 2);
    // Capitals of most typefaces are 0.7 of the size high. Not every viewer knows
    // `dominant-baseline`.
    body_ += "<text" + attribute("x", number(centre.x)) +
             attribute("y", number(centre.y + size * 0.35)) + attribute("font-size", number(size)) +
             attribute("text-anchor", "middle") + attributes(look) + ">" + escaped(words) +
             "</text>\n";
}

void Svg::line_of_text(Point start, double size, std::string_view words, const Attributes& look) {
    reach(start, size / 2);
    reach({start.x + static_cast<double>(words.size()) * size * letter_width, start.y}, size / 2);
    body_ += "<text" + attribute("x", number(start.x)) +
             attribute("y", number(start.y + size * 0.35)) + attribute("font-size", number(size)) +
             attributes(look) + ">" + escaped(words) + "</text>\n";
}

std::string Svg::document(std::string_view title, double margin) const {
    const double width = most_.x - least_.x + 2 * margin;
    const double height = most_.y - least_.y + 2 * margin;
    std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"";
    out += attribute("viewBox", number(least_.x - margin) + ' ' + number(least_.y - margin) + ' ' +
                                    number(width) + ' ' + number(height));
    out += attribute("width", number(width)) + attribute("height", number(height));
    out += attribute("font-family", "Helvetica, Arial, sans-serif");
    return out + ">\n<title>" + escaped(title) + "</title>\n" + body_ + "</svg>\n";
}

}  // namespace quintet::diagram
