#pragma once

#include <string>

#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Turns hexes of the torus back into coordinates of the plane. A hive and the hexes around it span
/// at most 30 rows and columns, so one corner settles them all.
class Frame {
  public:
    explicit Frame(const Position& position) {
        std::uint32_t columns = 0;
        std::uint32_t rows = 0;
        for (int row = 0; row < side; ++row) {
            columns |= position.occupied().row(row);
            rows |= std::uint32_t{position.occupied().row(row) != 0} << row;
        }
        const Hex anchor = position.anchor();
        corner_ = {lowest(columns, anchor.q) - 1, lowest(rows, anchor.r) - 1};
    }

    /// The coordinates of an occupied hex or one next to it; on an empty board of 0,0.
    Hex hex(Cell cell) const {
        return {corner_.q + ((cell - corner_.q) & (side - 1)),
                corner_.r + ((cell / side - corner_.r) & (side - 1))};
    }

    /// `q,r`.
    std::string text(Cell cell) const {
        const Hex at = hex(cell);
        return std::to_string(at.q) + "," + std::to_string(at.r);
    }

    bool operator==(const Frame&) const = default;

  private:
    /// The lowest line of an unbroken range of used lines that `known` is one of.
    static int lowest(std::uint32_t used, int known) {
        while ((used >> ((known - 1) & (side - 1)) & 1) != 0) --known;
        return known;
    }

    Hex corner_;
};

}  // namespace quintet::hive
