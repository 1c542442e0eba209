#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/core/result.hpp"
#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/text.hpp"

// The numbers in an evaluation by name, so that programs that look for better ones can change them.

namespace quintet {

/// Whether evaluators keep weights of their own. In WebAssembly they are constants of the program,
/// which makes it smaller and quicker.
#ifdef __EMSCRIPTEN__
inline constexpr bool changeable_weights = false;
#else
inline constexpr bool changeable_weights = true;
#endif

/// Weights by name: `tempo`, `danger.3` for the fourth number of an array, or `search.reduction`
/// for a number of a part.
using WeightValues = std::vector<std::pair<std::string, Score>>;

/// What an evaluator with weights derives from; `W` is as `HasWeights` wants it, and can be made
/// while compiling.
///
///     class Evaluator : public Weighted<Weights> {
///       public:
///         using Weighted::Weighted;
///         ... weights().tempo ...
///
/// Where positions are not all played with the same weights, `usual_weights(position)` says with
/// which (see `HasWeightsByPosition`), and the evaluator looks at `weights_or(usual_weights(...))`.
template <class W, bool changeable = changeable_weights>
class Weighted {
  public:
    using Weights = W;

    constexpr Weighted() = default;
    constexpr explicit Weighted(const W& weights) : weights_(weights), given_(true) {}
    constexpr const W& weights() const { return weights_; }
    /// The weights that were given, for all positions; if none were, the usual ones.
    constexpr const W& weights_or(const W& usual) const { return given_ ? weights_ : usual; }

  private:
    W weights_{};
    bool given_ = false;
};

template <class W>
class Weighted<W, false> {
  public:
    using Weights = W;

    constexpr Weighted() = default;
    constexpr explicit Weighted(const W&) {}
    static constexpr const W& weights() { return standard; }
    static constexpr const W& weights_or(const W& usual) { return usual; }

  private:
    static constexpr W standard{};
};

namespace detail {

/// Calls `visit(name, number)` for a weight, or for each number of an array or a part of weights.
template <class Value, class Visit>
void visit_numbers(const std::string& name, Value& value, Visit& visit) {
    if constexpr (std::is_integral_v<Value>) {
        visit(name, value);
    } else if constexpr (requires {
                             std::remove_const_t<Value>::visit(value, AnyWeightVisitor());
                         }) {
        std::remove_const_t<Value>::visit(value, [&](std::string_view each, auto& number) {
            visit_numbers(name + "." + std::string(each), number, visit);
        });
    } else {
        std::size_t place = 0;
        for (auto& element : value) {
            visit_numbers(name + "." + std::to_string(place), element, visit);
            ++place;
        }
    }
}

}  // namespace detail

/// Calls `visit(name, number)` for each single number of some weights, in the order that they
/// declare.
template <class Weights, class Visit>
void for_each_weight(Weights& weights, Visit&& visit) {
    std::remove_const_t<Weights>::visit(weights, [&](std::string_view name, auto& value) {
        detail::visit_numbers(std::string(name), value, visit);
    });
}

/// All weights with their values, in the order that they declare.
template <class Weights>
WeightValues weight_values(const Weights& weights) {
    WeightValues values;
    for_each_weight(weights, [&](const std::string& name, const auto& number) {
        values.emplace_back(name, static_cast<Score>(number));
    });
    return values;
}

/// Sets one weight. Fails on a name that there is not and on a value that its type cannot hold.
template <class Weights>
Status set_weight(Weights& weights, std::string_view name, Score value) {
    bool known = false;
    bool fits = false;
    for_each_weight(weights, [&](const std::string& each, auto& number) {
        if (each != name) return;
        using Number = std::remove_reference_t<decltype(number)>;
        known = true;
        fits = static_cast<Score>(static_cast<Number>(value)) == value;
        if (fits) number = static_cast<Number>(value);
    });
    if (!known) return Error{"there is no weight " + in_quotes(name)};
    if (!fits) {
        return Error{"weight " + in_quotes(name) + " cannot be " + std::to_string(value)};
    }
    return Done{};
}

/// The weights with which a position is played.
template <HasWeights E, class P>
typename E::Weights usual_weights(const P& position) {
    if constexpr (HasWeightsByPosition<E, P>) {
        return E::usual_weights(position);
    } else {
        return {};
    }
}

/// The weights that an evaluator plays a position with.
template <HasWeights E, class P>
const typename E::Weights& weights_for(const E& evaluator, const P& position) {
    if constexpr (HasWeightsByPosition<E, P>) {
        return evaluator.weights_or(E::usual_weights(position));
    } else {
        return evaluator.weights();
    }
}

/// Weights may say how selective a search is to be.
template <class E>
concept HasSelectivity = HasWeights<E> && requires(const typename E::Weights weights) {
    { weights.search } -> std::same_as<const Selectivity&>;
};

/// How selective a search is that asks an evaluator about positions of the same game as this one.
template <class E, class P>
Selectivity selectivity_of(const E& evaluator, const P& position) {
    if constexpr (HasSelectivity<E>) {
        return weights_for(evaluator, position).search;
    } else {
        return {};
    }
}

/// The evaluator with the usual weights but for some; if there are any, with those of `position`
/// for all positions.
template <class E, class P>
Result<E> evaluator_with(const WeightValues& changed, const P& position) {
    if constexpr (!changeable_weights) {
        return E();
    } else if constexpr (HasWeights<E>) {
        if (changed.empty()) return E();
        auto weights = usual_weights<E>(position);
        for (const auto& [name, value] : changed) {
            if (Status status = set_weight(weights, name, value); !status) return status.error();
        }
        return E(weights);
    } else {
        if (!changed.empty()) return Error{"the weights of this evaluation cannot be changed"};
        return E();
    }
}

}  // namespace quintet
