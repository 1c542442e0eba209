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

// Everything that a game may offer beyond the minimal contract (concepts.hpp). A hook is a member
// with the name and shape given here: offering it is enough, there is nothing to register. A first
// game needs none of them.
//
// Each hook says what it gives, who uses it, its default, and what it is worth. How the worth was
// measured is in engine/search/EXPERIMENTS.md ("What each hook is worth").
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
/// searched first. It sorts actions that neither the table nor earlier cut-offs know anything of.
/// Used by alpha-beta, paranoid, best-reply and MCTS. Default: 0, which keeps the order of
/// `legal_actions`.
/// Worth: up to 95 Elo at equal nodes, and speed besides.
template <class E, class P>
concept OrdersActions = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.order(position, action) } -> std::same_as<int>;
};

/// `orderer(position)` returns a value that gives the same scores when called with an action. Pays
/// where most of the work is the same for all actions of a position. The value may also have
/// `judge(action, noisy)`, which returns the score and sets `noisy` at once. Used as `order` is.
/// Default: calls `order` for each action.
/// Worth: 1.2 to 16 times fewer instructions a node; `judge` 2 %.
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

/// `noisy_actions(position, out)` appends the noisy actions and no others, in any order that is the
/// same everywhere. Pays where most positions have many actions and no noisy one. Used by
/// alpha-beta, paranoid, best-reply and MCTS. Default: asks `noisy` of every legal action.
/// Worth: 14 to 28 % fewer instructions a node, the next hook included.
template <class E, class P>
concept ListsNoisyActions = HasNoisyActions<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.noisy_actions(position, out) } -> std::same_as<void>;
};

/// `noisy_actions_in_order(position, out)` does the same in the order of `legal_actions`, so that a
/// search can try noisy actions before it lists the others. Used by alpha-beta and paranoid.
/// Default: all actions are listed first.
/// Worth: 8 to 11 % fewer instructions a node.
template <class E, class P>
concept ListsNoisyActionsInOrder = ListsNoisyActions<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.noisy_actions_in_order(position, out) } -> std::same_as<void>;
};

// ---- Evaluation: members of the evaluator

/// `evaluate_for(position, player)` returns `evaluate(position)[player]`. Pays where one score
/// takes less work than all of them. Used by alpha-beta, paranoid and best-reply. Default: calls
/// `evaluate`.
/// Worth: 1 % fewer instructions a node with three players.
template <class E, class P>
concept EvaluatesOnePlayer = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, Player player) {
    { evaluator.evaluate_for(position, player) } -> std::same_as<Score>;
};

/// `outlook(position)` returns a value that, called with an action and a player, gives the static
/// evaluation for that player after the action, or nothing where the game may be over then. Pays
/// where most of an evaluation stays the same after any action. Used by best-reply. Default: plays
/// the action and evaluates.
/// Worth: 7 % more nodes a second.
template <class E, class P>
concept LooksAhead = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.outlook(position)(action, Player{}) } -> std::same_as<std::optional<Score>>;
};

/// `static constexpr bool worth_remembering = true` says that evaluating takes longer than a look
/// into a cache of evaluations. Used by alpha-beta, paranoid and best-reply. Default: no cache.
/// Worth: 5 to 26 % more nodes a second.
template <class E>
concept WorthRemembering = requires {
    requires E::worth_remembering;
};

/// `static constexpr int limit_in_sight` says from how many plies before the turn limit on the
/// evaluation depends on the plies that are left. Used for the keys of the transposition table.
/// Default: 32 plies, which a search itself may see.
/// Worth: not strength but correct keys, wherever the evaluation depends on the plies left.
template <class E>
concept SeesTurnLimit = requires {
    { E::limit_in_sight } -> std::convertible_to<int>;
};

/// `static constexpr Score margin` is the unit of pruning margins and aspiration windows: how much
/// a few plies seldom change the evaluation. Used by alpha-beta, paranoid and best-reply. Default:
/// `scale`.
/// Worth: 0 to 70 Elo.
template <class E>
concept HasMargin = requires {
    { E::margin } -> std::convertible_to<Score>;
};

/// `Solver` names a class that knows more about some positions than a search can see, such as a
/// race in which each player only has to find the shortest way.
///  - `start(root)` returns whether it applies to a root that is not over; if so, it has begun, and
///    may continue from what it found for earlier roots.
///  - `step(nodes)` looks at about `nodes` more positions, at least one, and returns how many it
///    looked at. What it finds must not depend on how the work is cut into steps.
///  - `line()` returns what to play and what is expected to follow: legal, never empty after a
///    step.
///  - `scores()` are those of the line, `depth()` grows when they are better founded.
///  - `finished()` says that more work cannot change the answer. `clear()` forgets everything.
///
/// Used beside the default algorithm, where one line is asked for and no depth. Default: only the
/// search.
/// Worth: 49 Elo.
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
/// bonus for each step, so that their games end although they choose at random. Default: 0.
/// Worth: games between weak levels take a third of the rounds; about 180 Elo for such a level.
template <class E, class P>
concept HasHeadway = EvaluatorType<E, P> && requires(const P position, typename P::Action action) {
    { E::headway(position, action) } -> std::same_as<int>;
};

// ---- Weights: types and members of the evaluator

/// Takes each weight of an evaluator by its name: a number, an array of numbers or arrays, or a
/// part that lists weights of its own in the same way.
struct AnyWeightVisitor {
    template <class Value>
    void operator()(std::string_view, Value&) const {}
};

/// `Weights` is a structure of numbers that can be changed while the program runs (`tune`,
/// `--weights`; see weights.hpp). `Weights::visit(weights, visitor)` calls
/// `visitor("snake_case", number)` for each, always in the same order. The default values are those
/// played with by default options. Default: the evaluation cannot be tuned.
/// Worth: what tuning finds; most of the strength of an evaluation.
template <class E>
concept HasWeights = std::default_initializable<typename E::Weights> &&
    std::constructible_from<E, const typename E::Weights&> &&
    requires(const E evaluator, typename E::Weights changing, const typename E::Weights constant) {
    { evaluator.weights() } -> std::same_as<const typename E::Weights&>;
    E::Weights::visit(changing, AnyWeightVisitor());
    E::Weights::visit(constant, AnyWeightVisitor());
};

/// `usual_weights(position)` returns the weights for the options that a position is played with;
/// the same throughout a game. Default: one set of weights for all options.
/// Worth: about 100 Elo for options that change the character of the game.
template <class E, class P>
concept HasWeightsByPosition = HasWeights<E> && requires(const P position) {
    { E::usual_weights(position) } -> std::same_as<const typename E::Weights&>;
};

/// `Weights::search` says how selective a search is. Used by alpha-beta, paranoid and best-reply.
/// Default: `Selectivity{}`.
/// Worth: 40 to 100 Elo.
template <class E>
concept HasSelectivity = HasWeights<E> && requires(const typename E::Weights weights) {
    { weights.search } -> std::same_as<const Selectivity&>;
};

/// `weighted_sum(position, weights)` returns the part of the evaluation that is a sum of weights
/// times features, for each player: linear in `weights`. The features are those that the evaluator
/// sees with its own weights. `evaluate` makes its scores from `weighted_sum(position, weights())`
/// in one last step. `last_step` is the name of that step in kebab case; pages explain it in words.
/// `sum_parts` is the number of units of the sum that make one point of a score; scores times
/// `sum_parts` must fit into `Score`.
/// Used to explain evaluations (engine/lens). Default: `evaluate` itself is taken for such a sum,
/// and terms that are none have no features.
/// Worth: no strength; every term can be explained.
template <class E, class P>
concept SumsWeights = HasWeights<E> &&
    requires(const E evaluator, const P position, const typename E::Weights weights) {
    { evaluator.weighted_sum(position, weights) } -> std::same_as<Scores<P::player_count>>;
    { E::sum_parts } -> std::convertible_to<Score>;
    { E::last_step } -> std::convertible_to<std::string_view>;
};

/// `weight_units()` returns, in the place of each weight, how many units of it make one point: 100
/// for a weight in hundredths. Used beside `weighted_sum`. Default: 1 for all.
/// Worth: readers see weights in points, and features in whole things that can be counted.
template <class E>
concept HasWeightUnits = HasWeights<E> && requires {
    { E::weight_units() } -> std::same_as<typename E::Weights>;
};

// ---- Members of the position

/// `keys_after(action)` returns the keys that the position will have after an action, without
/// changing it. Only for two players who take turns and no turn limit. The transposition table is
/// then asked before the position is made. Used by alpha-beta. Default: plays the action first.
/// Worth: 15 % more nodes a second.
template <class P>
concept TellsKeysAfter = PositionType<P> && P::player_count == 2 &&
                         requires(const P position, typename P::Action action) {
    { position.keys_after(action) } -> std::same_as<PositionKeys>;
};

/// `likely_hash_after(action)` returns the hash after an action; it may be wrong where the true one
/// takes long to find. Only for players who take turns. Used to prefetch the bucket of the
/// transposition table by alpha-beta, paranoid and best-reply. Default: no prefetch.
/// Worth: 4 to 14 % more nodes a second.
template <class P>
concept GuessesHashAfter = PositionType<P> &&
    requires(const P position, typename P::Action action) {
    { position.likely_hash_after(action) } -> std::same_as<std::uint64_t>;
};

/// `is_legal(action)` returns whether an action that was legal in any position is legal in this
/// one, which is not over. Where there are no noisy actions, the table's action, the killers and
/// the counter-move are then tried before any others are listed. Used by alpha-beta and paranoid.
/// Default: all actions are listed first.
/// Worth: 35 % fewer instructions a node.
template <class P>
concept ChecksLegality = PositionType<P> && requires(const P position, typename P::Action action) {
    { position.is_legal(action) } -> std::same_as<bool>;
};

/// `judged_key()` is equal exactly where the game's rules call two positions the same, if finding
/// that out takes too long for a search. The running game compares it; searches go on with
/// `repetition_key()`, which may call a few more or fewer positions the same. Used by the running
/// game. Default: `repetition_key()`.
template <class P>
concept JudgesRepetition = PositionType<P> && requires(const P position) {
    { position.judged_key() } -> std::same_as<std::uint64_t>;
};

// ---- Static functions of the game

/// `why_not(attempt, position)` says why an attempt that leads to no legal action is refused;
/// nothing where there is no reason to give. The position is not over. Default: no reason.
template <class G>
concept ExplainsRefusals = GameType<G> &&
    requires(const typename G::Position position, const Attempt& attempt) {
    { G::why_not(attempt, position) } -> std::same_as<Refusal>;
};

/// `effects(action, position)` marks the cells that an action changes besides those it names.
/// Default: no marks.
template <class G>
concept MarksEffects = GameType<G> &&
    requires(const typename G::Position position, const typename G::Position::Action action) {
    { G::effects(action, position) } -> std::same_as<std::vector<Mark>>;
};

/// `least_actions(position, player)` is a lower bound, from the rules alone, on the number of the
/// player's own actions before it can have won, whatever the others do; the position is not over.
/// The prover (engine/prove) skips what it excludes. Default: 0.
template <class G>
concept BoundsWins = GameType<G> && requires(const typename G::Position position, Player player) {
    { G::least_actions(position, player) } -> std::same_as<int>;
};

/// `is_race(position)` returns whether the players can no longer hinder each other, so that each
/// only has to find the shortest way; the position is not over. Puzzles then ask for the shortest
/// way. Default: never.
template <class G>
concept KnowsRaces = GameType<G> && requires(const typename G::Position position) {
    { G::is_race(position) } -> std::same_as<bool>;
};

/// Reads whole games as other programs write them; `spec().reads` names those forms.
///  - `is_game_text` returns whether a text claims to be in one of them, by how it begins.
///  - `read_game` returns the options and actions of a game, or what is wrong with the text, as in
///    `action 37: wA1 bQ-: ...`. It may leave it to `replay` to find an action that is not legal.
///
/// Default: only the records of this program are read.
template <class G>
concept ReadsGameTexts = GameType<G> && requires(std::string_view text) {
    { G::is_game_text(text) } -> std::same_as<bool>;
    { G::read_game(text) } -> std::same_as<Result<PlayedGame>>;
};

/// `write_game` returns a whole game from the usual start for other programs: its actions in
/// canonical form and how things stand after them. `spec().notation` names that form. Default: only
/// records are written.
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

/// `level_ratings` says how far apart the playing levels are, for ratings of other participants.
/// Default: not known.
template <class G>
concept HasLevelRatings = GameType<G> && requires {
    { (G::level_ratings) } -> std::same_as<const LevelRatings&>;
};

/// `styles()` returns opponents that play in ways of their own (see style.hpp). It must be defined
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

/// Returns what gives the move ordering score of each action of `position`; both arguments must
/// outlive it.
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

/// The move ordering score of an action by what `orderer_of` returned; also sets `noisy`.
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
