#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/games/chexers/board/cells.hpp"

// Chexers: three players race their pieces across a board of 37 hexes and convert the pieces they
// jump over. Source: "Rules for the Game of Chexers", COMP30024 Artificial Intelligence, University
// of Melbourne, 2019.

namespace quintet::chexers {

inline constexpr int exits_to_win = 4;
inline constexpr int turns_per_player = 256;
inline constexpr int total_pieces = 12;

/// One turn. EXIT has `from == to`. PASS has 0 for both, which is no hex.
struct Action {
    enum class Kind : std::uint8_t { pass, exit, move, jump };

    Kind kind;
    CellIndex from;
    CellIndex to;

    static constexpr Action pass() { return {Kind::pass, 0, 0}; }
    static constexpr Action exit(int cell) {
        return {Kind::exit, static_cast<CellIndex>(cell), static_cast<CellIndex>(cell)};
    }
    static constexpr Action move(int from, int to) {
        return {Kind::move, static_cast<CellIndex>(from), static_cast<CellIndex>(to)};
    }
    static constexpr Action jump(int from, int to) {
        return {Kind::jump, static_cast<CellIndex>(from), static_cast<CellIndex>(to)};
    }

    /// The hex that a jump passes over.
    constexpr int jumped() const { return (from + to) / 2; }

    constexpr std::uint32_t code() const {
        return static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(from) << 8 | to;
    }
    static constexpr Action from_code(std::uint32_t code) {
        return {static_cast<Kind>(code >> 16 & 0xff), static_cast<CellIndex>(code >> 8 & 0xff),
                static_cast<CellIndex>(code & 0xff)};
    }
    constexpr std::size_t index() const { return std::size_t{from} * 56 + to; }

    bool operator==(const Action&) const = default;
};

/// Which of two rule books decides when the last action of the last turn is a fourth exit.
enum class Limits : std::uint8_t {
    text,     ///< the rules as written: the exit wins
    referee,  ///< the course's referee: the turn limit comes first, so the game is drawn
};

class Position {
  public:
    using Action = chexers::Action;
    static constexpr std::size_t player_count = chexers::player_count;
    /// Twelve pieces in six directions, and four exits.
    static constexpr std::size_t max_actions = 6 * total_pieces + 4;
    static constexpr std::size_t action_indices = 56 * 56;

    static Position start(Limits limits);

    /// Any position; nothing is checked. `pieces` and `exits` are by player; `ply` is the number of
    /// actions played.
    Position(const std::array<CellSet, player_count>& pieces,
             const std::array<std::uint8_t, player_count>& exits, int ply, Limits limits);

    void legal_actions(ActionList<Position>& out) const;
    int legal_action_count() const;
    void play(Action action);

    Player to_move() const { return to_move_; }
    int ply() const { return ply_; }
    Outcome outcome() const;
    std::uint64_t hash() const { return hash_; }
    std::uint64_t likely_hash_after(Action action) const;
    std::uint64_t fresh_hash() const;
    /// Hash of "the same configuration": the same colours on the same hexes and the same player to
    /// move.
    std::uint64_t repetition_key() const;
    int repetition_limit() const { return 4; }
    int turn_limit() const { return turns_per_player * static_cast<int>(player_count); }

    CellSet pieces(Player player) const { return pieces_[player]; }
    CellSet occupied() const { return pieces_[0] | pieces_[1] | pieces_[2]; }
    CellSet empty() const { return all_cells & ~occupied(); }
    int exits(Player player) const { return exits_[player]; }
    /// The player whose piece stands on a hex, or `no_player`.
    Player owner(int cell) const;
    /// Whether a player has no pieces left. It can then only PASS for the rest of the game.
    bool eliminated(Player player) const { return pieces_[player] == 0; }
    /// Whether the player to move has an action other than PASS. The game must not be over.
    bool can_act() const;

    bool operator==(const Position&) const = default;

  private:
    bool over() const;
    void toggle(Player player, int cell);

    std::array<CellSet, player_count> pieces_;
    std::uint64_t hash_;
    std::array<std::uint8_t, player_count> exits_;
    Player to_move_;
    std::uint16_t ply_;
    Limits limits_;
};

}  // namespace quintet::chexers
