#pragma once

#include <array>
#include <cstdint>

#include "engine/core/player.hpp"
#include "engine/games/hive/rings.hpp"

namespace quintet::hive {

/// Where the numbers of a census lie in one of 64 bits, eight bits each: what a hex changes is
/// added in one go.
struct CensusLayout {
    static constexpr int around = 0;
    static constexpr int shut = 8;
    static constexpr int full = 16;
    static constexpr int gates = 24;
    static constexpr int euler = 32;  // connected parts less holes, plus `no_holes`
    static constexpr int open(Player player) { return 40 + 8 * player; }
    static constexpr int no_holes = 64;

    static constexpr std::uint64_t count(Ring ring, int place) {
        return static_cast<std::uint64_t>(size(ring)) << place;
    }

    /// What filling a hex changes about the hex itself, by its occupied neighbours.
    static constexpr std::uint64_t of_hex(Ring ring) {
        std::uint64_t sum = std::uint64_t{1} << euler;
        sum -= static_cast<std::uint64_t>(gap_count(ring)) << euler;
        sum -= std::uint64_t{ring != 0} << around;
        sum -= std::uint64_t{open_neighbours(ring) == 0} << shut;
        sum -= std::uint64_t{ring == full_ring} << full;
        return sum - count(hive::gates(ring), gates);
    }
};
inline constexpr auto census_of_hex = for_all_rings<std::uint64_t>(CensusLayout::of_hex);

/// Numbers about the shape of the hive that tell at a glance what would otherwise take a search
/// through it. All of them change only near the hex that is filled or left, so they are kept up to
/// date from its patch.
///
/// "Around the hive" are the empty hexes next to an occupied one. Steps between neighbouring empty
/// hexes are blocked by a *gate* where both hexes between them are occupied; a *region* is what can
/// be reached without crossing gates. Each hole and each gate splits off one region more (Euler's
/// formula), so there are 1 + `holes()` + `gates()` regions.
class Census {
  public:
    /// Hexes around the hive.
    constexpr int around() const { return read(Layout::around); }
    /// Of these, hexes no piece could leave by a slide: regions of one hex.
    constexpr int shut() const { return read(Layout::shut); }
    /// Of these, hexes with six occupied neighbours: holes of one hex.
    constexpr int full() const { return read(Layout::full); }
    constexpr int gates() const { return read(Layout::gates); }
    /// Hexes that touch this player's colour and not the other's.
    constexpr int open(Player player) const { return read(Layout::open(player)); }
    /// The number of holes of a hive in one part: parts of the empty plane that are cut off from
    /// the outside even if gates are stepped through.
    constexpr int holes() const { return 1 + Layout::no_holes - read(Layout::euler); }

    /// The hex amid these patches is filled by `owner` (`Sign` +1) or left by him (-1). `white` is
    /// what shows White's colour of `occupied`.
    template <int Sign>
    constexpr void change(Patch occupied, Patch white, Player owner) {
        static_assert(Sign == 1 || Sign == -1);
        const Ring ring = occupied.ring();
        const Fringe fringe(occupied);
        const Ring next_empty = after(fringe.empty);
        const std::array<Ring, 2> touched = colours_around(occupied, white);
        const Player other = static_cast<Player>(1 - owner);
        std::uint64_t sum = census_of_hex[ring];
        sum += Layout::count(fringe.lonely, Layout::around) +
               Layout::count(fringe.lonely, Layout::open(owner));
        sum += Layout::count(fringe.shut & ~(before(ring) & after(ring)), Layout::shut);
        sum += Layout::count(fringe.full, Layout::full);
        sum += Layout::count(occupied.edges() & fringe.empty & next_empty, Layout::gates);
        sum -= Layout::count(fringe.empty & touched[other] & ~touched[owner], Layout::open(other));
        if (ring != 0) {
            const Ring white_ring = white.ring();
            sum -= std::uint64_t{white_ring == ring} << Layout::open(0);
            sum -= std::uint64_t{white_ring == 0} << Layout::open(1);
        }
        counts_ += Sign > 0 ? sum : -sum;
    }

    /// The occupied hex amid these patches shows another colour from now on, `owner`'s.
    constexpr void turn(Patch occupied, Patch white, Player owner) {
        const Ring empty = empty_of(occupied.ring());
        const std::array<Ring, 2> touched = colours_around(occupied, white);
        const Player other = static_cast<Player>(1 - owner);
        counts_ += Layout::count(empty & ~touched[other], Layout::open(owner));
        counts_ -= Layout::count(empty & ~touched[owner], Layout::open(other));
    }

    bool operator==(const Census&) const = default;

  private:
    using Layout = CensusLayout;

    constexpr int read(int place) const { return static_cast<int>(counts_ >> place & 0xff); }

    /// Which neighbours touch White's and Black's colour beyond the hex itself.
    static constexpr std::array<Ring, 2> colours_around(Patch occupied, Patch white) {
        const auto touched = [](Patch patch) {
            return before(patch.ring()) | after(patch.ring()) | before(patch.edges()) |
                   patch.edges() | patch.corners();
        };
        return {touched(white), touched(occupied.without(white))};
    }

    std::uint64_t counts_ = std::uint64_t{Layout::no_holes} << Layout::euler;
};

}  // namespace quintet::hive
