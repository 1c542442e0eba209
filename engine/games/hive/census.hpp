#pragma once

#include "engine/core/player.hpp"
#include "engine/games/hive/rings.hpp"

namespace quintet::hive {

/// Numbers about the shape of the hive that tell at a glance what would otherwise take a search
/// through it. All of them change only near the hex that is filled or left, so they are kept up to
/// date from its patch.
///
/// "Around the hive" are the empty hexes next to an occupied one. Steps between neighbouring empty
/// hexes are blocked by a *gate* where both hexes between them are occupied; a *region* is what can
/// be reached without crossing gates. Each hole and each gate splits off one region more (Euler's
/// formula), so there are 1 + `holes()` + `gates` regions.
struct Census {
    int around = 0;  ///< hexes around the hive
    int shut = 0;    ///< of these, hexes no piece could leave by a slide: regions of one hex
    int full = 0;    ///< of these, hexes with six occupied neighbours: holes of one hex
    int gates = 0;
    int euler = 0;                 ///< connected parts less holes
    std::array<int, 2> open = {};  ///< hexes that touch this player's colour and not the other's

    /// The number of holes of a hive in one part: parts of the empty plane that are cut off from
    /// the outside even if gates are stepped through.
    constexpr int holes() const { return 1 - euler; }

    /// The hex amid these patches is filled by `owner` (`Sign` +1) or left by him (-1). `white` is
    /// what shows White's colour of `occupied`.
    template <int Sign>
    constexpr void change(Patch occupied, Patch white, Player owner) {
        static_assert(Sign == 1 || Sign == -1);
        const Ring ring = occupied.ring();
        const Fringe fringe(occupied);
        const Ring next_empty = after(fringe.empty);
        around += Sign * (size(fringe.lonely) - (ring != 0));
        shut += Sign * (size(fringe.shut & ~(before(ring) & after(ring))) - is_shut(ring));
        full += Sign * (size(fringe.full) - (ring == full_ring));
        gates +=
            Sign * (size(occupied.edges() & fringe.empty & next_empty) - size(hive::gates(ring)));
        euler += Sign * (1 - gap_count(ring));

        const std::array<Ring, 2> touched = colours_around(occupied, white);
        const Player other = static_cast<Player>(1 - owner);
        open[owner] += Sign * size(fringe.lonely);
        open[other] -= Sign * size(fringe.empty & touched[other] & ~touched[owner]);
        const Ring white_ring = white.ring();
        open[0] -= Sign * (white_ring != 0 && white_ring == ring);
        open[1] -= Sign * (white_ring == 0 && ring != 0);
    }

    /// The occupied hex amid these patches shows another colour from now on, `owner`'s.
    constexpr void turn(Patch occupied, Patch white, Player owner) {
        const Ring empty = empty_of(occupied.ring());
        const std::array<Ring, 2> touched = colours_around(occupied, white);
        const Player other = static_cast<Player>(1 - owner);
        open[owner] += size(empty & ~touched[other]);
        open[other] -= size(empty & ~touched[owner]);
    }

    bool operator==(const Census&) const = default;

  private:
    static constexpr bool is_shut(Ring ring) { return open_neighbours(ring) == 0; }

    /// Which neighbours touch White's and Black's colour beyond the hex itself.
    static constexpr std::array<Ring, 2> colours_around(Patch occupied, Patch white) {
        const auto touched = [](Patch patch) {
            return before(patch.ring()) | after(patch.ring()) | before(patch.edges()) |
                   patch.edges() | patch.corners();
        };
        return {touched(white), touched(occupied.without(white))};
    }
};

}  // namespace quintet::hive
