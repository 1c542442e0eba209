#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/concepts.hpp"
#include "engine/core/strength.hpp"
#include "engine/core/text.hpp"

// Default members, so that a first game needs little code.

namespace quintet {

/// Base class of positions: `class Position : public PositionDefaults<Position>`. A function that
/// the position defines itself hides the default.
template <class Derived>
class PositionDefaults {
  public:
    /// Counts the actions by listing them.
    int legal_action_count() const {
        ActionList<Derived> list;
        self().legal_actions(list);
        return static_cast<int>(list.size());
    }
    /// The default suits a `hash` that is computed from scratch on each call.
    std::uint64_t fresh_hash() const { return self().hash(); }
    /// Positions repeat if their hashes are equal; by default a repetition has no effect.
    std::uint64_t repetition_key() const { return self().hash(); }
    int repetition_limit() const { return 0; }
    /// No turn limit.
    int turn_limit() const { return 0; }

    bool operator==(const PositionDefaults&) const = default;

  private:
    const Derived& self() const { return static_cast<const Derived&>(*this); }
};

/// Levels for a game whose own levels have not been measured. Each is stronger than the one before;
/// the difference depends on the game (`scripts/ladder.mjs` measures it).
inline constexpr Strengths usual_strengths{{
    {.depth = 1, .temperature = 200},
    {.depth = 1, .temperature = 80},
    {.depth = 1, .temperature = 40},
    {.depth = 1, .temperature = 20},
    {.depth = 1},
    {.nodes = 300},
    {.nodes = 1'500},
    {.nodes = 7'500},
    {.nodes = 40'000},
    {},
}};

/// Returns the legal action of `position` with this canonical text, or an error. Implements
/// `G::parse_action` for games with few actions. The position must not be over.
template <class G>
Result<typename G::Position::Action> listed_action(std::string_view text,
                                                   const typename G::Position& position) {
    ActionList<typename G::Position> list;
    position.legal_actions(list);
    for (const typename G::Position::Action action : list) {
        if (G::format_action(action, position) == text) return action;
    }
    return Error{in_quotes(text) + " is not legal in this position"};
}

}  // namespace quintet
