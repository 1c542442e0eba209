#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/logarithm.hpp"
#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::search {

/// `Weights::search` holds the parameters of reductions and pruning. Used by alpha-beta, paranoid
/// and best-reply. Default: `Selectivity{}`. Worth: 40 to 100 Elo.
template <class E>
concept HasSelectivity = HasWeights<E> && requires(const typename E::Weights weights) {
    { weights.search } -> std::same_as<const Selectivity&>;
};

/// Returns the search parameters for the game of `position`: the evaluator's own, or the defaults.
template <class E, class P>
Selectivity selectivity_of(const E& evaluator, const P& position) {
    if constexpr (HasSelectivity<E>) {
        return weights_for(evaluator, position).search;
    } else {
        return {};
    }
}

/// A significant lead in score; margins and windows are multiples of it.
template <class E>
inline constexpr Score lead_unit = [] {
    if (search_constants<E>.margin != 0) return search_constants<E>.margin;
    return E::scale < 16 ? 16 : static_cast<Score>(E::scale);
}();

/// Returns the base reduction, in 256ths of a ply, of the action number `number` (from 1) at a node
/// of the given depth: grows with the logarithms of both, because late actions of well-ordered
/// lists rarely matter (late move reduction).
inline int late_action_reduction(const Selectivity& selectivity, int depth, std::size_t number) {
    static constexpr auto logarithms = [] {
        std::array<std::int16_t, 128> table{};
        for (unsigned i = 1; i < table.size(); ++i) {
            table[i] = static_cast<std::int16_t>(log2_in_256ths(i));
        }
        return table;
    }();
    const int of_depth = logarithms[static_cast<std::size_t>(depth < 127 ? depth : 127)];
    const int of_number = logarithms[number < 127 ? number : 127];
    return of_depth * of_number / 256 * selectivity.reduction / 256 + selectivity.reduction_base;
}

/// Returns the number of actions tried at a null-window node of the given depth before quiet ones
/// are pruned (late move pruning).
constexpr int late_action_limit(const Selectivity& selectivity, int depth) {
    return (selectivity.late_actions_base +
            depth * (selectivity.late_actions + depth * selectivity.late_actions_square)) /
           100;
}

/// Whether a node is so far above its window that it need not be searched (reverse futility
/// pruning). `unit`: the lead that margins are multiples of.
constexpr bool reverse_futility(const Selectivity& selectivity, Score unit, int depth,
                                Score evaluation, Score beta) {
    if (depth > selectivity.reverse_futility_depth || is_proven(beta)) return false;
    const int margin = selectivity.reverse_futility_base + selectivity.reverse_futility * depth;
    return evaluation - unit * margin / 100 >= beta;
}

/// Whether a node is so far below its window that quiet actions need not be tried (futility
/// pruning).
constexpr bool futility(const Selectivity& selectivity, Score unit, int depth, Score evaluation,
                        Score alpha) {
    if (depth > selectivity.futility_depth || is_proven(alpha)) return false;
    const int margin = selectivity.futility_base + selectivity.futility * depth;
    return evaluation + unit * margin / 100 <= alpha;
}

}  // namespace quintet::search
