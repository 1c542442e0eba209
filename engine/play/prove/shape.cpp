#include "engine/play/prove/shape.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/core/hash.hpp"

namespace quintet::prove {

namespace {

/// The square of a distance, rounded so that it is the same from every direction.
std::uint64_t square(Point a, Point b) {
    const double x = a.x - b.x;
    const double y = a.y - b.y;
    return static_cast<std::uint64_t>(std::lround((x * x + y * y) * 1000));
}

template <class Each>
Point middle(const std::vector<Each>& all) {
    Point sum;
    for (const Each& each : all) {
        sum.x += each.centre.x;
        sum.y += each.centre.y;
    }
    const double count = std::max(1.0, static_cast<double>(all.size()));
    return {sum.x / count, sum.y / count};
}

std::uint64_t hash_of(std::vector<std::uint64_t> parts) {
    std::sort(parts.begin(), parts.end());
    std::uint64_t hash = parts.size();
    for (const std::uint64_t part : parts) hash = mix(hash ^ part);
    return hash;
}

std::uint64_t hash_of(const Token& token) {
    std::uint64_t hash = mix(static_cast<std::uint64_t>(token.player) * 64 +
                             static_cast<std::uint64_t>(token.height) + 1);
    for (const char letter : token.kind) hash = mix(hash ^ static_cast<unsigned char>(letter));
    return hash;
}

}  // namespace

std::uint64_t shape_of(const BoardLayout& layout, const BoardState& board) {
    const Point centre = layout.cells.empty() ? middle(board.tokens) : middle(layout.cells);
    std::vector<std::uint64_t> tokens;
    for (const Token& token : board.tokens) {
        std::vector<std::uint64_t> others;
        for (const Token& other : board.tokens) {
            others.push_back(mix(hash_of(other) ^ square(token.centre, other.centre)));
        }
        const std::uint64_t place = mix(hash_of(token) ^ square(token.centre, centre));
        tokens.push_back(mix(place ^ hash_of(std::move(others))));
    }
    return hash_of(std::move(tokens));
}

}  // namespace quintet::prove
