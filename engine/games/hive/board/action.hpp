#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/games/hive/board/pieces.hpp"
#include "engine/games/hive/board/plane.hpp"

namespace quintet::hive {

/// A turn: a piece is placed from the hand, moved (by itself or by a pillbug, with the same
/// effect), or the player passes.
///
/// A piece is identified by kind, colour and the hex it comes from, not by its number. An action
/// therefore keeps its meaning after two ants have changed places.
class Action {
  public:
    Action() = default;

    static constexpr Action pass() { return Action(pass_code); }
    static constexpr Action move(Player owner, Kind kind, Cell from, Cell to) {
        return Action(base(owner, kind, from) | to);
    }
    static constexpr Action place(Player owner, Kind kind, Cell to) {
        return move(owner, kind, in_hand, to);
    }

    constexpr bool is_pass() const { return code_ == pass_code; }
    constexpr bool is_placement() const { return from() == in_hand; }
    constexpr Cell to() const { return static_cast<Cell>(code_ & 0x3ff); }
    constexpr Cell from() const { return static_cast<Cell>(code_ >> 10 & 0x7ff); }
    constexpr Kind kind() const { return static_cast<Kind>(code_ >> 21 & 7); }
    constexpr Player owner() const { return static_cast<Player>(code_ >> 24 & 1); }

    constexpr std::uint32_t code() const { return code_; }
    static constexpr Action from_code(std::uint32_t code) { return Action(code); }

    /// Colour, kind and destination as one number; a pass has the last slot.
    constexpr std::size_t index() const { return code_ >> 21 << 10 | (code_ & 0x3ff); }
    static constexpr std::size_t indices = 16 * cell_count + 1;

    bool operator==(const Action&) const = default;

  private:
    constexpr explicit Action(std::uint32_t code) : code_(code) {}

    static constexpr std::uint32_t pass_code = 1U << 25;
    static_assert(pass_code >> 21 << 10 == indices - 1);
    static constexpr std::uint32_t base(Player owner, Kind kind, Cell from) {
        return static_cast<std::uint32_t>(owner) << 24 | static_cast<std::uint32_t>(kind) << 21 |
               static_cast<std::uint32_t>(from) << 10;
    }

    std::uint32_t code_ = pass_code;
};

}  // namespace quintet::hive
