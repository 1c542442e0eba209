#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board/player.hpp"
#include "engine/games/hive/board/pieces.hpp"

// Pieces and references as other programs write them.

namespace quintet::hive {

/// A piece as a text names it, which may count otherwise than we do.
struct PieceName {
    Player owner = 0;
    Kind kind = Kind::queen;
    int number = 0;  ///< from 1; 0 if there is none
};

/// Reads a name at the beginning of a text and removes it there.
std::optional<PieceName> read_piece_name(std::string_view& text);

std::string text_of(const PieceName& name);

/// The destination of a ply: a direction from a piece, or on top of it (-1).
struct WrittenReference {
    PieceName piece;
    int direction = -1;
};

/// Reads `wQ-`, `/bA1` or `wB2`.
std::optional<WrittenReference> read_reference(std::string_view text);

/// The number of pieces of a kind that a player has.
inline int copies(Kind kind) { return kind_sizes[static_cast<std::size_t>(kind)]; }

}  // namespace quintet::hive
