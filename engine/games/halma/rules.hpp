#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/games/halma/squares.hpp"

// Halma for two on 16 x 16 squares: 19 men a side change corners by steps and chains of jumps.
// Source: the course text of CSCI 561 Foundations of Artificial Intelligence, University of
// Southern California, Fall 2019, homework 2, and its addendum against spoiling.

namespace quintet::halma {

/// One play: a man goes from one square to another, by a step or by a chain of jumps; the two can
/// never be confused, because a step changes the parity of a coordinate. Two ways between the same
/// squares are one play. PASS has both squares the same.
struct Action {
    Square from;
    Square to;

    static constexpr Action pass() { return {0, 0}; }
    constexpr bool is_pass() const { return from == to; }
    constexpr bool is_jump() const { return !is_pass() && from >> 6 == to >> 6; }

    constexpr std::uint32_t code() const { return static_cast<std::uint32_t>(from) << 8 | to; }
    static constexpr Action from_code(std::uint32_t code) {
        return {static_cast<Square>(code >> 8 & 0xff), static_cast<Square>(code & 0xff)};
    }
    constexpr std::size_t index() const {
        const int x = x_of(to) - x_of(from);
        const int y = y_of(to) - y_of(from);
        const int way = 3 * ((y > 0) - (y < 0) + 1) + (x > 0) - (x < 0) + 1;
        return static_cast<std::size_t>((is_jump() ? 9 + way : way) << 8 | to);
    }

    bool operator==(const Action&) const = default;
};

struct Options {
    enum class Camps : std::uint8_t {
        classic,  ///< men may not leave the opposing camp, that is all
        csci561,  ///< and must leave their own and not come back
    };

    Camps camps = Camps::csci561;
    Player first = black;
    /// Whether games that go round in circles are drawn.
    bool adjudicated = true;

    bool operator==(const Options&) const = default;
};

class Position {
  public:
    using Action = halma::Action;
    static constexpr std::size_t player_count = halma::player_count;
    /// 281 is the most ever seen; 19 men on an ideal ladder reach a few hundred more. The bound
    /// that holds whatever the position: every man reaches at most the 63 other squares of its
    /// lattice and 8 neighbours.
    static constexpr std::size_t max_actions = men_per_player * (63 + 8);
    static constexpr std::size_t action_indices = 18 * 256;

    /// The position at the start of a game.
    static Position start(const Options& options);

    /// Any position; nothing is checked. `men` by player; `ply` the number of actions played. If it
    /// is not 0, the opponent of `to_move` has just played and may have won by it.
    Position(const std::array<Board, player_count>& men, Player to_move, int ply,
             const Options& options);

    void legal_actions(ActionList<Position>& out) const;
    int legal_action_count() const;
    void play(Action action);

    Player to_move() const { return to_move_; }
    int ply() const { return ply_; }
    /// A draw by `both_pass` is decided where neither player has a play: both would have to pass,
    /// and passing changes nothing.
    Outcome outcome() const;
    std::uint64_t hash() const { return hash_; }
    std::uint64_t likely_hash_after(Action action) const;
    std::uint64_t fresh_hash() const;
    std::uint64_t repetition_key() const { return hash_; }
    int repetition_limit() const { return options_.adjudicated ? 3 : 0; }
    int turn_limit() const { return options_.adjudicated ? 400 : 0; }

    const Board& men(Player player) const { return men_[player]; }
    Board occupied() const { return men_[black] | men_[white]; }
    /// Whose man stands on a square, or `no_player`.
    Player owner(int square) const;
    const Options& options() const { return options_; }

    /// Where the man on `from` could go by a step or a chain if there were no camps.
    Board reach(Square from) const;

    bool operator==(const Position&) const = default;

  private:
    /// Whether every square of the player's opposing camp is occupied, and one by its own man.
    bool fills_camp(Player player) const;
    bool out_of_turns() const { return options_.adjudicated && ply_ >= turn_limit(); }

    std::array<Board, player_count> men_;
    std::uint64_t hash_;
    std::int32_t ply_;
    Player to_move_;
    Player winner_;
    Options options_;
};

}  // namespace quintet::halma
