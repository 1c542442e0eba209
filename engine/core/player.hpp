#pragma once

#include <cstdint>

namespace quintet {

/// A seat at the board, counted from 0 in the order of play at the start of the game.
using Player = std::uint8_t;

/// Stands where no player is meant: a draw's winner, a square without a token.
inline constexpr Player no_player = 0xff;

/// The largest number of players any game has; sizes the per-player arrays outside of templates.
inline constexpr int max_players = 3;

}  // namespace quintet
