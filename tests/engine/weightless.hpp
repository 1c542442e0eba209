#pragma once

#include <string>

#include "engine/core/hooks/weights.hpp"

namespace quintet {

/// Weights that are all zero, so that a test can set those it is about.
template <class Weights>
Weights weightless() {
    Weights weights;
    for_each_weight(weights, [](const std::string&, auto& number) { number = 0; });
    return weights;
}

}  // namespace quintet
