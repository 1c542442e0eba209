#pragma once

#include <string>

#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Converts hexes of the torus back to coordinates of the plane. A hive and the hexes around it
/// span at most 30 rows and columns, so a single corner determines all of them.
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

    /// The coordinates of a hex that is occupied or next to an occupied one. On an empty board,
    /// only 0,0.
    Hex hex(Cell cell) const {
        return {corner_.q + ((cell - corner_.q) & (side - 1)),
                corner_.r + ((cell / side - corner_.r) & (side - 1))};
    }

    /// The coordinates as `q,r`.
    std::string text(Cell cell) const {
        const Hex at = hex(cell);
        return std::to_string(at.q) + "," + std::to_string(at.r);
    }

    bool operator==(const Frame&) const = default;

  private:
    /// The lowest line of the unbroken range of used lines that contains `known`.
    static int lowest(std::uint32_t used, int known) {
        while ((used >> ((known - 1) & (side - 1)) & 1) != 0) --known;
        return known;
    }

    Hex corner_;
};

}  // namespace quintet::hive
