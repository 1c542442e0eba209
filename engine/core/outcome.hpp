#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/board/player.hpp"

namespace quintet {

/// Reason why a game ended, identified by its name in records (field `reason`); empty while the
/// game is running. Each game defines its own reasons: `Outcome::win(player, "chain")`.
class Reason {
  public:
    constexpr Reason() = default;
    /// `name` must be a string literal: only its address is stored.
    constexpr Reason(const char* name) : name_(name) {}

    constexpr std::string_view name() const { return name_ == nullptr ? "" : name_; }
    constexpr bool operator==(const Reason& other) const { return name() == other.name(); }

    // Reasons shared by several games.
    static const Reason repetition;
    static const Reason turn_limit;

  private:
    const char* name_ = nullptr;
};

inline constexpr Reason Reason::repetition = "repetition";
inline constexpr Reason Reason::turn_limit = "turn_limit";

/// The state of a game: ongoing, won by one player (all others lose), or drawn.
struct Outcome {
    enum class State : std::uint8_t { ongoing, won, drawn };

    State state = State::ongoing;
    Player winner = no_player;
    Reason reason;

    static constexpr Outcome win(Player player, Reason why) { return {State::won, player, why}; }
    static constexpr Outcome draw(Reason why) { return {State::drawn, no_player, why}; }

    constexpr bool over() const { return state != State::ongoing; }
    bool operator==(const Outcome&) const = default;
};

}  // namespace quintet
