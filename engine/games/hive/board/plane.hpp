#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// The open plane of hexes as a torus of 32 by 32. A hive of 28 connected pieces spans at most 28
// rows and columns, so it never meets itself around the torus. There is always an empty row and
// column between its ends, which no piece can cross without losing contact.

namespace quintet::hive {

/// A hex: row * 32 + column, where row and column are the axial coordinates r and q modulo 32.
using Cell = std::uint16_t;
inline constexpr int side = 32;
inline constexpr int cell_count = side * side;
/// The cell of a piece in the hand.
inline constexpr Cell in_hand = cell_count;

constexpr Cell cell_at(int q, int r) {
    return static_cast<Cell>((static_cast<unsigned>(r) % side) * side +
                             static_cast<unsigned>(q) % side);
}

/// The six directions, clockwise. Direction i is opposite to i + 3.
enum Direction : int { north_west, north_east, east, south_east, south_west, west };
inline constexpr int directions = 6;
inline constexpr std::array<int, directions> step_q = {0, 1, 1, 0, -1, -1};
inline constexpr std::array<int, directions> step_r = {-1, -1, 0, 1, 1, 0};

constexpr int opposite(int direction) { return direction < 3 ? direction + 3 : direction - 3; }

constexpr Cell neighbour(Cell cell, int direction) {
    const auto index = static_cast<std::size_t>(direction);
    return static_cast<Cell>(((cell + side * step_r[index]) & (cell_count - side)) |
                             ((cell + step_q[index]) & (side - 1)));
}

/// The direction from a hex to one of its neighbours; -1 if the other hex is not a neighbour.
constexpr int direction_to(Cell from, Cell to) {
    for (int direction = 0; direction < directions; ++direction) {
        if (neighbour(from, direction) == to) return direction;
    }
    return -1;
}

/// The number of steps between 0,0 and each hex of the torus.
inline constexpr auto lengths = [] {
    constexpr int half = side / 2;
    constexpr auto size = [](int value) { return value < 0 ? -value : value; };
    std::array<std::uint8_t, cell_count> made{};
    for (int cell = 0; cell < cell_count; ++cell) {
        const int q = (cell + half) % side - half;
        const int r = (cell / side + half) % side - half;
        made[static_cast<std::size_t>(cell)] =
            static_cast<std::uint8_t>((size(q) + size(r) + size(q + r)) / 2);
    }
    return made;
}();

/// The number of steps between two hexes on the torus. On the plane there may be more.
constexpr int distance(Cell a, Cell b) {
    const unsigned rows = static_cast<unsigned>(a) - (b & ~31U);
    return lengths[(rows & 0x3e0) | ((rows - b) & 31)];
}

/// Whether two hexes are neighbours. Both must be on the torus, not in hand.
constexpr bool adjacent(Cell a, Cell b) { return distance(a, b) == 1; }

/// The neighbours of a hex that are in some set: bit i for direction i.
using Ring = unsigned;
inline constexpr Ring full_ring = 63;

/// Calls `visit(direction)` for every member of a ring, clockwise.
template <class Visit>
constexpr void for_each_direction(Ring ring, Visit&& visit) {
    for (; ring != 0; ring &= ring - 1) visit(std::countr_zero(ring));
}

/// The 18 hexes within two steps of a hex that are in some set. Bit i of `corners` is the hex two
/// steps away in direction i. Bit i of `edges` is the hex between corners i and i + 1, which
/// touches the neighbours i and i + 1.
struct Patch {
    std::uint32_t bits = 0;  // ring from bit 0, corners from bit 8, edges from bit 16

    constexpr Ring ring() const { return bits & 0xff; }
    constexpr Ring corners() const { return (bits >> 8) & 0xff; }
    constexpr Ring edges() const { return bits >> 16; }

    /// The members of this patch that are not in `other`, which must be a part of it.
    constexpr Patch without(Patch other) const { return {bits ^ other.bits}; }
};

/// A set of hexes.
class Plane {
  public:
    constexpr bool contains(Cell cell) const {
        return ((rows_[row_of(cell)] >> (cell & 31)) & 1) != 0;
    }
    constexpr void insert(Cell cell) { rows_[row_of(cell)] |= std::uint32_t{1} << (cell & 31); }
    constexpr void erase(Cell cell) { rows_[row_of(cell)] &= ~(std::uint32_t{1} << (cell & 31)); }

    constexpr std::uint32_t row(int index) const {
        return rows_[static_cast<std::size_t>(index) & (side - 1)];
    }
    constexpr std::uint32_t& row(int index) {
        return rows_[static_cast<std::size_t>(index) & (side - 1)];
    }

    constexpr Ring ring(Cell cell) const { return rings[neighbour_bits(cell)]; }

    /// The same six neighbours, row by row instead of clockwise.
    constexpr unsigned neighbour_bits(Cell cell) const {
        const int row_index = cell >> 5;
        const int column = cell + side - 1;
        return (turned(row_index - 1, column) & 6) | (turned(row_index, column) & 5) << 3 |
               (turned(row_index + 1, column) & 3) << 6;
    }

    constexpr Patch patch(Cell cell) const {
        const int row_index = cell >> 5;
        std::uint32_t bits = 0;
        for (int line = 0; line < 5; ++line) {
            bits |= patch_lines[static_cast<std::size_t>(line)]
                               [turned(row_index - 2 + line, cell + side - 2) & 31];
        }
        return {bits};
    }

    /// Calls `visit(Cell)` for every member, row by row.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (int index = 0; index < side; ++index) {
            for (std::uint32_t rest = row(index); rest != 0; rest &= rest - 1) {
                visit(static_cast<Cell>(index * side + std::countr_zero(rest)));
            }
        }
    }

    /// The member at a place in this order, from 0.
    constexpr Cell at(int place) const {
        int index = 0;
        for (; place >= std::popcount(row(index)); ++index) place -= std::popcount(row(index));
        std::uint32_t rest = row(index);
        for (; place > 0; --place) rest &= rest - 1;
        return static_cast<Cell>(index * side + std::countr_zero(rest));
    }

    /// By direction: a bit for each hex of a row whose neighbour in that direction is a member.
    using RowNeighbours = std::array<std::uint32_t, directions>;
    constexpr RowNeighbours neighbours_of_row(int index) const {
        const std::uint32_t above = row(index - 1);
        const std::uint32_t level = row(index);
        const std::uint32_t below = row(index + 1);
        return {above, std::rotr(above, 1), std::rotr(level, 1),
                below, std::rotl(below, 1), std::rotl(level, 1)};
    }

    /// A bit for each hex of a row with a member among its neighbours.
    constexpr std::uint32_t next_to_row(int index) const {
        const std::uint32_t level = row(index);
        const std::uint32_t next = std::rotr(level, 1) | std::rotl(level, 1);
        const std::uint32_t above = row(index - 1);
        const std::uint32_t below = row(index + 1);
        return next | above | std::rotr(above, 1) | below | std::rotl(below, 1);
    }

    /// The hexes next to this set whose bit `rule(index)` returns, which is called row by row.
    template <class Rule>
    constexpr Plane rim_where(Rule&& rule) const {
        Plane made;
        for (int index = 0; index < side; ++index) {
            if ((row(index - 1) | row(index) | row(index + 1)) == 0) continue;
            made.row(index) = next_to_row(index) & ~row(index) & rule(index);
        }
        return made;
    }

    /// The hexes that are not members but touch one.
    constexpr Plane rim() const {
        return rim_where([](int) { return ~std::uint32_t{0}; });
    }

    /// The members of this set that are not in `other`.
    constexpr Plane without(const Plane& other) const {
        Plane made;
        for (int index = 0; index < side; ++index) {
            made.row(index) = row(index) & ~other.row(index);
        }
        return made;
    }

    bool operator==(const Plane&) const = default;

  private:
    static constexpr std::size_t row_of(Cell cell) { return cell >> 5; }

    /// A row rotated so that the given column (modulo 32) becomes bit 0.
    constexpr std::uint32_t turned(int index, int column) const {
        return std::rotr(row(index), column & 31);
    }

    static constexpr std::array<std::uint8_t, 256> rings = [] {
        constexpr std::array<int, directions> bits = {1, 2, 5, 7, 6, 3};
        std::array<std::uint8_t, 256> made{};
        for (std::size_t set = 0; set < made.size(); ++set) {
            unsigned ring = 0;
            for (std::size_t i = 0; i < directions; ++i) {
                if ((set >> bits[i] & 1) != 0) ring |= 1U << i;
            }
            made[set] = static_cast<std::uint8_t>(ring);
        }
        return made;
    }();

    /// For each of the five rows of a patch: the meaning of five of its bits from column - 2 on.
    static constexpr std::array<std::array<std::uint32_t, 32>, 5> patch_lines = [] {
        std::array<std::array<std::uint32_t, 32>, 5> made{};
        for (std::size_t bits = 0; bits < 32; ++bits) {
            for (int line = 0; line < 5; ++line) {
                for (int column = 0; column < 5; ++column) {
                    if ((bits >> column & 1) == 0) continue;
                    std::uint32_t meaning = 0;
                    for (std::size_t i = 0; i < directions; ++i) {
                        const std::size_t next = (i + 1) % directions;
                        const auto here = [&](int q, int r) {
                            return q == column - 2 && r == line - 2;
                        };
                        if (here(step_q[i], step_r[i])) meaning |= 1U << i;
                        if (here(2 * step_q[i], 2 * step_r[i])) meaning |= 256U << i;
                        if (here(step_q[i] + step_q[next], step_r[i] + step_r[next])) {
                            meaning |= 65536U << i;
                        }
                    }
                    made[static_cast<std::size_t>(line)][bits] |= meaning;
                }
            }
        }
        return made;
    }();

    std::array<std::uint32_t, side> rows_{};
};

}  // namespace quintet::hive
