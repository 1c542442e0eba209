#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/games/hive/regions.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Answers what the One Hive rule asks about a position: "at every moment, also while the piece is
/// in the air, all other pieces form one connected group".
///
/// Both answers come from the plane's topology rather than from walks through the hive. Lifting a
/// piece joins the gaps around it. The hive stays in one part if and only if all these gaps
/// belonged to different parts of the empty plane, so a piece with one gap is always free, and
/// where there are no holes a piece with two never is. And as the rim of each region is one closed
/// walk of slides along a connected hive, an ant reaches exactly the hexes around the rest of the
/// hive in the regions that open on its own hex.
class OneHive {
  public:
    explicit OneHive(const Position& position) : position_(position) {}

    /// Whether the hive, which has holes, would fall apart without the only piece on this hex,
    /// whose occupied neighbours are given and have several gaps between them.
    bool pinned(Cell cell, Ring occupied);

    /// The number of hexes that the piece on this hex could slide to in any number of steps. It
    /// must be alone on its hex and not pinned.
    int reach_count(Cell cell);

    /// These hexes.
    Plane reach(Cell cell);

    /// Whether each of some hexes around the hive is one of them: bit i for the i-th.
    unsigned reached(Cell cell, std::span<const Cell> hexes);

  private:
    const Regions& regions();
    /// Whether all regions but the outer one have a single hex, so that the census says it all.
    bool plain() const {
        const Census& census = position_.census();
        return census.shut() == census.holes() + census.gates();
    }

    const Position& position_;
    std::optional<Regions> regions_;  // made when first asked for, like the next
    std::optional<Regions::Parts> parts_;
    std::optional<Plane> outside_;     // the outer region of a plain hive
    std::optional<Plane> outer_part_;  // what is not in a hole
};

/// The pieces on the ground with nothing on top of them that may not leave.
PieceSet pinned_pieces(const Position& position);

}  // namespace quintet::hive
