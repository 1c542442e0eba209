#pragma once

#include <string>
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
};

/// Returns the terms of the static evaluation of a position. They add up to `evaluate` exactly, for
/// every player. Weights that contribute nothing to any player are left out.
///
/// The weights are taken away one after another, in their order; what a weight contributes is by
/// how much the scores change when it is taken away. Where scores are sums of weights times
/// features, as they are in most games, this is weight times feature, up to rounding. Where they
/// are not, it is what the weight adds to those after it. The rest, which no weight explains,
/// stands last with an empty name if it is not 0; evaluations without weights have nothing else.
template <class E, class P>
std::vector<EvaluationTerm> explain(const E& evaluator, const P& position) {
    using Values = Scores<P::player_count>;
    std::vector<EvaluationTerm> terms;
    Values left = evaluator.evaluate(position);
    const auto add = [&](const std::string& name, Score weight, const Values& without) {
        EvaluationTerm term{name, weight, {}};
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
            number = 0;
            add(name, weight, E(weights).evaluate(position));
        });
    }
    add("", 0, Values{});
    return terms;
}

}  // namespace quintet::lens
