#pragma once

#include <cstdint>
#include <span>

// The strength of two participants, estimated from a match. Results are counted in equal units,
// games or pairs of games from one opening. `counts[i]` is the number of units in which the first
// participant scored i of `counts.size() - 1` equal parts: three counts are losses, draws and wins,
// five are pairs with 0, 1/2, 1, 3/2 and 2 points. Pairs are the better unit, because an opening
// that favours one side adds no noise to them (pentanomial model).

namespace quintet::cli {

using Counts = std::span<const std::uint64_t>;

/// The mean score of a unit, 0 to 1; 1/2 if there are no units.
double mean_score(Counts counts);

/// Converts an Elo difference to the expected score, 0 to 1 (logistic model), and back. The scores
/// 0 and 1 give minus and plus infinity.
double score_from_elo(double elo);
double elo_from_score(double score);

/// The most likely Elo difference with its 95 % confidence interval (normal distribution of the
/// mean score).
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};
EloEstimate estimate_elo(Counts counts);

/// The log-likelihood ratio of the hypotheses "the lead is `elo1`" and "the lead is `elo0`"
/// (generalised sequential probability ratio test: each hypothesis is represented by the most
/// likely distribution with its mean).
double log_likelihood_ratio(Counts counts, double elo0, double elo1);

/// A sequential probability ratio test (Wald, "Sequential Tests of Statistical Hypotheses", 1945):
/// decides between a lead of `elo0` and one of `elo1`. The decision is wrong with probability
/// `alpha` if the lead is `elo0` and `beta` if it is `elo1`.
struct Sprt {
    double elo0 = 0;
    double elo1 = 0;
    double alpha = 0.05;
    double beta = 0.05;

    /// The log-likelihood ratios at which the test ends.
    double lower() const;
    double upper() const;
};

}  // namespace quintet::cli
