#pragma once

#include <array>
#include <cstdint>

#include "engine/core/board/player.hpp"
#include "engine/games/hive/board/rings.hpp"

namespace quintet::hive {

/// Where each number of a census lies in a 64-bit word, eight bits each, so that one addition
/// changes all of them.
struct CensusLayout {
    static constexpr int around = 0;
    static constexpr int shut = 8;
    static constexpr int full = 16;
    static constexpr int gates = 24;
    static constexpr int euler = 32;  // connected parts minus holes, plus `no_holes`
    static constexpr int open(Player player) { return 40 + 8 * player; }
    static constexpr int no_holes = 64;

    static constexpr std::uint64_t count(Ring ring, int place) {
        return static_cast<std::uint64_t>(size(ring)) << place;
    }

    /// What filling a hex changes because of the hex itself, by its occupied neighbours.
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

/// Numbers about the shape of the hive that often replace a search through it. They change only
/// near the hex that is filled or emptied, so they are updated from its patch.
///
/// The hexes *around the hive* are the empty hexes next to an occupied one. A step between
/// neighbouring empty hexes is blocked by a *gate* if both hexes between them are occupied. A
/// *region* is a set of empty hexes connected without crossing gates. Each hole and each gate adds
/// one region (Euler's formula), so there are 1 + `holes()` + `gates()` regions.
class Census {
  public:
    /// The number of hexes around the hive.
    constexpr int around() const { return read(Layout::around); }
    /// Those that no piece could leave by a slide: regions of a single hex.
    constexpr int shut() const { return read(Layout::shut); }
    /// Those with six occupied neighbours: holes of a single hex.
    constexpr int full() const { return read(Layout::full); }
    constexpr int gates() const { return read(Layout::gates); }
    /// Those that touch this player's colour and not the other's.
    constexpr int open(Player player) const { return read(Layout::open(player)); }
    /// The number of holes of a connected hive: parts of the empty plane that are cut off from the
    /// outside even if gates may be crossed.
    constexpr int holes() const { return 1 + Layout::no_holes - read(Layout::euler); }

    /// Records that the hex at the centre of these patches is filled by `owner` (`Sign` +1) or
    /// emptied (-1). `white` is the part of `occupied` that shows White's colour.
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

    /// Records that the occupied hex at the centre of these patches now shows `owner`'s colour.
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

    /// The neighbours that touch White's and Black's colour on hexes other than the centre.
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
