#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/bit_set.hpp"
#include "engine/core/concepts.hpp"

// Cachex: two players connect opposite sides of a rhombus and capture pairs of stones in diamonds.
// Source: "Rules for the Game of Cachex", COMP30024, University of Melbourne, 2022.

namespace quintet::cachex {

inline constexpr Player red = 0;
inline constexpr Player blue = 1;

inline constexpr int smallest_size = 3;
inline constexpr int largest_size = 15;

/// A set of cells. Cell (r,q) is bit 16r + q on boards of every size, so column 15 and row 15 are
/// always empty. A neighbour off the board is therefore an empty bit, even if a shift wraps.
using Board = BitSet<4>;

constexpr int cell_at(int r, int q) { return r * 16 + q; }
constexpr int row_of(int cell) { return cell >> 4; }
constexpr int column_of(int cell) { return cell & 15; }

/// The changes of index to the six neighbours, in circular order: (1,-1) (1,0) (0,1) and their
/// opposites.
inline constexpr std::array<int, 6> directions = {15, 16, 1, -15, -16, -1};

/// The cells adjacent to a member of `set`; members themselves only if adjacent to another. May
/// include bits in column 15 and row 15.
constexpr Board neighbours(const Board& set) {
    const Board left = set.down<1>();
    const Board right = set.up<1>();
    return left | right | (set | left).up<16>() | (set | right).down<16>();
}

/// Facts that depend only on the size of the board.
struct Geometry {
    Board cells;
    /// The two sides that each player has to connect. Red's are rows, Blue's are columns.
    std::array<std::array<Board, 2>, 2> sides;
    /// The cell that is forbidden for the first stone; -1 if there is none.
    int centre = -1;
};

/// The geometry of a board; `size` is 3 to 15.
const Geometry& geometry(int size);

/// PLACE a stone on a cell, or STEAL.
class Action {
  public:
    Action() = default;
    static constexpr Action place(int cell) { return Action(static_cast<std::uint16_t>(cell)); }
    static constexpr Action steal() { return Action(steal_code); }

    constexpr bool is_steal() const { return code_ == steal_code; }
    /// The cell of a PLACE. Must not be called for STEAL.
    constexpr int cell() const { return code_; }

    constexpr std::uint32_t code() const { return code_; }
    static constexpr Action from_code(std::uint32_t code) {
        return Action(static_cast<std::uint16_t>(code));
    }
    constexpr std::size_t index() const { return code_; }
    bool operator==(const Action&) const = default;

  private:
    static constexpr std::uint16_t steal_code = 256;
    explicit constexpr Action(std::uint16_t code) : code_(code) {}
    std::uint16_t code_ = 0;
};

/// A capturing diamond: the new stone, its partner opposite, and the two captured stones.
struct Diamond {
    int placed = 0;
    int partner = 0;
    std::array<int, 2> captured{};
};

class Position {
  public:
    using Action = cachex::Action;
    static constexpr std::size_t player_count = 2;
    /// At most 224 cells and STEAL: the second action on a board of size 15.
    static constexpr std::size_t max_actions = 225;
    static constexpr std::size_t action_indices = 257;

    /// The game is drawn after this many actions by both players together.
    static constexpr int last_ply = 343;

    /// The empty board with Red to move; `size` is 3 to 15.
    explicit Position(int size);
    /// Stones that can result from `ply` actions; not checked here but in `parse_position`.
    Position(int size, const std::array<Board, 2>& stones, int ply);

    int size() const { return size_; }
    const Board& stones(Player player) const { return stones_[player]; }
    Board empty_cells() const;
    /// STEAL is legal as the second action of the game only.
    bool can_steal() const { return ply_ == 1; }
    /// The cell that is forbidden for the next action; -1 if there is none.
    int forbidden_cell() const;

    void legal_actions(ActionList<Position>& out) const;
    int legal_action_count() const;
    void play(Action action);

    Player to_move() const { return ply_ & 1; }
    int ply() const { return ply_; }
    Outcome outcome() const;

    std::uint64_t hash() const { return with_context(stones_key_); }
    /// The hash after `action` if it captures nothing and is not STEAL.
    std::uint64_t likely_hash_after(Action action) const;
    std::uint64_t fresh_hash() const { return with_context(fresh_stones_key()); }
    /// Hash of the stones alone: for repetitions, who is to move does not matter.
    std::uint64_t repetition_key() const { return stones_key_; }
    int repetition_limit() const { return 7; }
    int turn_limit() const { return last_ply; }

    /// The opposing stones that a stone of `player` on the empty cell `cell` would capture.
    Board captures(Player player, int cell) const;
    /// The diamonds that such a stone would complete, in circular order around `cell`; at most 12.
    FixedVector<Diamond, 12> capturing_diamonds(Player player, int cell) const;
    /// The empty cells where a stone of `player` would capture.
    Board capturing_cells(Player player) const;

    bool operator==(const Position&) const = default;

  private:
    void place(int cell);
    void steal();
    bool joins_sides(Player player, int cell) const;
    bool every_line_held(Player player) const;
    std::uint64_t fresh_stones_key() const;
    std::uint64_t with_context(std::uint64_t stones_key) const;

    std::array<Board, 2> stones_{};
    std::uint64_t stones_key_ = 0;
    std::uint16_t ply_ = 0;
    std::uint8_t size_ = 0;
    std::uint8_t stone_count_ = 0;
    Player winner_ = no_player;
};

}  // namespace quintet::cachex
