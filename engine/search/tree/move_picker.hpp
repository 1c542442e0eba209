#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/profile.hpp"
#include "engine/search/actions/scored_actions.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/search/tree/history.hpp"

namespace quintet::search {

/// Picks the actions of one node of an alpha-beta search, the most promising first. It works in
/// stages, because most nodes are cut off by their first action or two: a stage is neither listed
/// nor scored before the previous one is exhausted.
///
/// Every node ends with stage `all`. The first stage depends on the hooks of the game (`staged`
/// allows all but the first):
///
///     table                 -> all   the list is complete, the table's action comes first
///     noisy     -> killers  -> all   no table action, and the game lists noisy actions in order
///     known                 -> all   the game has no noisy actions and checks legality
template <PositionType P, EvaluatorType<P> E, bool staged>
class MovePicker {
    using Action = typename P::Action;

  public:
    /// The inputs of move ordering at a node, used only during the call.
    struct Context {
        const E& evaluator;
        const History<P>& history;
        const P& position;
        const Killers& killers;
        std::uint32_t table_action;
        Player player;
        Player previous_player;
        const Action& previous;  ///< the action that led to the position
    };

    using Pick = typename ScoredActions<P>::Pick;

    /// Starts a node with all of its actions.
    void start(const Context& context);

    /// Starts a node of quiescence search: noisy actions only.
    void start_quiescence(const Context& context);

    /// Starts a node with a single action.
    void start_only(const Context& context, const Action& action) {
        list_.clear();
        list_.add(action, table_score, is_noisy(context.evaluator, context.position, action));
        stage_ = Stage::all;
    }

    /// Starts a node with some of its actions, `begin` to `end`; `add_others` adds the others.
    template <class Iterator>
    void start_candidates(const Context& context, Iterator begin, Iterator end) {
        list_.clear();
        for (; begin != end; ++begin) list_.actions.push_back(*begin);
        stage_ = Stage::table;
        score_table_action(context);
    }

    /// Adds the legal actions that are not in the list. All listed actions must have been taken.
    QUINTET_COLD void add_others(const Context& context);

    /// Whether an action is left in the current stage.
    bool left() const { return list_.left(); }

    /// Advances to the next stage with an action; returns false if no action is left.
    bool next_stage(const Context& context);

    /// Returns the best action that is left in the current stage, without taking it.
    Pick peek() { return list_.peek(); }
    /// Takes the best action that is left in the current stage.
    Pick next() { return list_.next(); }
    /// Sorts up to `most` further actions of the current stage, so that `pick` can return them.
    /// Returns their number.
    std::size_t sort_ahead(std::size_t most) { return list_.sort_ahead(most); }

    /// The number of actions taken so far.
    std::size_t taken() const { return list_.taken(); }
    /// Returns the action taken or sorted as number `number`, from 0.
    Pick pick(std::size_t number) const { return list_.pick(number); }
    /// The number of actions listed so far.
    std::size_t size() const { return list_.actions.size(); }

    /// Whether the node is known to have one action only.
    bool is_forced() const {
        return size() == 1 && stage_ != Stage::noisy && stage_ != Stage::known;
    }
    /// Whether the node is known to have several actions.
    bool has_choice() const { return stage_ == Stage::known || size() > 1; }

  private:
    /// The actions that have been scored.
    enum class Stage : std::uint8_t {
        table,    ///< the table's action, of a complete list
        known,    ///< the table's action, killers and the counter-move; nothing else is listed
        noisy,    ///< noisy actions; nothing else is listed
        killers,  ///< also killers and the counter-move, of a complete list
        all,
    };

    static constexpr bool lists_noisy = ListsNoisyActions<E, P>;
    static constexpr bool noisy_first = staged && lists_noisy;
    // Not with noisy actions: they come before killers and would have to be listed first.
    static constexpr bool known_first = staged && !HasNoisyActions<E, P> && ChecksLegality<P>;

    /// Both killers and the counter-move, most promising first.
    struct Refutations {
        std::array<std::uint32_t, 3> codes;

        /// Returns the score of a quiet action; 0 if it is not one of these.
        std::int32_t score(std::uint32_t code) const {
            if (code == codes[0]) return killer_score + 2;
            if (code == codes[1]) return killer_score + 1;
            return code == codes[2] ? killer_score : 0;
        }
    };

    void start_with_noisy(const Context& context);
    void score_noisy(const Context& context);
    bool start_with_known(const Context& context);
    void score_table_action(const Context& context);
    void score_killers(const Context& context);
    void score_all(const Context& context);

    /// Looks the counter-move up once: it may change while the node is searched.
    void find_counter(const Context& context) {
        counter_ = context.history.counter(context.previous_player, context.previous);
    }
    Refutations refutations(const Context& context) const {
        return {{context.killers.codes[0], context.killers.codes[1], counter_}};
    }

    ScoredActions<P> list_;
    Stage stage_ = Stage::table;
    std::uint32_t counter_ = no_action;
};

// ---- Start and stages of a node

template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::start(const Context& context) {
    if (noisy_first && context.table_action == no_action) return start_with_noisy(context);
    if (known_first && start_with_known(context)) return;
    list_.fill(context.position);
    stage_ = Stage::table;
    score_table_action(context);
}

template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::start_quiescence(const Context& context) {
    if constexpr (!HasNoisyActions<E, P>) {
        list_.clear();
    } else if constexpr (lists_noisy) {
        list_.clear();
        context.evaluator.noisy_actions(context.position, list_.actions);
    } else {
        list_.fill(context.position);
    }
    score_noisy(context);
    stage_ = Stage::all;
}

template <PositionType P, EvaluatorType<P> E, bool staged>
bool MovePicker<P, E, staged>::next_stage(const Context& context) {
    if (stage_ == Stage::all) return false;
    if constexpr (noisy_first) {
        if (stage_ == Stage::noisy) {
            list_.replace_by_all(context.position);
            score_killers(context);
            if (list_.left()) return true;
        }
    }
    if (stage_ == Stage::known) context.position.legal_actions(list_.actions);
    score_all(context);
    return list_.left();
}

template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::add_others(const Context& context) {
    const auto& actions = list_.actions;
    const auto* const listed = actions.end();
    context.position.legal_actions(list_.actions);
    const auto orderer = orderer_of(context.evaluator, context.position);
    list_.score_all([&](const Action& action, std::int32_t& score, bool& noisy) {
        if (std::find(actions.begin(), listed, action) != listed) return false;
        noisy = is_noisy(context.evaluator, context.position, action);
        score = score_of_order(orderer(action), noisy);
        return true;
    });
}

// ---- Stage noisy

/// Lists noisy actions only: most cut-offs are by a noisy action or a killer.
template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::start_with_noisy(const Context& context) {
    if constexpr (noisy_first) {
        list_.clear();
        context.evaluator.noisy_actions(context.position, list_.actions);
        score_noisy(context);
        const bool only = size() == 1 && context.position.legal_action_count() == 1;
        stage_ = only ? Stage::all : Stage::noisy;
    }
}

template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::score_noisy(const Context& context) {
    if (list_.actions.empty()) return;
    const auto orderer = orderer_of(context.evaluator, context.position);
    list_.score_all([&](const Action& action, std::int32_t& score, bool& noisy) {
        noisy = true;
        if (!lists_noisy && !is_noisy(context.evaluator, context.position, action)) return false;
        score = action.code() == context.table_action ? table_score : orderer(action);
        return true;
    });
}

// ---- Stage known

/// Lists only the known actions that are legal here. Returns false if there is no such action, if
/// the node has a single action, or if the list has no room for them.
template <PositionType P, EvaluatorType<P> E, bool staged>
bool MovePicker<P, E, staged>::start_with_known(const Context& context) {
    if constexpr (known_first) {
        constexpr std::size_t most_known = 4;
        const auto count = static_cast<std::size_t>(context.position.legal_action_count());
        if (count == 1 || count + most_known > P::max_actions) return false;
        find_counter(context);
        list_.clear();
        const auto add = [&](std::uint32_t code, std::int32_t score) {
            if (code == no_action) return;
            const Action action = Action::from_code(code);
            if (context.position.is_legal(action)) list_.add(action, score, false);
        };
        add(context.table_action, table_score);
        const Refutations known = refutations(context);
        for (std::size_t i = 0; i < known.codes.size(); ++i) {
            const std::uint32_t code = known.codes[i];
            const auto* const end = known.codes.begin() + i;
            if (code == context.table_action || std::find(known.codes.begin(), end, code) != end) {
                continue;
            }
            add(code, known.score(code));
        }
        if (list_.left()) stage_ = Stage::known;
        return list_.left();
    }
    return false;
}

// ---- Stage table

template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::score_table_action(const Context& context) {
    if (context.table_action == no_action) return;
    const auto& actions = list_.actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (actions[i].code() != context.table_action) continue;
        list_.score(i, table_score, is_noisy(context.evaluator, context.position, actions[i]));
        break;
    }
}

// ---- Stage killers

template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::score_killers(const Context& context) {
    stage_ = Stage::killers;
    find_counter(context);
    const Refutations known = refutations(context);
    list_.score_all([&](const Action& action, std::int32_t& score, bool& noisy) {
        score = known.score(action.code());
        noisy = false;
        return score != 0 && !is_noisy(context.evaluator, context.position, action);
    });
}

// ---- Stage all

/// Scores the actions that no earlier stage has scored: noisy actions, then killers and the
/// counter-move, then quiet actions by history and the evaluator's score.
template <PositionType P, EvaluatorType<P> E, bool staged>
void MovePicker<P, E, staged>::score_all(const Context& context) {
    const bool first = stage_ == Stage::table;
    if (first) find_counter(context);
    stage_ = Stage::all;
    const Refutations known = refutations(context);
    const std::int32_t* const history = context.history.values_of(context.player);
    const auto orderer = orderer_of(context.evaluator, context.position);
    list_.score_all([&](const Action& action, std::int32_t& score, bool& noisy) {
        const std::uint32_t code = action.code();
        if (code == context.table_action) return false;
        noisy = is_noisy(context.evaluator, context.position, action);
        score = score_of_order(orderer(action), noisy);
        if (noisy) return first;
        if (const std::int32_t found = known.score(code); found != 0) {
            score = found;
            return first;
        }
        score += history[static_cast<std::size_t>(action.index())];
        return true;
    });
}

}  // namespace quintet::search
