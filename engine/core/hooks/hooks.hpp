#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/foreign/foreign_form.hpp"
#include "engine/core/hooks/style.hpp"

// The optional members of a game, beyond the minimal contract (concepts.hpp). A hook is a member
// with the name and shape given here; it needs no registration. A first game needs no hooks.
//
// Each comment gives the result, the users, the default and the worth of a hook. The hooks of this
// file are for several rooms; search/search_hooks.hpp has those that only searches use, and
// engine/games/README.md has all of them on one screen.

namespace quintet {

// ---- Members of the evaluator

/// `noisy(position, action)` returns whether an action may change the evaluation so much that a
/// search should not stop before it (a capture, an exit); other actions are quiet. Searches follow
/// noisy actions beyond their depth. Used by every search that looks ahead, and by the lens.
/// Default: all actions are quiet, and no search goes beyond its depth.
/// Worth: up to 200 Elo where captures or attacks decide; nothing where noisy actions are rare.
template <class E, class P>
concept HasNoisyActions = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.noisy(position, action) } -> std::same_as<bool>;
};

// ---- Weak levels: static members of the evaluator

/// `headway(position, action)` returns how many steps an action brings its player closer to the
/// goal: at most `most_headway`, negative if it leads away. Levels with a `Strength::headway` get a
/// bonus for each step, so their games end despite random choices. Default: 0. Worth: games between
/// weak levels take a third of the rounds; about 180 Elo for such a level.
template <class E, class P>
concept HasHeadway = EvaluatorType<E, P> && requires(const P position, typename P::Action action) {
    { E::headway(position, action) } -> std::same_as<int>;
};

// ---- Weights: types and members of the evaluator

/// Accepts each weight of an evaluator by name: a number, an array of numbers or arrays, or a
/// nested struct that lists its weights in the same way.
struct AnyWeightVisitor {
    template <class Value>
    void operator()(std::string_view, Value&) const {}
};

/// `Weights` is a structure of numbers that can be changed while the program runs (`tune`,
/// `--weights`; see weights.hpp). `Weights::visit(weights, visitor)` calls
/// `visitor("snake_case", number)` for each, always in the same order. The default values are those
/// for games with default options. Default: the evaluation cannot be tuned. Worth: the gain of
/// tuning; most of the strength of an evaluation.
template <class E>
concept HasWeights = std::default_initializable<typename E::Weights> &&
    std::constructible_from<E, const typename E::Weights&> &&
    requires(const E evaluator, typename E::Weights changing, const typename E::Weights constant) {
    { evaluator.weights() } -> std::same_as<const typename E::Weights&>;
    E::Weights::visit(changing, AnyWeightVisitor());
    E::Weights::visit(constant, AnyWeightVisitor());
};

/// `default_weights(position)` returns the default weights for the options of a position's game;
/// the same throughout a game. Default: one set of weights for all options. Worth: about 100 Elo
/// for options that change the character of the game.
template <class E, class P>
concept HasWeightsByPosition = HasWeights<E> && requires(const P position) {
    { E::default_weights(position) } -> std::same_as<const typename E::Weights&>;
};

/// `weighted_sum(position, weights)` returns the part of the evaluation that is a sum of weights
/// times features, for each player: linear in `weights`. Features are computed with the evaluator's
/// own weights; only their factors are from `weights`. `evaluate` makes its scores from
/// `weighted_sum(position, weights())` in one last step. `last_step` is the name of that step in
/// kebab case; pages explain it in words. `sum_parts` is the number of units of the sum that make
/// one point of a score; scores times `sum_parts` must fit into `Score`. Used to explain
/// evaluations (engine/lens). Default: `evaluate` is assumed to be linear; other terms have no
/// features. Worth: no strength; every term can be explained.
template <class E, class P>
concept SumsWeights = HasWeights<E> &&
    requires(const E evaluator, const P position, const typename E::Weights weights) {
    { evaluator.weighted_sum(position, weights) } -> std::same_as<Scores<P::player_count>>;
    { E::sum_parts } -> std::convertible_to<Score>;
    { E::last_step } -> std::convertible_to<std::string_view>;
};

/// `weight_units()` returns, in the field of each weight, the number of its units in one point: 100
/// for a weight in hundredths. Used with `weighted_sum`. Default: 1 for all. Worth: readers see
/// weights in points, and features as counts.
template <class E>
concept HasWeightUnits = HasWeights<E> && requires {
    { E::weight_units() } -> std::same_as<typename E::Weights>;
};

// ---- Members of the position

/// `judged_key()` is equal exactly where the game's rules call two positions the same, if that is
/// too expensive for a search. The running game compares it; searches use `repetition_key()`, which
/// may equate a few more or fewer positions. Default: `repetition_key()`.
template <class P>
concept JudgesRepetition = PositionType<P> && requires(const P position) {
    { position.judged_key() } -> std::same_as<std::uint64_t>;
};

/// `action_at(index)` returns an action by its place in `legal_actions`, from 0, without building
/// that list. Pays off where counting is much faster than listing. Used by playouts of the lens.
/// Default: builds the list. Worth: playouts 1.5 and 2.5 times faster in two games.
template <class P>
concept FindsActions = PositionType<P> && requires(const P position, int index) {
    { position.action_at(index) } -> std::same_as<typename P::Action>;
};

// ---- Static functions of the game

/// `effects(action, position)` returns marks for the changed cells that an action does not name.
/// Default: no marks.
template <class G>
concept MarksEffects = GameType<G> &&
    requires(const typename G::Position position, const typename G::Position::Action action) {
    { G::effects(action, position) } -> std::same_as<std::vector<Mark>>;
};

/// `least_actions(position, player)` returns a lower bound on the number of actions that the player
/// still needs to win, by the rules alone and whatever the others do; the position is not over. The
/// prover (engine/prove) skips wins that the bound excludes. Default: 0.
template <class G>
concept BoundsWins = GameType<G> && requires(const typename G::Position position, Player player) {
    { G::least_actions(position, player) } -> std::same_as<int>;
};

/// `is_race(position)` returns whether the players can no longer hinder each other, so that each
/// player only has to find the shortest way; the position is not over. Puzzles then ask for the
/// shortest way. Default: never.
template <class G>
concept KnowsRaces = GameType<G> && requires(const typename G::Position position) {
    { G::is_race(position) } -> std::same_as<bool>;
};

/// Whole games as other programs write them.
///  - `is_game_text` returns whether a text claims to be in one of the forms of `spec().reads`, by
///    how it begins.
///  - `read_game` returns the record of a game, or an error such as
///    `action 37: wA1 bQ-: ...`. `open_game` finds illegal actions, so it need not check legality.
///  - `write_game` returns a game from the standard start in the form `spec().notation`: its
///    actions in canonical form and the state after them.
///
/// Default: only the records of this program.
template <class G>
concept HasGameTexts = GameType<G> &&
    requires(std::string_view text, const OptionValues& options,
             const std::vector<std::string>& actions, const Outcome outcome) {
    { G::is_game_text(text) } -> std::same_as<bool>;
    { G::read_game(text) } -> std::same_as<Result<GameRecord>>;
    { G::write_game(options, actions, outcome) } -> std::same_as<std::string>;
};

/// `foreign_forms()` lists the text forms of other programs that the game reads and writes (see
/// foreign_form.hpp). It must be defined in the game's folder `forms`, which is not compiled for
/// the page's module. Default: no forms.
template <class G>
concept HasForeignForms = GameType<G> && requires {
    { G::foreign_forms() } -> std::same_as<std::span<const ForeignForm>>;
};

/// `styles()` returns sparring partners (see style.hpp). It must be defined
/// in the game's folder `styles`, which is not compiled for the page's module. Default: no styles.
template <class G>
concept HasStyles = GameType<G> && requires {
    { G::styles() } -> std::same_as<std::span<const Style<typename G::Position>>>;
};

// ---- Defaults

template <class E, class P>
bool is_noisy(const E& evaluator, const P& position, const typename P::Action& action) {
    if constexpr (HasNoisyActions<E, P>) {
        return evaluator.noisy(position, action);
    } else {
        return false;
    }
}

/// The key by which the rules compare positions.
template <PositionType P>
std::uint64_t judged_key(const P& position) {
    if constexpr (JudgesRepetition<P>) {
        return position.judged_key();
    } else {
        return position.repetition_key();
    }
}

}  // namespace quintet
