#include "engine/games/hive/board/canonical_key.hpp"

#include <algorithm>

#include "engine/games/hive/board/torus_frame.hpp"

namespace quintet::hive {

namespace {

/// The hexes of a position, turned, mirrored and shifted.
class View {
  public:
    View(const Frame& frame, const Position& position, int symmetry)
        : frame_(frame), symmetry_(symmetry) {
        Hex corner{1000, 1000};
        for_each_piece(position.board(), [&](Piece piece) {
            const Hex at = turned(position.cell(piece));
            corner = {std::min(corner.q, at.q), std::min(corner.r, at.r)};
        });
        corner_ = corner;
    }

    /// The hex as a number below 2^12; `in_hand` has another one.
    std::uint64_t number(Cell cell) const {
        if (cell == in_hand) return 0xfff;
        const Hex at = turned(cell);
        // Hexes next to the hive may lie beyond its corner.
        return static_cast<std::uint64_t>((at.q - corner_.q + 1) << 6 | (at.r - corner_.r + 1));
    }

  private:
    Hex turned(Cell cell) const {
        Hex at = frame_.hex(cell);
        if (symmetry_ >= directions) at = {at.r, at.q};
        for (int turns = symmetry_ % directions; turns > 0; --turns) at = {-at.r, at.q + at.r};
        return at;
    }

    const Frame& frame_;
    int symmetry_;
    Hex corner_;
};

}  // namespace

std::uint64_t canonical_key(const Position& position) {
    const Frame frame(position);
    Actions actions;
    position.legal_actions(actions);
    std::uint64_t least = ~std::uint64_t{0};
    for (int symmetry = 0; symmetry < 2 * directions; ++symmetry) {
        const View view(frame, position, symmetry);
        // A sum does not depend on the order of its parts.
        std::uint64_t key = position.to_move();
        for_each_piece(position.board(), [&](Piece piece) {
            const auto kind = static_cast<std::uint64_t>(kind_of(piece));
            const auto height = static_cast<std::uint64_t>(position.height(piece));
            key += mix(1ULL << 40 | std::uint64_t{owner_of(piece)} << 32 | kind << 24 |
                       height << 16 | view.number(position.cell(piece)));
        });
        for (const Action action : actions) {
            if (action.is_pass()) continue;
            const auto kind = static_cast<std::uint64_t>(action.kind());
            key += mix(2ULL << 40 | std::uint64_t{action.owner()} << 32 | kind << 24 |
                       view.number(action.from()) << 12 | view.number(action.to()));
        }
        least = std::min(least, key);
    }
    return least;
}

}  // namespace quintet::hive
