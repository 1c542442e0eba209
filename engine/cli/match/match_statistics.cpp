#include "engine/cli/match/match_statistics.hpp"

#include <cmath>
#include <cstddef>
#include <vector>

namespace quintet::cli {

namespace {

/// Returns the share of every score. A total of `prior` units is spread evenly over the scores, so
/// that no share is zero and a clean sweep has a variance too.
std::vector<double> shares(Counts counts, double prior) {
    const double each = prior / static_cast<double>(counts.size());
    double total = prior;
    for (const std::uint64_t count : counts) total += static_cast<double>(count);
    std::vector<double> out;
    for (const std::uint64_t count : counts) {
        out.push_back((static_cast<double>(count) + each) / total);
    }
    return out;
}

double units(Counts counts) {
    double total = 0;
    for (const std::uint64_t count : counts) total += static_cast<double>(count);
    return total;
}

double score_at(std::size_t index, std::size_t size) {
    return static_cast<double>(index) / static_cast<double>(size - 1);
}

/// The parameter of the most likely distribution with mean `mean`, given the observed `shares` p:
/// it is p[i] / (1 + x (a[i] - mean)) for scores a[i], with the x at which the mean comes out
/// right. The sum below falls as x grows, from plus to minus infinity between its two poles.
double tilt(const std::vector<double>& shares, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 100; ++i) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t k = 0; k < shares.size(); ++k) {
            const double difference = score_at(k, shares.size()) - mean;
            sum += shares[k] * difference / (1 + x * difference);
        }
        (sum > 0 ? low : high) = x;
    }
    return (low + high) / 2;
}

}  // namespace

double mean_score(Counts counts) {
    const double total = units(counts);
    if (total == 0) return 0.5;
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        sum += static_cast<double>(counts[i]) * score_at(i, counts.size());
    }
    return sum / total;
}

double score_from_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_from_score(double score) {
    if (score <= 0) return -HUGE_VAL;
    if (score >= 1) return HUGE_VAL;
    return 400 * std::log10(score / (1 - score));
}

EloEstimate estimate_elo(Counts counts) {
    const double mean = mean_score(counts);
    const std::vector<double> smoothed = shares(counts, 1);
    double smoothed_mean = 0;
    for (std::size_t i = 0; i < smoothed.size(); ++i) {
        smoothed_mean += smoothed[i] * score_at(i, smoothed.size());
    }
    double variance = 0;
    for (std::size_t i = 0; i < smoothed.size(); ++i) {
        const double difference = score_at(i, smoothed.size()) - smoothed_mean;
        variance += smoothed[i] * difference * difference;
    }
    constexpr double two_sided_95_percent = 1.96;
    const double half_width = two_sided_95_percent * std::sqrt(variance / (units(counts) + 1));
    return {elo_from_score(mean), elo_from_score(mean - half_width),
            elo_from_score(mean + half_width)};
}

double log_likelihood_ratio(Counts counts, double elo0, double elo1) {
    // Only keeps the logarithms finite.
    constexpr double prior = 1e-3;
    const std::vector<double> observed = shares(counts, prior);
    const double mean0 = score_from_elo(elo0);
    const double mean1 = score_from_elo(elo1);
    const double x0 = tilt(observed, mean0);
    const double x1 = tilt(observed, mean1);
    double sum = 0;
    for (std::size_t i = 0; i < observed.size(); ++i) {
        const double score = score_at(i, observed.size());
        sum += observed[i] * std::log((1 + x0 * (score - mean0)) / (1 + x1 * (score - mean1)));
    }
    return sum * units(counts);
}

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper() const { return std::log((1 - beta) / alpha); }

}  // namespace quintet::cli
