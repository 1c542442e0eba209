#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/foreign_form.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/style.hpp"

// The optional members of a game, beyond the minimal contract (concepts.hpp). A hook is a member
// with the name and shape given here; it needs no registration. A first game needs no hooks.
//
// Each comment gives the result, the users, the default and the worth of a hook. The measurements
// are in engine/search/EXPERIMENTS.md ("What each hook is worth").
//
//   move ordering    order, orderer (judge), noisy, noisy_actions, noisy_actions_in_order
//   evaluation       evaluate_for, outlook, worth_remembering, limit_in_sight, margin, Solver
//   weak levels      headway
//   weights          Weights, usual_weights, Weights::search, weighted_sum, weight_units
//   position         keys_after, likely_hash_after, is_legal, judged_key, eliminated (3 players)
//   game             why_not, effects, least_actions, is_race, is_game_text and read_game,
//                    write_game, foreign_forms, level_ratings, styles

namespace quintet {

// ---- Move ordering: members of the evaluator

/// `order(position, action)` returns the move ordering score of an action; any range, larger is
/// searched first. It sorts actions that are neither in the table nor known from earlier cut-offs.
/// Used by alpha-beta, paranoid, best-reply and MCTS. Default: 0, which keeps the order of
/// `legal_actions`.
/// Worth: up to 95 Elo at equal nodes, and speed.
template <class E, class P>
concept OrdersActions = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.order(position, action) } -> std::same_as<int>;
};

/// `orderer(position)` returns a value that gives the same scores when called with an action. Pays
/// off where most of the work is the same for all actions of a position. The value may also have
/// `judge(action, noisy)`, which returns the score and also sets `noisy`. Used like `order`.
/// Default: calls `order` for each action. Worth: 1.2 to 16 times fewer instructions a node;
/// `judge` 2 %.
template <class E, class P>
concept PreparesOrder = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.orderer(position)(action) } -> std::same_as<int>;
};

/// `noisy(position, action)` returns whether an action may change the evaluation so much that a
/// search should not stop before it (a capture, an exit). Quiescence search follows noisy actions
/// only; other actions are quiet. Used by every algorithm but greedy and random. Default: all
/// actions are quiet, and there is no quiescence search.
/// Worth: up to 200 Elo where captures or attacks decide; nothing where noisy actions are rare.
template <class E, class P>
concept HasNoisyActions = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.noisy(position, action) } -> std::same_as<bool>;
};

/// `noisy_actions(position, out)` appends exactly the noisy actions, in any order that is the same
/// on every platform. Pays off where most positions have many actions and no noisy one. Used by
/// alpha-beta, paranoid, best-reply and MCTS. Default: asks `noisy` of every legal action. Worth:
/// 14 to 28 % fewer instructions a node, the next hook included.
template <class E, class P>
concept ListsNoisyActions = HasNoisyActions<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.noisy_actions(position, out) } -> std::same_as<void>;
};

/// `noisy_actions_in_order(position, out)` does the same in the order of `legal_actions`; a search
/// can then try noisy actions before it lists the others. Used by alpha-beta and paranoid. Default:
/// all actions are listed first. Worth: 8 to 11 % fewer instructions a node.
template <class E, class P>
concept ListsNoisyActionsInOrder = ListsNoisyActions<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.noisy_actions_in_order(position, out) } -> std::same_as<void>;
};

// ---- Evaluation: members of the evaluator

/// `evaluate_for(position, player)` returns `evaluate(position)[player]`. Pays off where one score
/// takes less work than all of them. Used by alpha-beta, paranoid and best-reply. Default: calls
/// `evaluate`. Worth: 1 % fewer instructions a node with three players.
template <class E, class P>
concept EvaluatesOnePlayer = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, Player player) {
    { evaluator.evaluate_for(position, player) } -> std::same_as<Score>;
};

/// `outlook(position)` returns a value that, called with an action and a player, gives the static
/// evaluation for that player after the action, or `nullopt` if the game may be over then. Pays off
/// where most of an evaluation stays the same after any action. Used by best-reply. Default: plays
/// the action and evaluates. Worth: 7 % more nodes a second.
template <class E, class P>
concept LooksAhead = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.outlook(position)(action, Player{}) } -> std::same_as<std::optional<Score>>;
};

/// `static constexpr bool worth_remembering = true` says that an evaluation takes longer than a
/// cache lookup. Used by alpha-beta, paranoid and best-reply. Default: no cache. Worth: 5 to 26 %
/// more nodes a second.
template <class E>
concept WorthRemembering = requires {
    requires E::worth_remembering;
};

/// `static constexpr int limit_in_sight` is the number of plies before the turn limit from which
/// the evaluation depends on the plies left. Used for the keys of the transposition table. Default:
/// 32 plies, the horizon of a search. Worth: correct keys, where the evaluation depends on the
/// plies left; no strength.
template <class E>
concept SeesTurnLimit = requires {
    { E::limit_in_sight } -> std::convertible_to<int>;
};

/// `static constexpr Score margin` is the unit of pruning margins and aspiration windows: a change
/// of the evaluation that is rare within a few plies. Used by alpha-beta, paranoid and best-reply.
/// Default: `scale`. Worth: 0 to 70 Elo.
template <class E>
concept HasMargin = requires {
    { E::margin } -> std::convertible_to<Score>;
};

/// `Solver` names a class that answers some positions better than a search, such as a race in which
/// each player only has to find the shortest way.
///  - `start(root)` starts if the solver applies to the root, which is not over, and returns
///    whether it does. It may reuse results for earlier roots.
///  - `step(nodes)` visits about `nodes` more positions, at least one, and returns the number
///    visited. The result must not depend on the division into steps.
///  - `line()` returns the best action and the expected line: legal, never empty after a step.
///  - `scores()` returns the scores of the line; `depth()` grows with their reliability.
///  - `finished()` says that more work cannot change the answer. `clear()` forgets everything.
///
/// Used together with the default algorithm, for one line and no depth limit. Default: only the
/// search. Worth: 49 Elo.
template <class E, class P>
concept HasSolver = EvaluatorType<E, P> && std::default_initializable<typename E::Solver> &&
    requires(typename E::Solver solver, const typename E::Solver asked, const P root) {
    { solver.start(root) } -> std::same_as<bool>;
    { solver.step(std::uint64_t{1}) } -> std::same_as<std::uint64_t>;
    { asked.line() } -> std::same_as<std::vector<typename P::Action>>;
    { asked.scores() } -> std::same_as<Scores<P::player_count>>;
    { asked.depth() } -> std::same_as<int>;
    { asked.finished() } -> std::same_as<bool>;
    { solver.clear() } -> std::same_as<void>;
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

/// `usual_weights(position)` returns the default weights for the options of a position's game; the
/// same throughout a game. Default: one set of weights for all options. Worth: about 100 Elo for
/// options that change the character of the game.
template <class E, class P>
concept HasWeightsByPosition = HasWeights<E> && requires(const P position) {
    { E::usual_weights(position) } -> std::same_as<const typename E::Weights&>;
};

/// `Weights::search` holds the parameters of reductions and pruning. Used by alpha-beta, paranoid
/// and best-reply. Default: `Selectivity{}`. Worth: 40 to 100 Elo.
template <class E>
concept HasSelectivity = HasWeights<E> && requires(const typename E::Weights weights) {
    { weights.search } -> std::same_as<const Selectivity&>;
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

/// `keys_after(action)` returns the keys that the position will have after an action, without
/// changing it. Only for two players who take turns, without a turn limit. The transposition table
/// can then be probed before the position is made. Used by alpha-beta. Default: plays the action
/// first. Worth: 15 % more nodes a second.
template <class P>
concept TellsKeysAfter = PositionType<P> && P::player_count == 2 &&
                         requires(const P position, typename P::Action action) {
    { position.keys_after(action) } -> std::same_as<PositionKeys>;
};

/// `likely_hash_after(action)` returns the hash after an action; it may be wrong where the exact
/// hash is expensive. Only for players who take turns. Alpha-beta, paranoid and best-reply use it
/// to prefetch the bucket of the transposition table. Default: no prefetch. Worth: 4 to 14 % more
/// nodes a second.
template <class P>
concept GuessesHashAfter = PositionType<P> &&
    requires(const P position, typename P::Action action) {
    { position.likely_hash_after(action) } -> std::same_as<std::uint64_t>;
};

/// `is_legal(action)` returns whether an action that was legal in any position is legal in this
/// one, which is not over. Where there are no noisy actions, the table's action, the killers and
/// the counter-move are then tried before the other actions are listed. Used by alpha-beta and
/// paranoid. Default: all actions are listed first. Worth: 35 % fewer instructions a node.
template <class P>
concept ChecksLegality = PositionType<P> && requires(const P position, typename P::Action action) {
    { position.is_legal(action) } -> std::same_as<bool>;
};

/// `judged_key()` is equal exactly where the game's rules call two positions the same, if that is
/// too expensive for a search. The running game compares it; searches use `repetition_key()`, which
/// may equate a few more or fewer positions. Default: `repetition_key()`.
template <class P>
concept JudgesRepetition = PositionType<P> && requires(const P position) {
    { position.judged_key() } -> std::same_as<std::uint64_t>;
};

// ---- Static functions of the game

/// `why_not(attempt, position)` returns the reason why an attempt leads to no legal action, or an
/// empty reason. The position is not over. Default: no reason.
template <class G>
concept ExplainsRefusals = GameType<G> &&
    requires(const typename G::Position position, const Attempt& attempt) {
    { G::why_not(attempt, position) } -> std::same_as<Refusal>;
};

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

/// Reads whole games as other programs write them; `spec().reads` names those forms.
///  - `is_game_text` returns whether a text claims to be in one of them, by how it begins.
///  - `read_game` returns the record of a game, or an error such as
///    `action 37: wA1 bQ-: ...`. `open_game` finds illegal actions, so it need not check legality.
///
/// Default: only the records of this program are read.
template <class G>
concept ReadsGameTexts = GameType<G> && requires(std::string_view text) {
    { G::is_game_text(text) } -> std::same_as<bool>;
    { G::read_game(text) } -> std::same_as<Result<GameRecord>>;
};

/// `write_game` returns a game from the standard start for other programs: its actions in canonical
/// form and the state after them. `spec().notation` names that form. Default: only records are
/// written.
template <class G>
concept WritesGameTexts = GameType<G> &&
    requires(const OptionValues& options, const std::vector<std::string>& actions,
             const Outcome outcome) {
    { G::write_game(options, actions, outcome) } -> std::same_as<std::string>;
};

/// `foreign_forms()` lists the text forms of other programs that the game reads and writes (see
/// foreign_form.hpp). It must be defined in the game's folder `forms`, which is not compiled for
/// the page's module. Default: no forms.
template <class G>
concept HasForeignForms = GameType<G> && requires {
    { G::foreign_forms() } -> std::same_as<std::span<const ForeignForm>>;
};

/// `level_ratings` has the Elo of each playing level, from which other participants are rated.
/// Default: unknown.
template <class G>
concept HasLevelRatings = GameType<G> && requires {
    { (G::level_ratings) } -> std::same_as<const LevelRatings&>;
};

/// `styles()` returns sparring partners (see style.hpp). It must be defined
/// in the game's folder `styles`, which is not compiled for the page's module. Default: no styles.
template <class G>
concept HasStyles = GameType<G> && requires {
    { G::styles() } -> std::same_as<std::span<const Style<typename G::Position>>>;
};

// ---- Defaults

/// The static evaluation of a position for one player.
template <class E, class P>
Score evaluation_for(const E& evaluator, const P& position, Player player) {
    if constexpr (EvaluatesOnePlayer<E, P>) {
        return evaluator.evaluate_for(position, player);
    } else {
        return evaluator.evaluate(position)[player];
    }
}

/// Whether an action is noisy.
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

/// Returns a function that gives the move ordering score of an action of `position`. Both arguments
/// must outlive it.
template <class E, class P>
auto orderer_of([[maybe_unused]] const E& evaluator, [[maybe_unused]] const P& position) {
    if constexpr (PreparesOrder<E, P>) {
        return evaluator.orderer(position);
    } else if constexpr (OrdersActions<E, P>) {
        return [&evaluator, &position](const typename P::Action& action) {
            return evaluator.order(position, action);
        };
    } else {
        return [](const typename P::Action&) { return 0; };
    }
}

/// Returns the move ordering score of an action, by the result of `orderer_of`; also sets `noisy`.
template <class E, class P, class Orderer>
int judge(const E& evaluator, const P& position, const Orderer& orderer,
          const typename P::Action& action, bool& noisy) {
    if constexpr (requires { orderer.judge(action, noisy); }) {
        return orderer.judge(action, noisy);
    } else {
        noisy = is_noisy(evaluator, position, action);
        return orderer(action);
    }
}

}  // namespace quintet
