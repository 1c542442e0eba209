#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/hooks.hpp"
#include "engine/core/score.hpp"
#include "engine/core/weights.hpp"

namespace quintet::lens {

/// One term of a static evaluation: what one weight contributes to each player's score.
struct EvaluationTerm {
    std::string name;                  ///< of the weight, `danger.4`; empty for the rest
    Score weight = 0;                  ///< its value; 0 for the rest
    std::vector<Score> contributions;  ///< to each player's score
    /// What the weight is multiplied by in each player's score. Empty where a contribution is not
    /// weight times feature: see `explain`.
    std::vector<Score> features = {};
};

/// Returns the terms of the static evaluation of a position. They add up to `evaluate` exactly, for
/// every player. Weights that contribute nothing to any player are left out.
///
/// The weights are taken away one after another, in their order; what a weight contributes is by
/// how much the scores change when it is taken away. The rest, which no weight explains, stands
/// last with an empty name if it is not 0; evaluations without weights have nothing else.
///
/// A term has features if each player's contribution is the weight times a whole number, and one
/// more of the weight (or less, below 0) changes each score by that number. It has none where
/// scores are not sums of weights times features: where they are rounded, where a weight scales
/// others, or where it chooses between cases. There a contribution is what the weight adds to those
/// after it.
template <class E, class P>
std::vector<EvaluationTerm> explain(const E& evaluator, const P& position) {
    using Values = Scores<P::player_count>;
    std::vector<EvaluationTerm> terms;
    Values left = evaluator.evaluate(position);
    const auto add = [&](EvaluationTerm term, const Values& without) {
        for (std::size_t i = 0; i < P::player_count; ++i) {
            term.contributions.push_back(left[i] - without[i]);
        }
        if (left != without) terms.push_back(std::move(term));
        left = without;
    };
    if constexpr (changeable_weights && HasWeights<E>) {
        auto weights = weights_for(evaluator, position);
        for_each_weight(weights, [&](const std::string& name, auto& number) {
            const Score weight = number;
            if (weight == 0) return;
            using Number = std::remove_reference_t<decltype(number)>;
            // Away from 0, so that it is another step than taking the weight away.
            const Score step = weight > 0 ? 1 : -1;
            number = static_cast<Number>(weight + step);
            const bool fits = static_cast<Score>(number) == weight + step;
            const Values with_more = E(weights).evaluate(position);
            number = 0;
            const Values without = E(weights).evaluate(position);
            EvaluationTerm term{name, weight, {}};
            for (std::size_t i = 0; fits && i < P::player_count; ++i) {
                const Score feature = (with_more[i] - left[i]) * step;
                if (weight * feature != left[i] - without[i]) break;
                term.features.push_back(feature);
            }
            if (term.features.size() < P::player_count) term.features.clear();
            add(std::move(term), without);
        });
    }
    add({"", 0, {}}, Values{});
    return terms;
}

}  // namespace quintet::lens
