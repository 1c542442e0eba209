#pragma once

#include <array>
#include <cstdint>

#include "engine/games/hive/board/plane.hpp"

namespace quintet::hive {

/// The empty hexes that are connected with the far outside without crossing gates.
Plane outside(const Plane& occupied);
/// The empty hexes that are connected with the far outside if gates may be crossed.
Plane outer_part(const Plane& occupied);

/// The regions of the empty plane around a hive (see `Census`), found by flooding. Needed only if
/// holes or pockets of several hexes make the census too coarse. Region 0 is the outside.
class Regions {
  public:
    /// `around` is the number of hexes around the hive.
    Regions(const Plane& occupied, int around);

    /// The region of a hex around the hive.
    int region(Cell cell) const { return outside_.contains(cell) ? 0 : labels_[cell]; }
    /// The number of hexes of a region that lie around the hive.
    int size(int region) const { return sizes_[static_cast<std::size_t>(region)]; }
    /// The hexes of some regions (one bit each) that lie around the hive.
    Plane hexes(std::uint64_t regions) const;

    /// By region: a number that is the same for all regions connected through gates.
    using Parts = std::array<std::uint8_t, 64>;
    Parts parts(const Plane& occupied) const;

  private:
    void flood(const Plane& occupied, Plane& todo, Cell first);

    static constexpr int capacity = 64;  // a hive of 28 has at most 60 hexes around it

    Plane outside_;                                // the outer region's hexes around the hive
    Plane inside_;                                 // all other hexes around the hive
    std::array<std::uint8_t, cell_count> labels_;  // set for the hexes of `inside_`
    std::array<int, capacity> sizes_;
    int count_ = 1;
};

}  // namespace quintet::hive
