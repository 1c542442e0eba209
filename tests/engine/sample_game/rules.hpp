#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/hash.hpp"
#include "engine/core/grid_game.hpp"

// Four in a row: two players drop discs into the columns of an upright board. The first with four
// discs in a row, column or diagonal wins. `engine/games/README.md` walks through this game.

namespace quintet::sample_game {

/// A set of squares, one bit each. A column takes seven bits. The highest of them is never set, so
/// that no run of four bits reaches from the top of a column into the next one.
using Squares = std::uint64_t;

constexpr Squares bit(Square square) { return Squares{1} << (square.column * 7 + square.row); }

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
    static constexpr int columns = 7, rows = 6;
    static constexpr std::size_t max_actions = columns, action_indices = columns;

    void legal_actions(ActionList<Position>& out) const;
    void play(Action action);
    int ply() const { return std::popcount(discs_[0] | discs_[1]); }
    Outcome outcome() const;
    std::uint64_t hash() const { return mix(discs_[0]) ^ mix(~discs_[1]); }

    Player owner(Square square) const;
    static Result<Position> from(const GridPosition& grid);

    /// Returns the row in which the next disc lands; `rows` if the column is full.
    int height(int column) const;
    Squares discs(Player player) const { return discs_[player]; }

    bool operator==(const Position&) const = default;

  private:
    std::array<Squares, 2> discs_{};
};

/// Returns the number of rows, columns and diagonals of four in a set.
int count_fours(Squares set);

}  // namespace quintet::sample_game
