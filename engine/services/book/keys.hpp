#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board/board_shapes.hpp"
#include "engine/session/running_game.hpp"

namespace quintet::book {

/// Identifies a position of an opening book; below 2^48. Positions that have the same ply, player
/// to move and tallies share a key if turning, mirroring or, on a torus, shifting the board makes
/// them equal.
using Key = std::uint64_t;

/// Returns a key as 12 hexadecimal digits.
std::string key_text(Key key);
/// Parses what `key_text` returns. Fails on anything else.
Result<Key> parse_key(std::string_view text);

/// The keys of positions of games with the same rules and options.
class Keys {
  public:
    explicit Keys(const RunningGame& like) : shapes_(like.layout()) {}

    /// The key of the position that a game shows.
    Key of(const RunningGame& game) const;

    /// Returns the keys of the positions at ply 0, 1 and so on: up to the last known ply, and at
    /// most up to ply `most`.
    std::vector<Key> along(const RunningGame& game, int most) const;

    /// Returns for each wanted key the first legal action that leads to a position with this key;
    /// an empty text if there is none.
    std::vector<std::string> actions_to(const RunningGame& game, std::span<const Key> wanted) const;

    /// Returns one legal action for each key that an action leads to: the first one.
    std::vector<std::string> different_actions(const RunningGame& game) const;

  private:
    /// Calls `take(action, key)` for each legal action until it returns false.
    template <class Take>
    void for_each_action(const RunningGame& game, Take take) const;

    BoardShapes shapes_;
};

}  // namespace quintet::book
