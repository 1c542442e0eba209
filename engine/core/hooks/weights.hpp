#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/base/result.hpp"
#include "engine/base/text.hpp"
#include "engine/core/hooks/hooks.hpp"
#include "engine/core/score.hpp"

// The weights of an evaluation by name, so that tuning programs can change them.

namespace quintet {

/// Whether evaluators store their weights. In the page's WebAssembly module the weights are
/// constants, so the module is smaller and faster.
inline constexpr bool changeable_weights = profile::full;

/// Weights by name: `tempo`; `danger.3` for the fourth number of an array; `piece.value` for a
/// member of a nested struct.
using WeightValues = std::vector<std::pair<std::string, Score>>;

/// Base class of evaluators with weights. `W` must satisfy `HasWeights` and be a literal type.
///
///     class Evaluator : public Weighted<Weights> {
///       public:
///         using Weighted::Weighted;
///         ... weights().tempo ...
///
/// If the default weights depend on the position, `default_weights(position)` returns them (see
/// `HasWeightsByPosition`), and the evaluator reads `weights_or(default_weights(...))`.
template <class W, bool changeable = changeable_weights>
class Weighted {
  public:
    using Weights = W;

    constexpr Weighted() = default;
    constexpr explicit Weighted(const W& weights) : weights_(weights), given_(true) {}
    constexpr const W& weights() const { return weights_; }
    /// Returns the weights given to the constructor, for all positions; `defaults` if it got no
    /// weights.
    constexpr const W& weights_or(const W& defaults) const { return given_ ? weights_ : defaults; }

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
    static constexpr const W& weights_or(const W& defaults) { return defaults; }

  private:
    static constexpr W standard{};
};

namespace detail {

/// Calls `visit(name, number)` for a weight, or for each number of an array or of a nested struct.
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

/// Calls `visit(name, number)` for each number in `weights`, in the order of `Weights::visit`.
template <class Weights, class Visit>
void for_each_weight(Weights& weights, Visit&& visit) {
    std::remove_const_t<Weights>::visit(weights, [&](std::string_view name, auto& value) {
        detail::visit_numbers(std::string(name), value, visit);
    });
}

/// Returns all weights with their values, in the order of `Weights::visit`.
template <class Weights>
WeightValues weight_values(const Weights& weights) {
    WeightValues values;
    for_each_weight(weights, [&](const std::string& name, const auto& number) {
        values.emplace_back(name, static_cast<Score>(number));
    });
    return values;
}

/// Sets one weight. Fails on an unknown name and on a value that the weight's type cannot hold.
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
    if (!known) return Error{"unknown weight " + in_quotes(name)};
    if (!fits) {
        return Error{"weight " + in_quotes(name) + " is out of range: " + std::to_string(value)};
    }
    return Done{};
}

/// Returns the default weights for a position.
template <HasWeights E, class P>
typename E::Weights default_weights(const P& position) {
    if constexpr (HasWeightsByPosition<E, P>) {
        return E::default_weights(position);
    } else {
        return {};
    }
}

/// Returns the weights that an evaluator uses for a position.
template <HasWeights E, class P>
const typename E::Weights& weights_for(const E& evaluator, const P& position) {
    if constexpr (HasWeightsByPosition<E, P>) {
        return evaluator.weights_or(E::default_weights(position));
    } else {
        return evaluator.weights();
    }
}

/// Returns the default evaluator with the weights in `changed`. If there are any, the others are
/// the defaults for `position`, and all of them apply to every position. Fails as `set_weight`
/// does, and if the evaluator has no weights. Where weights are constants, `changed` has no effect.
template <class E, class P>
Result<E> evaluator_with(const WeightValues& changed, const P& position) {
    if constexpr (!changeable_weights) {
        return E();
    } else if constexpr (HasWeights<E>) {
        if (changed.empty()) return E();
        auto weights = default_weights<E>(position);
        for (const auto& [name, value] : changed) {
            if (Status status = set_weight(weights, name, value); !status) return status.error();
        }
        return E(weights);
    } else {
        if (!changed.empty()) return Error{"this evaluation has no weights to change"};
        return E();
    }
}

}  // namespace quintet
