#pragma once

#include <cstdint>

namespace quintet {

/// A seat at the board, numbered from 0 in the order of play at the start of the game.
using Player = std::uint8_t;

/// No player: the winner of a draw, the owner of an empty square.
inline constexpr Player no_player = 0xff;

/// The largest number of players of any game; the size of per-player arrays outside templates.
inline constexpr int max_players = 3;

}  // namespace quintet
