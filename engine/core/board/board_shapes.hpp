#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/board/board_view.hpp"

namespace quintet {

/// Hashes positions of one board so that symmetric positions have the same hash. Symmetries are
/// rotations, reflections and, on a torus or an open plane, translations, as far as they map each
/// player's sides and zones onto themselves: a mirror image that exchanges two players' goals is a
/// different position.
class BoardShapes {
  public:
    explicit BoardShapes(const BoardLayout& layout);

    /// Returns the hash that a position shares with its symmetric images; 0 without tokens. Other
    /// positions have the same hash only by chance.
    std::uint64_t of(const BoardState& board) const;

  private:
    /// A rotation or reflection about the origin.
    struct Isometry {
        Point x;  ///< image of (1, 0)
        Point y;  ///< image of (0, 1)
        Point of(Point point) const {
            return {point.x * x.x + point.y * y.x, point.x * x.y + point.y * y.y};
        }
    };

    /// Tokens of one kind: the hash of the kind, and the centres of the tokens.
    using Group = std::pair<std::uint64_t, std::vector<Point>>;

    std::uint64_t place(Point point) const;
    std::uint64_t image(const std::vector<Group>& groups, const Isometry& isometry,
                        Point origin) const;
    bool keeps(const BoardLayout& layout, const Isometry& isometry) const;

    /// Whether the board has translations, so that any token can be the origin.
    bool shifts_ = false;
    Point size_;    ///< of a torus; 0 for a board with edges and for an open plane
    Point centre_;  ///< of a board without translations
    std::vector<Isometry> isometries_;
};

}  // namespace quintet
