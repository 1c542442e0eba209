#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/games/tetress/board/torus.hpp"

// Tetress: two players place tetrominoes on a torus of 11 x 11 cells and clear full lines. Source:
// "Rules for the Game of Tetress", COMP30024, University of Melbourne, 2024.

namespace quintet::tetress {

inline constexpr Player red = 0;
inline constexpr Player blue = 1;

/// Option `limits`: the first test after the last action. `text` (the rules): whether the
/// player to move is stuck. `referee` (the course's referee): the number of actions.
enum class Limits : std::uint8_t { text, referee };

/// PLACE: a tetromino given by its shape and anchor (see `board/torus.hpp`).
class Action {
  public:
    Action() = default;
    constexpr Action(int shape, int anchor)
        : code_(static_cast<std::uint16_t>(shape * cell_count + anchor)) {}

    /// The four cells, sorted by row, then column.
    const std::array<std::uint8_t, 4>& cells() const { return placements[code_]; }

    constexpr std::uint32_t code() const { return code_; }
    static constexpr Action from_code(std::uint32_t code) {
        Action action;
        action.code_ = static_cast<std::uint16_t>(code);
        return action;
    }
    constexpr std::size_t index() const { return code_; }
    bool operator==(const Action&) const = default;

  private:
    std::uint16_t code_ = 0;
};

class Position {
  public:
    using Action = tetress::Action;
    static constexpr std::size_t player_count = 2;
    static constexpr std::size_t max_actions = placement_count;
    static constexpr std::size_t action_indices = placement_count;

    /// The game ends after this many actions by both players together.
    static constexpr int last_ply = 150;

    /// The empty board with Red to move.
    explicit Position(Limits limits);
    /// Tokens that can result from `ply` actions; not checked here but in `parse_position`.
    Position(Limits limits, const std::array<Board, 2>& tokens, int ply);

    Limits limits() const { return limits_; }
    const Board& tokens(Player player) const { return tokens_[player]; }
    Board empty_cells() const { return all_cells & ~(tokens_[red] | tokens_[blue]); }

    void legal_actions(ActionList<Position>& out) const;
    Action action_at(int index) const;
    /// Whether any placement, listed or not, is legal. The game must not be over.
    bool is_legal(Action action) const;
    int legal_action_count() const { return outcome().over() ? 0 : legal_count_; }
    void play(Action action);

    Player to_move() const { return ply_ & 1; }
    int ply() const { return ply_; }
    Outcome outcome() const;

    std::uint64_t hash() const { return with_context(tokens_key_); }
    /// The hash after `action` if it clears no line.
    std::uint64_t likely_hash_after(Action action) const;
    std::uint64_t fresh_hash() const { return with_context(fresh_tokens_key()); }
    std::uint64_t repetition_key() const { return hash(); }
    /// Repetitions have no effect in this game.
    int repetition_limit() const { return 0; }
    int turn_limit() const { return last_ply; }

    /// The empty cells of which a placement of `player` must use at least one. All empty cells if
    /// it is the player's first placement.
    Board contact_cells(Player player) const {
        return has_not_placed(player) ? empty_cells() : empty_cells() & beside_[player];
    }
    /// The number of placements that `player` would have if it were its turn.
    int mobility(Player player) const;
    /// The number of placements if none needed contact.
    int room() const { return room_; }

    bool operator==(const Position&) const = default;

  private:
    void clear(const Board& lines);
    void count();
    bool has_not_placed(Player player) const { return ply_ <= player; }
    template <class Visit>
    void for_each_legal_shape(Visit&& visit) const;
    std::uint64_t fresh_tokens_key() const;
    std::uint64_t with_context(std::uint64_t tokens_key) const;

    std::array<Board, 2> tokens_{};
    std::array<Board, 2> beside_{};  // cells next to a token of each player, empty or not
    std::uint64_t tokens_key_ = 0;
    std::uint16_t room_ = 0;         // tetrominoes that fit on the empty cells
    std::uint16_t legal_count_ = 0;  // legal placements of the player to move; 0 is a loss
    std::uint8_t ply_ = 0;
    Limits limits_ = Limits::text;
};

/// The cells of all full rows and columns of `occupied`.
Board full_lines(const Board& occupied);

}  // namespace quintet::tetress
