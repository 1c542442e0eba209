#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/board_setup.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/result.hpp"
#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"

// What a game must offer. Search and match are written against these concepts and know no game;
// games are written against nothing but `engine/core`.

namespace quintet {

/// What a player can do in one turn: a small value that packs into 32 bits and back without loss.
///  - `code()` is never 0xffffffff; two actions of one position with the same code are the same
///  action.
///  - `index()` names the action's slot in an ordering table, 0 to `Position::action_indices - 1`;
///    different actions should seldom share one (say: piece kind and destination).
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

/// Everything the rules need to go on from here, and nothing of how it came to be: no heap, no
/// pointers, no history. Made by the game's `start` or `parse_position`, changed by `play` only.
///  - `legal_actions(out)` appends nothing when the game is over and at least one action otherwise.
///    The order is the same everywhere.
///  - `legal_action_count()` is the length of that list without making it.
///  - `play(action)` takes a legal action; anything else is undefined.
///  - `outcome()` is what the position itself decides, turn limits included (the number of plies is
///  part
///    of a position); repetition is decided by whoever keeps the history.
///  - `hash()` is for transposition tables: equal for positions with the same future apart from
///  history
///    and turn limit; kept up to date by `play` and always equal to `fresh_hash()`.
///  - `repetition_key()` is equal exactly where the game's rules call two positions the same.
///  - `repetition_limit()` is the occurrence that ends the game in a draw, 0 where none does.
///  - `turn_limit()` is the number of plies after which the game ends, 0 if there is no such
///  number.
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

/// What the search believes about positions that are not over.
///  - `evaluate` gives one score a player inside +-`evaluation_limit`, zero-sum for two players.
///  - `order` guesses how promising an action is, any range, larger is better; it sorts actions
///  that
///    nothing else is known about.
///  - `loud` says whether an action may change the evaluation so much that a search should not stop
///    before it (a capture, an exit); quiescence looks at loud actions only.
///  - `scale` is the lead that is worth odds of e to 1 (see `win_chances`).
///  - `margin`, if there is one, is how much a few plies seldom change: what a search prunes by. It
///    is `scale` otherwise.
template <class E, class P>
concept EvaluatorType = std::default_initializable<E> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.evaluate(position) } -> std::same_as<Scores<P::player_count>>;
    { evaluator.order(position, action) } -> std::same_as<int>;
    { evaluator.loud(position, action) } -> std::same_as<bool>;
    { E::scale } -> std::convertible_to<double>;
};

/// What a position is worth to one player, if the game is not over: `evaluate(position)[player]`,
/// or `evaluate_for(position, player)` where an evaluator has that too, because one score takes less
/// than all of them.
template <class E, class P>
Score evaluation_for(const E& evaluator, const P& position, Player player) {
    if constexpr (requires { evaluator.evaluate_for(position, player); }) {
        return evaluator.evaluate_for(position, player);
    } else {
        return evaluator.evaluate(position)[player];
    }
}

/// An evaluator may also mind how far away the turn limit is: `static constexpr int limit_in_sight`
/// says from how many plies before it on. Without it positions that differ in their ply only are
/// worth the same.
template <class E>
concept SeesTurnLimit = requires {
    { E::limit_in_sight } -> std::convertible_to<int>;
};

/// An evaluator may also look ahead by one action: `outlook(position)` gives a value that says of
/// action after action what the position after it is worth to a player, or nothing where the game
/// may be over then. Worth it where most of an evaluation is the same after all of a
/// position's actions.
template <class E, class P>
concept LooksAhead = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.outlook(position)(action, Player{}) } -> std::same_as<std::optional<Score>>;
};

/// An evaluator may also list the loud actions: `loud_actions(position, out)` appends the legal
/// actions for which `loud` is true and no others, in any order that is the same everywhere. Worth
/// it where most positions have hundreds of actions and none that is loud.
template <class E, class P>
concept ListsLoudActions = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.loud_actions(position, out) } -> std::same_as<void>;
};

/// It may also list them in the order in which `legal_actions` has them: `loud_actions_in_order`.
/// A search can then try them before it has listed any others.
template <class E, class P>
concept ListsLoudActionsInOrder = ListsLoudActions<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.loud_actions_in_order(position, out) } -> std::same_as<void>;
};

/// It may also say that no action is ever loud: `static constexpr bool nothing_loud = true`.
template <class E, class P>
concept CallsNothingLoud = EvaluatorType<E, P> && requires { requires E::nothing_loud; };

/// Takes each weight of an evaluator by its name: a number, an array of numbers or arrays, or a
/// part that has weights of its own and lists them in the same way.
struct AnyWeightVisitor {
    template <class Value>
    void operator()(std::string_view, Value&) const {}
};

/// An evaluator may keep its weights in a structure, so that they can be changed while the program
/// runs (see weights.hpp). `Weights::visit(weights, visitor)` calls `visitor("snake_case", number)`
/// for each, in an order that stays the same; as made by default they are those that are played
/// with by default options.
template <class E>
concept HasWeights = std::default_initializable<typename E::Weights> &&
    std::constructible_from<E, const typename E::Weights&> &&
    requires(const E evaluator, typename E::Weights changing, const typename E::Weights constant) {
    { evaluator.weights() } -> std::same_as<const typename E::Weights&>;
    E::Weights::visit(changing, AnyWeightVisitor());
    E::Weights::visit(constant, AnyWeightVisitor());
};

/// The weights may depend on the options of the game: `E::usual_weights(position)` says with which
/// a position is played, the same all game long.
template <class E, class P>
concept HasWeightsByPosition = HasWeights<E> && requires(const P position) {
    { E::usual_weights(position) } -> std::same_as<const typename E::Weights&>;
};

/// An evaluator may also prepare its guesses: `orderer(position)` gives a value that says of action
/// after action what `order` says of it. Worth it where most of what a guess takes is the same for
/// all of a position's actions. That value may also have `judge(action, loud)`, which says both
/// what `order` says and, in `loud`, what `loud` does.
template <class E, class P>
concept PreparesOrder = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.orderer(position)(action) } -> std::same_as<int>;
};

/// A game as the match sees it: a class with types and static functions only.
///  - `strengths` says what each playing level does.
///  - `start` and `parse_position` get options that fit `spec()`.
///  - `parse_action` gives legal actions only; otherwise it says what is wrong with the text and
///  where
///    ("`-` expected at character 4, ..."), or why the action is not legal here ("no red piece on
///    0,0"). The position is not over.
///  - `format_action` gives the canonical text; `parse_action(format_action(a)) == a` for legal
///  ones.
///  - `parse_position(format_position(p)) == p`.
///  - `setup(p)` is a position as it is set up by hand, `setup_text` the position text of such a
///  setup:
///    `setup_text(setup(p)) == format_position(p)`; any other setup gives a text for
///    `parse_position` to judge, or what is wrong with it.
template <class G>
concept GameType = PositionType<typename G::Position> &&
    EvaluatorType<typename G::Evaluator, typename G::Position> &&
    requires(const typename G::Position position, const typename G::Position::Action action,
             const OptionValues& options, const BoardSetup& setup, std::string_view text) {
    { G::spec() } -> std::same_as<const GameSpec&>;
    { (G::strengths) } -> std::same_as<const Strengths&>;
    { G::start(options) } -> std::same_as<typename G::Position>;
    { G::parse_position(text, options) } -> std::same_as<Result<typename G::Position>>;
    { G::format_position(position) } -> std::same_as<std::string>;
    { G::parse_action(text, position) } -> std::same_as<Result<typename G::Position::Action>>;
    { G::format_action(action, position) } -> std::same_as<std::string>;
    { G::setup(position) } -> std::same_as<BoardSetup>;
    { G::setup_text(setup, options) } -> std::same_as<Result<std::string>>;
    { G::layout(position) } -> std::same_as<BoardLayout>;
    { G::board(position) } -> std::same_as<BoardState>;
    { G::view(action, position) } -> std::same_as<ActionView>;
    { G::effects(action, position) } -> std::same_as<std::vector<Mark>>;
};

/// A game may have a text form of whole games that other programs read and write; `spec().notation`
/// is its name.
///  - `is_game_text` says whether a text claims to be in that form, by how it begins.
///  - `read_game` gives a game whose actions are all legal, or what is wrong with the text; an
///    action that is not legal is named by its number, as in `action 37: wA1 bQ-: ...`.
///  - `write_game` gives the text of a game from the usual start: its actions in canonical form and
///    how things stand after them.
template <class G>
concept HasGameNotation = GameType<G> &&
    requires(const OptionValues& options, const std::vector<std::string>& actions,
             const Outcome outcome, std::string_view text) {
    { G::is_game_text(text) } -> std::same_as<bool>;
    { G::read_game(text) } -> std::same_as<Result<PlayedGame>>;
    { G::write_game(options, actions, outcome) } -> std::same_as<std::string>;
};

}  // namespace quintet
