#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/hash.hpp"
#include "engine/core/board/player.hpp"
#include "engine/core/outcome.hpp"
#include "engine/games/hive/board/action.hpp"
#include "engine/games/hive/board/census.hpp"
#include "engine/games/hive/board/pieces.hpp"
#include "engine/games/hive/board/plane.hpp"

// The position of Hive and how a turn changes it. The legal turns are generated elsewhere:
// `placement` (from the hand), `movement` (each insect), `one_hive` (pieces that may leave) and
// `pillbug` (throws). Source: the course text and the tournament rules, with every expansion.

namespace quintet::hive {

/// When the third occurrence of a position is a draw: never; if the same pieces are on the same
/// hexes; or if the positions are alike up to a shift, a turn or a mirror image and have the same
/// legal actions.
enum class Repetition : std::uint8_t { none, draw, moves };

/// The rules that a game is played with.
struct Variant {
    Kinds kinds = base_kinds;  ///< the five kinds of the base game and any of M, L and P
    Repetition repetition = Repetition::draw;
    bool queen_first = false;  ///< whether the queen may be a player's first piece

    bool operator==(const Variant&) const = default;
};

/// A hex in the coordinates of the text forms. White's first piece of a game is placed on 0,0.
struct Hex {
    int q = 0;
    int r = 0;

    bool operator==(const Hex&) const = default;
};

class Position {
  public:
    using Action = hive::Action;
    static constexpr std::size_t player_count = hive::player_count;
    static constexpr std::size_t action_indices = Action::indices;

    /// A bound on the number of legal actions. With k pieces of the player on the board, the hive
    /// has at most k + 14 pieces, and a connected hive of n pieces has at most 2n + 4 hexes around
    /// it. Ants and mosquito reach at most all of them, spider and ladybug at most the 36 hexes
    /// within three steps, all others six. Two throwers have nine pairs each. A placement hex
    /// touches one of the k pieces, each with at most five free sides. The maximum over all sets of
    /// the player's pieces is 534 (see the tests).
    static constexpr std::size_t max_actions = 536;

    /// A piece on the board, for setting up a position.
    struct Placed {
        Piece piece;
        Hex hex;
    };

    static Position start(const Variant& variant);

    /// Any position, from its pieces, lower ones first. The caller must ensure that it is valid;
    /// see `parse_position`.
    Position(const Variant& variant, std::span<const Placed> pieces, int ply, Piece stunned);

    void legal_actions(FixedVector<Action, max_actions>& out) const;
    int legal_action_count() const;
    Action action_at(int index) const;
    void play(Action action);

    Player to_move() const { return static_cast<Player>(ply_ & 1); }
    int ply() const { return ply_; }
    Outcome outcome() const;

    /// Pieces of one kind and colour hash alike, so the order in which two ants were placed does
    /// not matter. Includes the stunned piece.
    std::uint64_t hash() const { return hash_ ^ stun_key(); }
    std::uint64_t fresh_hash() const;
    /// Hash of the pieces on the board and the player to move. Repetition ignores the piece moved
    /// last.
    std::uint64_t repetition_key() const { return hash_; }
    std::uint64_t judged_key() const;
    /// The keys of the position after a legal action.
    PositionKeys keys_after(Action action) const;
    int repetition_limit() const { return variant_.repetition == Repetition::none ? 0 : 3; }
    int turn_limit() const { return 0; }

    const Variant& variant() const { return variant_; }
    /// The hexes with at least one piece, with a white piece on top, and with at least two pieces.
    const Plane& occupied() const { return occupied_; }
    const Plane& white() const { return white_; }
    const Plane& tall() const { return tall_; }
    const Census& census() const { return census_; }

    /// The hex of a piece, or `in_hand`.
    Cell cell(Piece piece) const { return cells_[piece]; }
    bool on_board(Piece piece) const { return cells_[piece] != in_hand; }
    bool pillbug_on_board() const {
        return on_board(hive::piece_of(0, Kind::pillbug)) ||
               on_board(hive::piece_of(1, Kind::pillbug));
    }
    /// The piece directly below, or `no_piece`.
    Piece below(Piece piece) const { return below_[piece]; }
    bool covered(Piece piece) const { return (covered_ >> piece & 1) != 0; }
    /// The pieces on the board, those with a piece on top, and those on top of another piece.
    PieceSet board() const { return board_; }
    PieceSet covered() const { return covered_; }
    PieceSet raised() const { return raised_; }
    /// The occupied neighbours of the hex of a piece with nothing on top.
    Ring ring_at(Piece piece) const { return rings_[piece]; }
    /// Of these pieces, those whose neighbours have several gaps between them, and those with room
    /// to slide away.
    PieceSet torn() const { return static_cast<PieceSet>(traits_); }
    PieceSet roomy() const { return static_cast<PieceSet>(traits_ >> 32); }
    /// The uncovered pieces on the ground, and among them the ones that hold the hive together.
    PieceSet ground() const { return board_ & ~covered_ & ~raised_; }
    PieceSet pinned() const { return pinned_; }
    /// The top pieces of the hexes next to a player's queen; none while she is in the hand.
    PieceSet beside_queen(Player player) const { return beside_queens_[player]; }
    /// The number of pieces below a piece on the board.
    int height(Piece piece) const;
    /// The number of pieces on a hex.
    int height_at(Cell cell) const;
    /// The top piece of a hex, or `no_piece`.
    Piece top_at(Cell cell) const {
        const Piece piece = tops_[slot(cell)];
        return cells_[piece] == cell ? piece : find_top(cell);
    }
    /// The piece that a legal action places or moves.
    Piece piece_of(Action action) const;

    /// The kinds that a player has in hand, and the number of pieces that the player has placed.
    Kinds hand(Player player) const { return hands_[player]; }
    int placed_count(Player player) const { return placed_counts_[player]; }
    Cell queen_cell(Player player) const { return cells_[hive::piece_of(player, Kind::queen)]; }
    bool queen_placed(Player player) const { return queen_cell(player) != in_hand; }

    /// The piece moved, thrown or placed in the previous turn. It may not be moved or thrown now,
    /// and may not throw. `no_piece` if there is no pillbug on the board, because then it makes no
    /// difference.
    Piece stunned() const { return stunned_; }

    /// The coordinates of one occupied hex, the anchor for all others; 0,0 on an empty board.
    Hex anchor() const { return anchor_; }

    /// The same pieces on the same hexes, and the same ply, stunned piece and variant.
    friend bool operator==(const Position& a, const Position& b);

  private:
    explicit Position(const Variant& variant);

    void take_from_hand(Piece piece);
    void lift(Piece piece);
    void drop(Piece piece, Cell cell);
    void change_owner(Cell cell, Player owner);
    void show(Cell cell, PieceSet change);
    void find_beside_queen(Player player);
    Piece find_top(Cell cell) const;
    void set_ring(Piece piece, Ring ring);
    void turn_neighbours(Cell cell, Ring ring);
    void move_anchor(Cell from);
    /// Whether there is a pillbug on the board after `action`.
    bool pillbug_on_board_after(Action action) const {
        return pillbug_on_board() || (!action.is_pass() && action.kind() == Kind::pillbug);
    }
    std::uint64_t stun_key() const;
    static std::size_t slot(Cell cell) { return (cell >> 1 & 0xf0U) | (cell & 0x0fU); }

    Plane occupied_;
    Plane white_;
    Plane tall_;
    std::uint64_t hash_ = 0;
    // `torn` and, in the upper half, `roomy`. For covered pieces and pieces in hand: the last
    // values that were true.
    std::uint64_t traits_ = 0;
    Census census_;
    std::array<Cell, piece_count> cells_{};
    std::array<Piece, piece_count> below_{};
    std::array<std::uint8_t, piece_count> rings_{};
    PieceSet board_ = 0;
    PieceSet covered_ = 0;
    PieceSet raised_ = 0;
    PieceSet pinned_ = 0;
    std::array<PieceSet, player_count> beside_queens_{};
    std::int32_t ply_ = 0;
    Hex anchor_;
    std::array<Kinds, player_count> hands_{};
    std::array<std::uint8_t, player_count> placed_counts_{};
    Piece stunned_ = no_piece;
    Variant variant_;
    // For each row and column modulo 16: the piece that last arrived on, or was uncovered on, one
    // of these hexes. Few hives are so long that two of their hexes share an entry. An entry for
    // each hex of the torus would take longer to copy than everything else.
    std::array<Piece, 256> tops_{};
};

using Actions = FixedVector<Action, Position::max_actions>;

}  // namespace quintet::hive
