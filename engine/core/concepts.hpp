#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/result.hpp"
#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"

// The minimal contract of a game; hooks.hpp lists the optional members. Searches and the running
// game depend on these concepts, not on any game; games depend only on `engine/core`.

namespace quintet {

/// The action of a player in one turn: a small value that converts to 32 bits and back without
/// loss.
///  - `code()` is never 0xffffffff. Different actions of a position have different codes.
///  - `index()` is the action's slot in an ordering table, 0 to `Position::action_indices - 1`.
///    Different actions should rarely share one; piece kind and destination are a good choice.
template <class A>
concept ActionType = std::is_trivially_copyable_v<A> && std::equality_comparable<A> &&
                         sizeof(A) <= 8 &&
                     requires(const A action, std::uint32_t code) {
    { action.code() } -> std::same_as<std::uint32_t>;
    { A::from_code(code) } -> std::same_as<A>;
    { action.index() } -> std::convertible_to<std::size_t>;
};

template <class Position>
using ActionList = FixedVector<typename Position::Action, Position::max_actions>;

/// The complete state that the rules need, without heap memory, pointers or history. The game's
/// `start` and `parse_position` create it; only `play` changes it.
///  - `legal_actions(out)` appends nothing when the game is over and at least one action otherwise,
///    in an order that is the same on every platform.
///  - `legal_action_count()` returns the length of that list without building it.
///  - `play(action)` requires a legal action; otherwise the behaviour is undefined.
///  - `outcome()` is the result that follows from the position alone, including turn limits (a
///    position knows its ply). The running game decides repetitions, because it has the history.
///  - `hash()` is the key by which positions are remembered: equal for positions with the same
///    future apart from history and turn limit. `play` updates it; it always equals `fresh_hash()`,
///    which is computed from scratch.
///  - `repetition_key()` is equal exactly where the game's rules call two positions the same (but
///    see `JudgesRepetition`).
///  - `repetition_limit()` is the number of occurrences at which the game is drawn; 0 for no limit.
///  - `turn_limit()` is the number of plies after which the game ends; 0 for no limit.
template <class P>
concept PositionType = std::is_trivially_copyable_v<P> && std::equality_comparable<P> &&
    ActionType<typename P::Action> &&
    requires(const P position, P changing, typename P::Action action, ActionList<P>& out) {
    { P::player_count } -> std::convertible_to<std::size_t>;
    { P::max_actions } -> std::convertible_to<std::size_t>;
    { P::action_indices } -> std::convertible_to<std::size_t>;
    { position.legal_actions(out) } -> std::same_as<void>;
    { position.legal_action_count() } -> std::same_as<int>;
    { changing.play(action) } -> std::same_as<void>;
    { position.to_move() } -> std::same_as<Player>;
    { position.ply() } -> std::same_as<int>;
    { position.outcome() } -> std::same_as<Outcome>;
    { position.hash() } -> std::same_as<std::uint64_t>;
    { position.fresh_hash() } -> std::same_as<std::uint64_t>;
    { position.repetition_key() } -> std::same_as<std::uint64_t>;
    { position.repetition_limit() } -> std::same_as<int>;
    { position.turn_limit() } -> std::same_as<int>;
};

/// The static evaluation of positions that are not over.
///  - `evaluate` returns one score for each player, inside +-`evaluation_limit`, zero-sum for two
///    players.
///  - `scale` is the lead in score that gives odds of e to 1 (see `win_chances`).
template <class E, class P>
concept EvaluatorType = std::default_initializable<E> &&
    requires(const E evaluator, const P position) {
    { evaluator.evaluate(position) } -> std::same_as<Scores<P::player_count>>;
    { E::scale } -> std::convertible_to<double>;
};

// A game is a class with types and static functions only, in three rings. defaults.hpp and
// grid_game.hpp have defaults for most of it.

/// Ring 1, the rules: enough to search, to count positions and, with the texts of `GameDefaults`,
/// to play in a terminal.
///  - `strengths` has the search limits of each playing level, `level_ratings` their Elo.
///  - `start` receives options that are valid for `spec()`.
template <class G>
concept HasRules = PositionType<typename G::Position> &&
    EvaluatorType<typename G::Evaluator, typename G::Position> &&
    requires(const OptionValues& options) {
    { G::spec() } -> std::same_as<const GameSpec&>;
    { (G::strengths) } -> std::same_as<const Strengths&>;
    { (G::level_ratings) } -> std::same_as<const LevelRatings&>;
    { G::start(options) } -> std::same_as<typename G::Position>;
};

/// Ring 2, the texts: what people read and write, for records and protocols.
///  - `parse_action` returns a legal action, or an error: what the text must be and where
///    ("character 4: must be `-` (found the end)"), or why the action is not legal ("0,0 is
///    occupied"). The position must not be over.
///  - `format_action` returns the canonical text; `parse_action(format_action(a)) == a` for legal
///    actions.
///  - `why_not` returns the reason why an attempt leads to no legal action, or an empty reason. The
///    position is not over.
///  - `parse_position(format_position(p)) == p`, unless the game refuses every position text. The
///    options are valid for `spec()`.
template <class G>
concept HasTexts = HasRules<G> &&
    requires(const typename G::Position position, const typename G::Position::Action action,
             const OptionValues& options, std::string_view text, const Attempt& attempt) {
    { G::parse_position(text, options) } -> std::same_as<Result<typename G::Position>>;
    { G::format_position(position) } -> std::same_as<std::string>;
    { G::parse_action(text, position) } -> std::same_as<Result<typename G::Position::Action>>;
    { G::format_action(action, position) } -> std::same_as<std::string>;
    { G::why_not(attempt, position) } -> std::same_as<Refusal>;
};

/// Ring 3, the board: what a page draws and a person sets up.
///  - `layout`, `board` and `view` describe the board, its tokens, and an action for a page.
///  - `setup(p)` returns a position as a setup for the editor, `setup_text` the position text of a
///    setup or an error: `setup_text(setup(p)) == format_position(p)`. `parse_position` checks the
///    text of any other setup.
template <class G>
concept HasBoard = HasRules<G> &&
    requires(const typename G::Position position, const typename G::Position::Action action,
             const OptionValues& options, const BoardSetup& setup) {
    { G::layout(position) } -> std::same_as<BoardLayout>;
    { G::board(position) } -> std::same_as<BoardState>;
    { G::view(action, position) } -> std::same_as<ActionView>;
    { G::setup(position) } -> std::same_as<BoardSetup>;
    { G::setup_text(setup, options) } -> std::same_as<Result<std::string>>;
};

/// A complete game, as the running game sees it.
template <class G>
concept GameType = HasTexts<G> && HasBoard<G>;

/// Fails to compile with the name of the ring that a game lacks: `static_assert(complete<Game>());`
template <class G>
constexpr bool complete() {
    using P = typename G::Position;
    using E = typename G::Evaluator;
    static_assert(P::player_count >= 2 && P::player_count <= max_players,
                  "Rules: a game has two or three players (core/board/player.hpp)");
    static_assert(ActionType<typename P::Action>, "Rules: see ActionType in core/concepts.hpp");
    static_assert(PositionType<P>, "Rules: see PositionType in core/concepts.hpp");
    static_assert(EvaluatorType<E, P>, "Rules: see EvaluatorType in core/concepts.hpp");
    static_assert(HasRules<G>, "Rules: see HasRules in core/concepts.hpp");
    static_assert(!HasRules<G> || HasTexts<G>, "Texts: see HasTexts in core/concepts.hpp");
    static_assert(!HasRules<G> || HasBoard<G>, "Board: see HasBoard in core/concepts.hpp");
    // A search reads `margin` from search_constants only.
    static_assert(
        !requires { typename std::bool_constant<(E::margin > 0)>; },
        "Hooks: `margin` belongs to search_constants");
    return true;
}

}  // namespace quintet
