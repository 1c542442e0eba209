#pragma once

#include <string>

#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Why the player to move cannot put down or move this piece to this hex, as words for a message:
/// `moving wA1 would split the hive`. The piece is in the variant, the hex is not its own, and the
/// action is not legal.
std::string objection(Piece piece, Cell to, const Position& position);

}  // namespace quintet::hive
