#pragma once

#include <cstdint>

#include "engine/core/board_view.hpp"

namespace quintet::prove {

/// Returns a number that turning or mirroring the board does not change: a hash of the distances
/// between tokens and from the middle of the board. Other positions seldom share it.
std::uint64_t shape_of(const BoardLayout& layout, const BoardState& board);

}  // namespace quintet::prove
