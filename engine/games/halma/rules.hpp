#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/games/halma/board/squares.hpp"

// Halma for two on 16 x 16 squares: armies of 19 men change corners by steps and chains of jumps.
// Source: the course text of CSCI 561 Foundations of Artificial Intelligence, University of
// Southern California, Fall 2019, homework 2, and its addendum against spoiling.

namespace quintet::halma {

/// One play: a man goes from one square to another by a step or a chain of jumps. A step changes
/// the parity of a coordinate and a jump never does, so the two cannot be confused. Different paths
/// between the same squares are the same play. PASS has `from == to`.
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
        return static_cast<std::size_t>((from >> 6 == to >> 6 ? 9 + way : way) << 8 | to);
    }

    bool operator==(const Action&) const = default;
};

struct Options {
    enum class Camps : std::uint8_t {
        classic,  ///< men may not leave the opposing camp
        csci561,  ///< men also must leave their own camp and may not return
    };

    Camps camps = Camps::csci561;
    Player first = black;
    /// Whether repetitions and the turn limit draw the game.
    bool adjudicated = true;

    bool operator==(const Options&) const = default;
};

class Position {
  public:
    using Action = halma::Action;
    static constexpr std::size_t player_count = halma::player_count;
    /// A bound for every position: a man reaches at most the 63 other squares of its lattice and 8
    /// neighbours. The most ever seen is 281; an ideal ladder for 19 men gives a few hundred more.
    static constexpr std::size_t max_actions = men_per_player * (63 + 8);
    static constexpr std::size_t action_indices = 18 * 256;

    static Position start(const Options& options);

    /// Any position; nothing is checked. `men` is by player; `ply` is the number of actions played.
    /// If `ply` is not 0, the opponent of `to_move` has just played and may have won.
    Position(const std::array<Board, player_count>& men, Player to_move, int ply,
             const Options& options);

    void legal_actions(ActionList<Position>& out) const;
    int legal_action_count() const;
    void play(Action action);

    Player to_move() const { return to_move_; }
    int ply() const { return ply_; }
    /// The result so far. `both_pass` is a draw as soon as neither player has a play: both would
    /// pass forever.
    Outcome outcome() const;
    std::uint64_t hash() const { return hash_; }
    std::uint64_t likely_hash_after(Action action) const;
    std::uint64_t fresh_hash() const;
    std::uint64_t repetition_key() const { return hash_; }
    int repetition_limit() const { return options_.adjudicated ? 3 : 0; }
    int turn_limit() const { return options_.adjudicated ? 400 : 0; }

    const Board& men(Player player) const { return men_[player]; }
    Board occupied() const { return men_[black] | men_[white]; }
    /// The player whose man stands on a square, or `no_player`.
    Player owner(int square) const;
    const Options& options() const { return options_; }

    /// The squares that the man on `from` could reach by a step or a chain, ignoring the camps.
    Board reach(Square from) const;

    bool operator==(const Position&) const = default;

  private:
    /// Whether every square of the player's opposing camp is occupied, at least one by the player's
    /// own man.
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
