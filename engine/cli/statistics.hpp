#pragma once

#include <cstdint>
#include <span>

// What a match between two participants says about their strength. Counts are of equal units, games
// or pairs of games from one opening, by the score of the first participant: `counts[i]` units
// scored i of `counts.size() - 1` equal parts, so three counts are losses, draws and wins, and five
// are pairs with 0, 1/2, 1, 3/2 and 2 points. Pairs are the better unit: an opening that favours
// one side adds no noise (pentanomial model).

namespace quintet::cli {

using Counts = std::span<const std::uint64_t>;

/// The mean score of a unit, 0 to 1; 1/2 if there is none.
double mean_score(Counts counts);

/// The score to expect, 0 to 1, from a lead of so many Elo (logistic model), and back. 0 and 1 give
/// minus and plus infinity.
double score_from_elo(double elo);
double elo_from_score(double score);

/// The Elo difference that fits best, and where it lies with 95 % confidence (normal distribution
/// of the mean score).
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};
EloEstimate estimate_elo(Counts counts);

/// The logarithm of how much likelier the results are if the lead is `elo1` than if it is `elo0`:
/// the generalised sequential probability ratio test, in which every hypothesis gets the most
/// likely distribution with its mean.
double log_likelihood_ratio(Counts counts, double elo0, double elo1);

/// A sequential probability ratio test (Wald, "Sequential Tests of Statistical Hypotheses", 1945):
/// whether the lead is rather `elo1` than `elo0`, wrong with probability `alpha` if it is `elo0`
/// and `beta` if it is `elo1`.
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
