#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/core/hooks/weights.hpp"

namespace quintet::cli {

struct SpsaOptions {
    std::vector<std::string> chosen;  ///< names of the weights that may change
    std::uint64_t iterations = 1000;
    double step = 0.2;   ///< by which share of their size weights are shifted in the end
    double rate = 0.02;  ///< which share of a shift a full win moves them by in the end
    std::uint64_t seed = 0;
};

/// Simultaneous perturbation stochastic approximation. Each iteration shifts all weights in random
/// directions, lets the two shifted sets play each other, and moves the weights towards the winner
/// (Spall, "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
/// Approximation", 1992; exponents 0.602 and 0.101 and a tenth of the iterations to
/// steady the first ones).
class Spsa {
  public:
    Spsa(const WeightValues& first, const SpsaOptions& options);

    struct Rivals {
        WeightValues plus;
        WeightValues minus;
    };
    /// Returns the two shifted sets. Fractions are rounded up or down at random.
    Rivals propose();

    /// Moves the weights by the result of the sets proposed last: the points of `plus` minus those
    /// of `minus`, from -2 to 2, as in a pair of games.
    void learn(double result);

    WeightValues weights() const;

  private:
    struct Chosen {
        std::size_t place = 0;  // in `first_`
        double value = 0;
        double size = 1;  // of the shift in the last iteration
        double shift = 0;
    };

    WeightValues first_;
    SpsaOptions options_;
    std::vector<Chosen> chosen_;
    Random random_;
    std::uint64_t iteration_ = 0;
};

}  // namespace quintet::cli
