#include "engine/core/board/board_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "engine/base/hash.hpp"

namespace quintet {

namespace {

constexpr double per_cell = 1000;  // coordinates are rounded to 1/1000 of a cell
constexpr double half_turn = 3.14159265358979323846;

std::uint64_t hash_of(const std::string& text, std::uint64_t hash) {
    for (const char letter : text) hash = mix(hash ^ static_cast<unsigned char>(letter));
    return hash;
}

std::uint64_t kind_of(const Token& token) {
    const std::uint64_t place = static_cast<std::uint64_t>(token.player) * 64 +
                                static_cast<std::uint64_t>(token.height) + 1;
    return hash_of(token.kind, mix(place));
}

bool is_torus(const BoardLayout& layout) {
    const auto& all = layout.capabilities;
    return std::find(all.begin(), all.end(), "torus") != all.end();
}

Point minus(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }

/// Returns the size and the centre of the rectangle around all cells; a cell is 1 by 1.
std::pair<Point, Point> extent_of(const BoardLayout& layout) {
    Point least = layout.cells.front().centre;
    Point most = least;
    for (const Cell& cell : layout.cells) {
        least = {std::min(least.x, cell.centre.x), std::min(least.y, cell.centre.y)};
        most = {std::max(most.x, cell.centre.x), std::max(most.y, cell.centre.y)};
    }
    return {{most.x - least.x + 1, most.y - least.y + 1},
            {(least.x + most.x) / 2, (least.y + most.y) / 2}};
}

/// Returns a coordinate as a whole number of steps, modulo `size` if that is not 0.
std::int64_t steps(double coordinate, double size) {
    const std::int64_t whole = std::llround(coordinate * per_cell);
    if (size == 0) return whole;
    const std::int64_t around = std::llround(size * per_cell);
    return (whole % around + around) % around;
}

}  // namespace

BoardShapes::BoardShapes(const BoardLayout& layout) {
    const bool hexagons = layout.shape == CellShape::pointy_hexagon;
    if (!layout.cells.empty()) {
        const auto [size, centre] = extent_of(layout);
        if (is_torus(layout)) size_ = size;
        centre_ = centre;
    }
    shifts_ = layout.cells.empty() || size_.x > 0;
    const int turns = hexagons ? 6 : 4;
    for (int turn = 0; turn < turns; ++turn) {
        const double angle = 2 * half_turn * turn / turns;
        const Point along{std::cos(angle), std::sin(angle)};
        const Isometry turned{along, {-along.y, along.x}};
        const Isometry mirrored{along, {along.y, -along.x}};
        for (const Isometry& each : {turned, mirrored}) {
            if (keeps(layout, each)) isometries_.push_back(each);
        }
    }
}

/// Returns whether the isometry maps the board, its zones and its sides onto themselves.
bool BoardShapes::keeps(const BoardLayout& layout, const Isometry& isometry) const {
    std::vector<std::uint64_t> before;
    std::vector<std::uint64_t> after;
    const auto add = [&](Point point, std::uint64_t meaning) {
        const Point from = minus(point, centre_);
        before.push_back(mix(meaning ^ place(from)));
        after.push_back(mix(meaning ^ place(isometry.of(from))));
    };
    std::map<std::string, Point> centres;
    for (const Cell& cell : layout.cells) {
        centres[cell.id] = cell.centre;
        add(cell.centre, 0);
    }
    for (const Zone& zone : layout.zones) {
        const std::uint64_t meaning = hash_of(zone.role, mix(zone.player));
        for (const std::string& cell : zone.cells) add(centres[cell], meaning);
    }
    for (const Side& side : layout.sides) {
        for (const Point corner : side.line) add(corner, mix(~std::uint64_t{side.player}));
    }
    std::sort(before.begin(), before.end());
    std::sort(after.begin(), after.end());
    return before == after;
}

std::uint64_t BoardShapes::place(Point point) const {
    const auto x = static_cast<std::uint64_t>(steps(point.x, size_.x));
    const auto y = static_cast<std::uint64_t>(steps(point.y, size_.y));
    return mix((x << 32) ^ (y & 0xffffffffU));
}

std::uint64_t BoardShapes::image(const std::vector<Group>& groups, const Isometry& isometry,
                                 Point origin) const {
    // A sum does not depend on the order of the tokens.
    std::uint64_t sum = 0;
    for (const auto& [kind, points] : groups) {
        for (const Point point : points) {
            sum += mix(kind ^ place(isometry.of(minus(point, origin))));
        }
    }
    return sum;
}

std::uint64_t BoardShapes::of(const BoardState& board) const {
    std::map<std::uint64_t, std::vector<Point>> by_kind;
    for (const Token& token : board.tokens) by_kind[kind_of(token)].push_back(token.centre);
    const std::vector<Group> groups(by_kind.begin(), by_kind.end());
    if (groups.empty()) return 0;
    // Any token can be the origin. Tokens of the rarest kind give the fewest images to compare.
    const auto& rarest =
        std::min_element(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
            return a.second.size() < b.second.size();
        })->second;
    const std::vector<Point> origins = shifts_ ? rarest : std::vector<Point>{centre_};
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (const Isometry& isometry : isometries_) {
        for (const Point origin : origins) {
            least = std::min(least, image(groups, isometry, origin));
        }
    }
    return mix(least);
}

}  // namespace quintet
