#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/core/hooks/weights.hpp"
#include "engine/core/score.hpp"

namespace quintet::lens {

/// One term of a static evaluation: the contribution of one weight to each player's score.
struct EvaluationTerm {
    std::string name;                  ///< of the weight, `danger.4`; empty for the remainder
    Score weight = 0;                  ///< its value; 0 for the remainder
    std::vector<Score> contributions;  ///< to each player's score, in parts of a point
    /// Factor of the weight in each player's score, in parts of a point. Empty where a contribution
    /// is not weight times feature: see `explain`.
    std::vector<Score> features = {};
    Score units = 1;  ///< number of units of the weight in a point
};

/// A static evaluation and its terms. For every player the contributions add up to the score times
/// `parts` exactly.
struct Explanation {
    std::vector<Score> scores;  ///< of each player
    std::vector<EvaluationTerm> terms;
    Score parts = 1;  ///< number of parts in a point
    /// Names the step that turns the sum of the named terms into the scores, and so adds the
    /// remainder: `SumsWeights::last_step`. Empty if the evaluation does not name it.
    std::string last_step = {};
};

namespace detail {

/// Returns the terms of `weighted_sum`. The feature of a weight is the sum with this weight set to
/// 1 and all others set to 0.
template <class E, class P>
std::vector<EvaluationTerm> terms_of_sum(const E& evaluator, const P& position) {
    using Weights = typename E::Weights;
    std::vector<EvaluationTerm> terms;
    const WeightValues values = weight_values<Weights>(weights_for(evaluator, position));
    WeightValues units;
    if constexpr (HasWeightUnits<E>) units = weight_values(E::weight_units());
    Weights alone{};
    for_each_weight(alone, [](const std::string&, auto& number) { number = 0; });
    std::size_t place = 0;
    for_each_weight(alone, [&](const std::string& name, auto& number) {
        const std::size_t at = place++;
        const Score weight = values[at].second;
        if (weight == 0) return;
        number = 1;
        const auto features = evaluator.weighted_sum(position, alone);
        number = 0;
        if (features == decltype(features){}) return;
        EvaluationTerm term{name, weight, {}, {features.begin(), features.end()}};
        for (const Score feature : features) term.contributions.push_back(weight * feature);
        if (!units.empty()) term.units = units[at].second;
        terms.push_back(std::move(term));
    });
    return terms;
}

/// Returns the terms of `evaluate`, found by removing its weights one after another. The
/// contribution of a weight is the change of the scores when it is removed.
template <class E, class P>
std::vector<EvaluationTerm> terms_of_changes(const E& evaluator, const P& position) {
    using Values = Scores<P::player_count>;
    std::vector<EvaluationTerm> terms;
    Values left = evaluator.evaluate(position);
    auto weights = weights_for(evaluator, position);
    for_each_weight(weights, [&](const std::string& name, auto& number) {
        const Score weight = number;
        if (weight == 0) return;
        using Number = std::remove_reference_t<decltype(number)>;
        // Away from 0: for a weight of 1, a step towards 0 would be the same as removing it.
        const Score step = weight > 0 ? 1 : -1;
        number = static_cast<Number>(weight + step);
        const bool fits = static_cast<Score>(number) == weight + step;
        const Values with_more = E(weights).evaluate(position);
        number = 0;
        const Values without = E(weights).evaluate(position);
        EvaluationTerm term{name, weight, {}};
        bool is_product = fits;
        for (std::size_t i = 0; i < P::player_count; ++i) {
            const Score feature = (with_more[i] - left[i]) * step;
            term.contributions.push_back(left[i] - without[i]);
            is_product = is_product && weight * feature == term.contributions.back();
            term.features.push_back(feature);
        }
        if (!is_product) term.features.clear();
        if (left != without) terms.push_back(std::move(term));
        left = without;
    });
    return terms;
}

}  // namespace detail

/// Explains the static evaluation of a position. Weights without a contribution to any player are
/// omitted. A remainder that no weight explains comes last, without a name, if it is not 0;
/// evaluations without weights have only the remainder.
///
/// If the evaluation has a `weighted_sum`, each weight in it has features, and the remainder is the
/// change of the last step. Otherwise a term has features if each player's contribution is the
/// weight times an integer, and if a weight that is 1 further from 0 changes each score by that
/// integer. It has no features where scores are rounded, where the weight scales others, or where
/// it chooses between cases. Its contribution then is the change of the scores when it is removed
/// after the weights before it.
template <class E, class P>
Explanation explain(const E& evaluator, const P& position) {
    const Scores<P::player_count> scores = evaluator.evaluate(position);
    Explanation made{{scores.begin(), scores.end()}, {}};
    if constexpr (changeable_weights && SumsWeights<E, P>) {
        made.terms = detail::terms_of_sum(evaluator, position);
        made.parts = E::sum_parts;
        made.last_step = E::last_step;
    } else if constexpr (changeable_weights && HasWeights<E>) {
        made.terms = detail::terms_of_changes(evaluator, position);
    }
    EvaluationTerm rest{"", 0, {}};
    for (std::size_t i = 0; i < P::player_count; ++i) {
        Score left = scores[i] * made.parts;
        for (const EvaluationTerm& term : made.terms) left -= term.contributions[i];
        rest.contributions.push_back(left);
    }
    if (rest.contributions != std::vector<Score>(P::player_count)) {
        made.terms.push_back(std::move(rest));
    }
    return made;
}

}  // namespace quintet::lens
