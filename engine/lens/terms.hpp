#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/base/text.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/core/hooks/weights.hpp"

namespace quintet::lens {

/// Returns the name of the term that a weight belongs to: `danger` for `danger.4`.
inline std::string_view term_of(std::string_view weight) {
    return weight.substr(0, weight.find('.'));
}

/// Returns the names of the terms of an evaluation that can be switched off, in the order of its
/// weights. Weights that only control the selectivity of a search are not listed.
template <class E, class P>
std::vector<std::string> term_names(const P& position) {
    std::vector<std::string> names;
    if constexpr (changeable_weights && HasWeights<E>) {
        for (const auto& [weight, value] : weight_values(default_weights<E>(position))) {
            const std::string_view name = term_of(weight);
            if (name != "search" && (names.empty() || names.back() != name)) {
                names.emplace_back(name);
            }
        }
    }
    return names;
}

/// Returns the evaluator with the weights of some terms set to 0. The other weights are the
/// defaults for `position`. Fails on a name that `term_names` does not list.
template <class E, class P>
Result<E> evaluator_without(const std::vector<std::string>& terms, const P& position) {
    const std::vector<std::string> known = term_names<E>(position);
    for (const std::string& term : terms) {
        if (std::find(known.begin(), known.end(), term) != known.end()) continue;
        std::string names;
        for (const std::string& each : known) names += (names.empty() ? "" : ", ") + each;
        return Error{known.empty()
                         ? "without: this evaluation has no terms"
                         : "without must be one of " + names + " (found " + in_quotes(term) + ")"};
    }
    if constexpr (changeable_weights && HasWeights<E>) {
        if (terms.empty()) return E();
        auto weights = default_weights<E>(position);
        for_each_weight(weights, [&](const std::string& name, auto& number) {
            if (std::find(terms.begin(), terms.end(), term_of(name)) != terms.end()) number = 0;
        });
        return E(weights);
    } else {
        return E();
    }
}

}  // namespace quintet::lens
