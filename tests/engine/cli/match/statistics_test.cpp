#include "engine/cli/match/match_statistics.hpp"

#include <array>
#include <cmath>

#include "engine/base/random.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;
using namespace quintet::cli;

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

using Games = std::array<std::uint64_t, 3>;
using Pairs = std::array<std::uint64_t, 5>;

}  // namespace

TEST_CASE("statistics: the conversions of Elo and score are inverse") {
    CHECK(score_from_elo(0) == 0.5);
    CHECK(near(score_from_elo(400), 10.0 / 11, 1e-12));
    for (const double elo : {-300.0, -5.0, 0.0, 12.5, 250.0}) {
        CHECK(near(elo_from_score(score_from_elo(elo)), elo, 1e-9));
    }
    CHECK(std::isinf(elo_from_score(1)));
    CHECK(elo_from_score(0) < 0);
}

TEST_CASE("statistics: the mean score counts a draw as half a win") {
    CHECK(mean_score(Games{1, 2, 5}) == 0.75);
    CHECK(mean_score(Pairs{0, 0, 0, 4, 4}) == 0.875);
    CHECK(mean_score(Games{}) == 0.5);
}

TEST_CASE("statistics: error bars shrink with the square root of the number of games") {
    const EloEstimate few = estimate_elo(Games{40, 20, 40});
    const EloEstimate many = estimate_elo(Games{4000, 2000, 4000});
    CHECK(few.elo == 0);
    CHECK(near(few.high, -few.low, 1e-9));
    // Standard error of 100 games with 20 draws: sqrt(0.2) / 10 = 0.0447, 62 Elo at 1.96 of them.
    CHECK(near(few.high, 61.7, 1.5));
    CHECK(near(few.high / many.high, 10, 0.3));
}

TEST_CASE("statistics: a clean sweep is infinite Elo with a finite lower bound") {
    const EloEstimate sweep = estimate_elo(Pairs{0, 0, 0, 0, 20});
    CHECK(std::isinf(sweep.elo));
    CHECK(sweep.low > 300);
    CHECK(std::isfinite(sweep.low));
}

TEST_CASE("statistics: pairs that always split give narrower bounds than single games") {
    // The same side wins every opening: the players are equal.
    const EloEstimate pairs = estimate_elo(Pairs{0, 0, 100, 0, 0});
    const EloEstimate games = estimate_elo(Games{100, 0, 100});
    CHECK(pairs.high < games.high / 3);
}

TEST_CASE("statistics: the log-likelihood ratio is odd under exchange and zero without games") {
    CHECK(log_likelihood_ratio(Games{}, 0, 10) == 0);
    const double forward = log_likelihood_ratio(Games{30, 10, 60}, 0, 10);
    CHECK(forward > 0);
    CHECK(near(forward, -log_likelihood_ratio(Games{30, 10, 60}, 10, 0), 1e-9));
    CHECK(near(forward, log_likelihood_ratio(Games{60, 10, 30}, 0, -10), 1e-9));
    CHECK(near(log_likelihood_ratio(Games{500, 300, 500}, -5, 5), 0, 1e-6));
}

TEST_CASE("statistics: without draws the ratio is the binomial one") {
    // With two outcomes the mean determines the distribution.
    const double p0 = score_from_elo(0);
    const double p1 = score_from_elo(50);
    const double expected = 570 * std::log(p1 / p0) + 430 * std::log((1 - p1) / (1 - p0));
    CHECK(near(log_likelihood_ratio(Games{430, 0, 570}, 0, 50), expected, 0.01));
}

TEST_CASE("statistics: close hypotheses agree with the normal approximation") {
    const Pairs results{100, 400, 1000, 500, 120};
    const double mean = mean_score(results);
    double variance = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const double difference = static_cast<double>(i) / 4 - mean;
        variance += static_cast<double>(results[i]) * difference * difference;
    }
    const double s0 = score_from_elo(0);
    const double s1 = score_from_elo(5);
    const double n = 2120;
    const double expected = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance / n);
    CHECK(near(log_likelihood_ratio(results, 0, 5), expected, 0.05));
}

TEST_CASE("statistics: SPRT errs no more often than its error probabilities") {
    const Sprt sprt{.elo0 = 0, .elo1 = 60, .alpha = 0.05, .beta = 0.05};
    CHECK(near(sprt.upper(), 2.944, 0.001));
    CHECK(near(sprt.lower(), -2.944, 0.001));
    Random random(1);
    for (const double elo : {sprt.elo0, sprt.elo1}) {
        const double score = score_from_elo(elo);
        int accepted = 0;
        constexpr int tests = 300;
        for (int test = 0; test < tests; ++test) {
            Games results{};
            double ratio = 0;
            while (ratio > sprt.lower() && ratio < sprt.upper()) {
                ++results[random.unit() < score ? 2 : 0];
                ratio = log_likelihood_ratio(results, sprt.elo0, sprt.elo1);
            }
            if (ratio >= sprt.upper()) ++accepted;
        }
        // 15 of 300 wrong decisions are expected, with a standard deviation of 3.8.
        const int wrong = elo == sprt.elo0 ? accepted : tests - accepted;
        CHECK(wrong <= 27);
    }
}
