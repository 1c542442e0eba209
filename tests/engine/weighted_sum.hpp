#pragma once

#include <cstddef>
#include <string>

#include "engine/base/random.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/core/hooks/weights.hpp"
#include "tests/engine/catch.hpp"
#include "tests/engine/weightless.hpp"

namespace quintet {

/// Checks that the sum of weights times features is one: linear in weights, whatever they are.
template <class E, class P>
void check_linear(const E& evaluator, const P& position, Random& random) {
    static_assert(SumsWeights<E, P>);
    using Weights = typename E::Weights;
    Weights weights;
    Weights alone = weightless<Weights>();
    for_each_weight(weights, [&](const std::string&, auto& number) {
        number = static_cast<std::remove_reference_t<decltype(number)>>(random.below(101)) - 50;
    });
    const WeightValues values = weight_values(weights);
    Scores<P::player_count> sums{};
    std::size_t place = 0;
    for_each_weight(alone, [&](const std::string&, auto& number) {
        number = 1;
        const auto features = evaluator.weighted_sum(position, alone);
        number = 0;
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += values[place].second * features[i];
        ++place;
    });
    CHECK(evaluator.weighted_sum(position, weights) == sums);
}

/// Checks that the evaluation is the sum, rounded to points by less than `most`.
template <class E, class P>
void check_rounded(const E& evaluator, const P& position, Score most) {
    const auto scores = evaluator.evaluate(position);
    const auto sums = evaluator.weighted_sum(position, evaluator.weights());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const Score off = scores[i] * E::sum_parts - sums[i];
        CHECK(off < most * E::sum_parts);
        CHECK(off > -most * E::sum_parts);
    }
}

}  // namespace quintet
