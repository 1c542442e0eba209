#pragma once

#include <string>

#include "engine/core/weights.hpp"

namespace quintet {

/// No weight at all, so that a test can give some to what it is about.
template <class Weights>
Weights weightless() {
    Weights weights;
    for_each_weight(weights, [](const std::string&, auto& number) { number = 0; });
    return weights;
}

}  // namespace quintet
