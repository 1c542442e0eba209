#include "engine/cli/tuning/spsa.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace quintet::cli {

namespace {

constexpr double rate_exponent = 0.602;
constexpr double shift_exponent = 0.101;

}  // namespace

Spsa::Spsa(const WeightValues& first, const SpsaOptions& options)
    : first_(first), options_(options), random_(mix(options.seed)) {
    double sum = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto& names = options.chosen;
        if (std::find(names.begin(), names.end(), first[i].first) == names.end()) continue;
        const double value = first[i].second;
        sum += std::abs(value);
        chosen_.push_back({i, value});
    }
    // A weight of 0 is shifted as if it were a quarter of a typical size.
    const double least = chosen_.empty() ? 0 : sum / static_cast<double>(chosen_.size()) / 4;
    for (Chosen& weight : chosen_) {
        weight.size = std::max(1.0, options.step * std::max(std::abs(weight.value), least));
    }
}

Spsa::Rivals Spsa::propose() {
    const double end = static_cast<double>(options_.iterations);
    const double now = static_cast<double>(std::min(iteration_ + 1, options_.iterations));
    const double growth = std::pow(end / now, shift_exponent);
    Rivals rivals{first_, first_};
    for (Chosen& weight : chosen_) {
        weight.shift = (random_.next() >> 63 != 0 ? 1 : -1) * weight.size * growth;
        const auto rounded = [&](double value) {
            return static_cast<Score>(std::floor(value + random_.unit()));
        };
        rivals.plus[weight.place].second = rounded(weight.value + weight.shift);
        rivals.minus[weight.place].second = rounded(weight.value - weight.shift);
    }
    return rivals;
}

void Spsa::learn(double result) {
    const double end = static_cast<double>(options_.iterations);
    const double now = static_cast<double>(std::min(iteration_ + 1, options_.iterations));
    const double steady = end / 10;
    for (Chosen& weight : chosen_) {
        const double last = options_.rate * weight.size * weight.size;
        const double gain = last * std::pow((steady + end) / (steady + now), rate_exponent);
        weight.value += gain * result / weight.shift;
    }
    ++iteration_;
}

WeightValues Spsa::weights() const {
    WeightValues weights = first_;
    for (const Chosen& weight : chosen_) {
        weights[weight.place].second = static_cast<Score>(std::lround(weight.value));
    }
    return weights;
}

}  // namespace quintet::cli
