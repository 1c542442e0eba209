#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/tuning/search_constants.hpp"

// The optional members that only searches use; core/hooks/hooks.hpp has the others. A hook is a
// member with the name and shape given here; it needs no registration.
//
// Each comment gives the result, the users, the default and the worth of a hook. EXPERIMENTS.md
// ("What each hook is worth") has the measurements.

namespace quintet::search {

// ---- Move ordering: members of the evaluator; also `noisy` in core/hooks/hooks.hpp

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
/// off where most of the work is the same for all actions of a position. Used like `order`.
/// Default: calls `order` for each action. Worth: 1.2 to 16 times fewer instructions a node.
template <class E, class P>
concept PreparesOrder = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.orderer(position)(action) } -> std::same_as<int>;
};

/// `noisy_actions(position, out)` appends exactly the noisy actions, in the order of
/// `legal_actions`. Pays off where most positions have many actions and no noisy one. Used by
/// alpha-beta, paranoid, best-reply and MCTS; the first two then try noisy actions before they list
/// the others. Default: asks `noisy` of every legal action. Worth: 14 to 28 % fewer instructions a
/// node.
template <class E, class P>
concept ListsNoisyActions = HasNoisyActions<E, P> &&
    requires(const E evaluator, const P position, ActionList<P>& out) {
    { evaluator.noisy_actions(position, out) } -> std::same_as<void>;
};

// ---- Evaluation: members of the evaluator

/// `outlook(position)` returns a value that, called with an action and a player, gives the static
/// evaluation for that player after the action, or `nullopt` if the game may be over then. Pays off
/// where most of an evaluation stays the same after any action. Used by best-reply. Default: plays
/// the action and evaluates. Worth: 7 % more nodes a second.
template <class E, class P>
concept LooksAhead = EvaluatorType<E, P> &&
    requires(const E evaluator, const P position, typename P::Action action) {
    { evaluator.outlook(position)(action, Player{}) } -> std::same_as<std::optional<Score>>;
};

/// `search_constants` is the `SearchConstants` of the evaluator (tuning/search_constants.hpp).
/// Default: those of the struct.
template <class E>
concept HasSearchConstants = requires {
    { (E::search_constants) } -> std::same_as<const SearchConstants&>;
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

// ---- Defaults

template <class E>
inline constexpr SearchConstants search_constants = [] {
    if constexpr (HasSearchConstants<E>) return E::search_constants;
    return SearchConstants{};
}();

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

}  // namespace quintet::search
