#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/text.hpp"
#include "engine/core/concepts.hpp"
#include "engine/core/strength.hpp"

// Default members, so that a first game needs little code.

namespace quintet {

/// Base class of positions: `class Position : public PositionDefaults<Position>`. A function that
/// the position defines itself hides the default.
template <class Derived>
class PositionDefaults {
  public:
    /// The players take turns.
    Player to_move() const {
        return static_cast<Player>(self().ply() % static_cast<int>(Derived::player_count));
    }
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
inline constexpr Strengths default_strengths{{
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

/// The evaluator of a game without one: every position is even. A search then sees only finished
/// games, and Monte Carlo tree search plays best.
template <class P>
struct EvenEvaluator {
    static constexpr double scale = 1;
    Scores<P::player_count> evaluate(const P&) const { return {}; }
};

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

/// Base class of games: `struct Game : GameDefaults<Game, Position>`. A member of `Game` with the
/// same name hides a default. Only `spec()` has none. By default an action is a number, and a game
/// can't start from a position, because positions have no text. Without a board, the page shows a
/// button for each action.
template <class Game, class P>
struct GameDefaults {
    using Position = P;
    using Evaluator = EvenEvaluator<P>;
    static constexpr const Strengths& strengths = default_strengths;
    static constexpr LevelRatings level_ratings{};

    static P start(const OptionValues&) { return {}; }
    /// `ACTION 5`: its code.
    static std::string format_action(const typename P::Action& action, const P&) {
        return "ACTION " + std::to_string(action.code());
    }
    static Result<typename P::Action> parse_action(std::string_view text, const P& position) {
        return listed_action<Game>(text, position);
    }
    static Refusal why_not(const Attempt&, const P&) { return {}; }
    /// `POSITION 1234`: its hash.
    static std::string format_position(const P& position) {
        return "POSITION " + std::to_string(position.hash());
    }
    static Result<P> parse_position(std::string_view, const OptionValues&) {
        return Error{"positions of this game have no text; give the actions from the start"};
    }

    static BoardLayout layout(const P&) { return {}; }
    static BoardState board(const P&) { return {}; }
    static ActionView view(const typename P::Action& action, const P& position) {
        ActionView made;
        made.text = Game::format_action(action, position);
        made.kind = "place";
        return made;
    }
    static BoardSetup setup(const P& position) {
        BoardSetup made;
        made.to_move = position.to_move();
        return made;
    }
    static Result<std::string> setup_text(const BoardSetup&, const OptionValues&) {
        return Error{"this game has no board to set up"};
    }
};

}  // namespace quintet
