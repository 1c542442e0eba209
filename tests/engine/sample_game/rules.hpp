#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/core/defaults.hpp"
#include "engine/core/hash.hpp"

// Four in a row: two players drop discs into the columns of an upright board. The first with four
// discs in a row, column or diagonal wins. `engine/games/README.md` walks through this game.

namespace quintet::sample_game {

inline constexpr int columns = 7;
inline constexpr int rows = 6;

/// A set of cells, one bit each. A column takes seven bits. The highest of them is never set, so
/// that no run of four bits reaches from the top of a column into the next one.
using Cells = std::uint64_t;

constexpr Cells cell_at(int column, int row) { return Cells{1} << (column * (rows + 1) + row); }

/// Drops a disc into a column.
struct Action {
    std::uint8_t column = 0;

    constexpr std::uint32_t code() const { return column; }
    static constexpr Action from_code(std::uint32_t code) {
        return {static_cast<std::uint8_t>(code)};
    }
    constexpr std::size_t index() const { return column; }
    bool operator==(const Action&) const = default;
};

class Position : public PositionDefaults<Position> {
  public:
    using Action = sample_game::Action;
    static constexpr std::size_t player_count = 2;
    static constexpr std::size_t max_actions = columns;
    static constexpr std::size_t action_indices = columns;

    Position() = default;  ///< the empty board
    explicit Position(const std::array<Cells, 2>& discs) : discs_(discs) {}

    Cells discs(Player player) const { return discs_[player]; }
    Cells occupied() const { return discs_[0] | discs_[1]; }
    /// Returns the owner of the disc on a cell, or `no_player`.
    Player owner(Cells cell) const;
    /// Returns the row in which the next disc lands; `rows` if the column is full.
    int height(int column) const;

    void legal_actions(ActionList<Position>& out) const;
    void play(Action action);
    Player to_move() const { return static_cast<Player>(ply() % 2); }
    int ply() const { return std::popcount(occupied()); }
    Outcome outcome() const;
    std::uint64_t hash() const { return mix(discs_[0]) ^ mix(~discs_[1]); }

    bool operator==(const Position&) const = default;

  private:
    std::array<Cells, 2> discs_{};
};

/// Returns the number of different rows, columns and diagonals of four in a set.
int count_fours(Cells set);

/// Each player's score is the number of fours that are still open to that player.
struct Evaluator {
    static constexpr double scale = 8;

    Scores<2> evaluate(const Position& position) const;
};

}  // namespace quintet::sample_game
