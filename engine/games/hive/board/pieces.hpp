#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/board/player.hpp"

// The pieces of Hive and their names.

namespace quintet::hive {

inline constexpr std::size_t player_count = 2;
inline constexpr std::array<std::string_view, player_count> player_names = {"white", "black"};

enum class Kind : std::uint8_t {
    queen,
    spider,
    beetle,
    grasshopper,
    ant,
    mosquito,
    ladybug,
    pillbug,
};
inline constexpr int kind_count = 8;

/// The letter of each kind in piece names.
inline constexpr std::string_view kind_letters = "QSBGAMLP";

/// One of the 28 pieces: White's 14, then Black's, each in the order of kinds and numbers
/// (Q S1 S2 B1 B2 G1 G2 G3 A1 A2 A3 M L P).
using Piece = std::uint8_t;
inline constexpr int pieces_per_player = 14;
inline constexpr int piece_count = 28;
inline constexpr Piece no_piece = 0xff;

/// The number of pieces of each kind that a player has, and the index of the first among the
/// player's pieces.
inline constexpr std::array<std::uint8_t, kind_count> kind_sizes = {1, 2, 2, 3, 3, 1, 1, 1};
inline constexpr std::array<std::uint8_t, kind_count> kind_starts = {0, 1, 3, 5, 8, 11, 12, 13};

/// Sets of pieces, one bit each.
using PieceSet = std::uint32_t;
constexpr PieceSet bit(Piece piece) { return PieceSet{1} << piece; }

/// Calls `visit(Piece)` for every member of a set, White's first.
template <class Visit>
constexpr void for_each_piece(PieceSet pieces, Visit&& visit) {
    for (; pieces != 0; pieces &= pieces - 1) visit(static_cast<Piece>(std::countr_zero(pieces)));
}

/// All of a player's pieces.
constexpr PieceSet pieces_of(Player player) {
    return ((PieceSet{1} << pieces_per_player) - 1) << (player * pieces_per_player);
}

constexpr Player owner_of(Piece piece) { return piece >= pieces_per_player; }

constexpr Kind kind_of(Piece piece) {
    // Three bits each, so that they fit into a register.
    constexpr std::uint64_t kinds = 0765'444'333'22'11'0;
    return static_cast<Kind>(kinds >> 3 * (owner_of(piece) ? piece - pieces_per_player : piece) &
                             7);
}

/// Piece number `number`, from 0, of a kind.
constexpr Piece piece_of(Player owner, Kind kind, int number = 0) {
    return static_cast<Piece>(owner * pieces_per_player +
                              kind_starts[static_cast<std::size_t>(kind)] + number);
}

constexpr int number_of(Piece piece) { return piece - piece_of(owner_of(piece), kind_of(piece)); }

/// Sets of kinds, one bit each.
using Kinds = std::uint8_t;
constexpr Kinds bit(Kind kind) { return static_cast<Kinds>(1U << static_cast<unsigned>(kind)); }
inline constexpr Kinds base_kinds = 0x1f;

/// Calls `visit(Kind)` for every kind of a set.
template <class Visit>
constexpr void for_each_kind(Kinds kinds, Visit&& visit) {
    for (unsigned rest = kinds; rest != 0; rest &= rest - 1) {
        visit(static_cast<Kind>(std::countr_zero(rest)));
    }
}

/// The name of a piece in the Universal Hive Protocol: `wQ`, `bA2`. Kinds with one piece a player
/// have no number.
inline std::string name_of(Piece piece) {
    const Kind kind = kind_of(piece);
    std::string name;
    name += owner_of(piece) == 0 ? 'w' : 'b';
    name += kind_letters[static_cast<std::size_t>(kind)];
    if (kind_sizes[static_cast<std::size_t>(kind)] > 1) {
        name += static_cast<char>('1' + number_of(piece));
    }
    return name;
}

}  // namespace quintet::hive
