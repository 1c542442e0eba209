#include "engine/services/diagram/tokens.hpp"

#include <array>

namespace quintet::diagram {

namespace {

constexpr const char* dark = "#222";
constexpr const char* light = "#fff";
constexpr const char* grey = "#bbb";

struct Named {
    const char* name;
    Look look;
};
constexpr std::array<Named, 5> named{{
    {"red", {dark, light, Shape::dot}},
    {"green", {grey, "#000", Shape::triangle}},
    {"blue", {light, "#000", Shape::ring}},
    {"black", {dark, light, Shape::lozenge}},
    {"white", {light, "#000", Shape::cross}},
}};
constexpr std::array<Look, 5> in_order{{
    {dark, light, Shape::dot},
    {light, "#000", Shape::ring},
    {grey, "#000", Shape::triangle},
    {dark, light, Shape::lozenge},
    {light, "#000", Shape::cross},
}};

}  // namespace

Look look_of(const std::string& name, Player player) {
    for (const Named& each : named) {
        if (each.name == name) return each.look;
    }
    return in_order[static_cast<std::size_t>(player) % in_order.size()];
}

void draw_mark(Svg& svg, Shape mark, Point centre, double radius, const char* ink) {
    // The same proportions as on the page, where the circle has a radius of 10.
    const double unit = radius / 10;
    const auto at = [&](double x, double y) {
        return Point{centre.x + x * unit, centre.y + y * unit};
    };
    const std::string width = number(3.6 * unit);
    switch (mark) {
        case Shape::dot: return svg.circle(centre, 6 * unit, {{"fill", ink}});
        case Shape::ring:
            return svg.circle(centre, 6 * unit,
                              {{"fill", "none"}, {"stroke", ink}, {"stroke-width", width}});
        case Shape::triangle:
            return svg.polygon({at(0, -7.6), at(7.4, 5.2), at(-7.4, 5.2)}, {{"fill", ink}});
        case Shape::lozenge:
            return svg.polygon({at(0, -8.5), at(5.9, 0), at(0, 8.5), at(-5.9, 0)}, {{"fill", ink}});
        case Shape::cross:
            svg.polyline({at(0, -7), at(0, 7)}, {{"stroke", ink}, {"stroke-width", width}});
            return svg.polyline({at(-7, 0), at(7, 0)}, {{"stroke", ink}, {"stroke-width", width}});
    }
}

}  // namespace quintet::diagram
