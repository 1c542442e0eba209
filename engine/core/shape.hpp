#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/board_view.hpp"

namespace quintet {

/// Numbers positions of one board so that turning, mirroring and, on a torus or an open plane,
/// shifting it does not change the number. Sides and goals of players stay in place: a mirror image
/// that exchanges them is another position.
class BoardShapes {
  public:
    explicit BoardShapes(const BoardLayout& layout);

    /// Returns the least hash of all images of a position. Other positions almost never share it.
    std::uint64_t of(const BoardState& board) const;

  private:
    /// Turns or mirrors a point about the origin.
    struct Isometry {
        Point x;  ///< where (1, 0) goes
        Point y;  ///< where (0, 1) goes
        Point of(Point point) const {
            return {point.x * x.x + point.y * y.x, point.x * x.y + point.y * y.y};
        }
    };

    /// Tokens of one kind: a hash of the kind, and their places.
    using Group = std::pair<std::uint64_t, std::vector<Point>>;

    std::uint64_t place(Point point) const;
    std::uint64_t image(const std::vector<Group>& groups, const Isometry& isometry,
                        Point origin) const;
    bool keeps(const BoardLayout& layout, const Isometry& isometry) const;

    /// Whether the board looks the same everywhere, so that any token may be its origin.
    bool shifts_ = false;
    Point size_;    ///< of a torus; 0 if the board ends at its edges or nowhere
    Point centre_;  ///< of a board that cannot be shifted
    std::vector<Isometry> isometries_;
};

}  // namespace quintet
