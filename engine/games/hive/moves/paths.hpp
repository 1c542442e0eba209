#pragma once

#include "engine/games/hive/moves/movement.hpp"

namespace quintet::hive {

/// The hexes that a piece passes on its own move to a hex, ends excluded: a shortest path for an
/// ant, a path of three steps for spider and ladybug, and the same for a mosquito that moves as
/// one. Empty for single steps and jumps. For boards that show how a piece moved; slow.
Destinations path_of(const Position& position, Piece piece, Cell to);

}  // namespace quintet::hive
