#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/player.hpp"

namespace quintet {

/// Why a game ended. The names are part of the record format (field `reason`).
enum class Reason : std::uint8_t {
    none,
    four_exits,
    chain,
    camp_filled,
    queen_surrounded,
    both_queens_surrounded,
    no_legal_action,
    both_pass,
    repetition,
    turn_limit,
};

/// The record's name of a reason: `four_exits`, ...; empty for `Reason::none`.
std::string_view name(Reason reason);

/// How things stand: still going on, won by one player (all others lose), or drawn.
struct Outcome {
    enum class State : std::uint8_t { ongoing, won, drawn };

    State state = State::ongoing;
    Player winner = no_player;
    Reason reason = Reason::none;

    static constexpr Outcome win(Player player, Reason why) { return {State::won, player, why}; }
    static constexpr Outcome draw(Reason why) { return {State::drawn, no_player, why}; }

    constexpr bool over() const { return state != State::ongoing; }
    bool operator==(const Outcome&) const = default;
};

}  // namespace quintet
