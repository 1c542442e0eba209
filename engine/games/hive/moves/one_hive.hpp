#pragma once

#include <optional>
#include <span>

#include "engine/games/hive/board/regions.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Answers the questions of the One Hive rule: "at every moment, also while the piece is in the
/// air, all other pieces form one connected group".
///
/// Both answers come from the topology of the plane instead of walks through the hive. Lifting a
/// piece joins the gaps around it. The hive stays connected if and only if all these gaps belong to
/// different parts of the empty plane. A piece with one gap is therefore always free, and without
/// holes a piece with two gaps never is.
///
/// The rim of each region is a closed walk of slides along a connected hive. An ant therefore
/// reaches exactly the hexes around the rest of the hive in the regions that touch its own hex.
class OneHive {
  public:
    explicit OneHive(const Position& position) : position_(position) {}

    /// Whether the hive falls apart without the only piece on this hex. The hive must have holes,
    /// and `occupied`, the occupied neighbours of the hex, several gaps between them.
    bool pinned(Cell cell, Ring occupied);

    /// The number of hexes that the piece on this hex can reach by slides. The piece must be alone
    /// on its hex and not pinned.
    int reach_count(Cell cell);

    /// The set of these hexes.
    Plane reach(Cell cell);

    /// Which of some hexes around the hive are in this set: bit i for the i-th.
    unsigned reached(Cell cell, std::span<const Cell> hexes);

  private:
    const Regions& regions();
    /// Whether all regions except the outer one are single hexes, so that the census is enough.
    bool plain() const {
        const Census& census = position_.census();
        return census.shut() == census.holes() + census.gates();
    }

    const Position& position_;
    std::optional<Regions> regions_;  // made on first use, like the next ones
    std::optional<Regions::Parts> parts_;
    std::optional<Plane> outside_;     // the outer region of a plain hive
    std::optional<Plane> outer_part_;  // everything outside holes
};

/// The pieces on the ground, with nothing on top, that hold the hive together.
PieceSet pinned_pieces(const Position& position);

}  // namespace quintet::hive
