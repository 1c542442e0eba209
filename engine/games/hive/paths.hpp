#pragma once

#include "engine/games/hive/movement.hpp"

namespace quintet::hive {

/// The hexes that a piece passes on its own move to a hex, ends left out: a shortest way for an
/// ant, a way of three steps for spider and ladybug, each also for a mosquito as one; empty for
/// single steps and jumps. For boards that show how a piece went; not fast.
Destinations path_of(const Position& position, Piece piece, Cell to);

}  // namespace quintet::hive
