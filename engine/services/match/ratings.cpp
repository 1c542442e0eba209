#include "engine/services/match/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>

namespace quintet {

namespace {

/// Of natural strength, in which an advantage of 1 means odds of e to 1.
constexpr double elo_per_unit = 173.71779276130073;  // 400 / ln 10
constexpr double prior_draws = 0.5;
constexpr double prior_deviation = 3000 / elo_per_unit;
constexpr double two_sided_95_percent = 1.96;
constexpr int most_steps = 200;

/// A square matrix of numbers.
class Matrix {
  public:
    explicit Matrix(std::size_t size) : size_(size), values_(size * size) {}
    double& operator()(std::size_t row, std::size_t column) {
        return values_[row * size_ + column];
    }
    double operator()(std::size_t row, std::size_t column) const {
        return values_[row * size_ + column];
    }
    std::size_t size() const { return size_; }

  private:
    std::size_t size_;
    std::vector<double> values_;
};

/// Returns the lower triangle L with L Lᵀ = `matrix`, which must be symmetric and positive definite
/// (Cholesky decomposition).
Matrix decompose(const Matrix& matrix) {
    Matrix lower(matrix.size());
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            double sum = matrix(row, column);
            for (std::size_t k = 0; k < column; ++k) sum -= lower(row, k) * lower(column, k);
            lower(row, column) = row == column ? std::sqrt(sum) : sum / lower(column, column);
        }
    }
    return lower;
}

/// Solves L Lᵀ x = `right`.
std::vector<double> solve(const Matrix& lower, std::vector<double> right) {
    const std::size_t size = lower.size();
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t k = 0; k < row; ++k) right[row] -= lower(row, k) * right[k];
        right[row] /= lower(row, row);
    }
    for (std::size_t row = size; row-- > 0;) {
        for (std::size_t k = row + 1; k < size; ++k) right[row] -= lower(k, row) * right[k];
        right[row] /= lower(row, row);
    }
    return right;
}

/// How often each was ahead of each other one, the prior included; and who is free to move.
struct Likelihood {
    Matrix wins;
    std::vector<double> strengths;  // of all, where the search is
    std::vector<std::size_t> free;  // participants that are no anchors
    double centre = 0;              // of the prior

    explicit Likelihood(std::size_t participants) : wins(participants), strengths(participants) {}

    /// The logarithm of the likelihood, up to a constant.
    double value() const {
        double sum = 0;
        for (std::size_t a = 0; a < strengths.size(); ++a) {
            for (std::size_t b = 0; b < strengths.size(); ++b) {
                if (wins(a, b) == 0) continue;
                sum -= wins(a, b) * std::log1p(std::exp(strengths[b] - strengths[a]));
            }
        }
        for (const std::size_t each : free) {
            const double away = (strengths[each] - centre) / prior_deviation;
            sum -= away * away / 2;
        }
        return sum;
    }

    /// The derivatives of the value by the free strengths, and the negative second ones.
    void differentiate(std::vector<double>& slope, Matrix& information) const {
        constexpr double prior = 1 / (prior_deviation * prior_deviation);
        for (std::size_t row = 0; row < free.size(); ++row) {
            const std::size_t a = free[row];
            slope[row] = -prior * (strengths[a] - centre);
            information(row, row) = prior;
            for (std::size_t b = 0; b < strengths.size(); ++b) {
                const double games = wins(a, b) + wins(b, a);
                const double chance = 1 / (1 + std::exp(strengths[b] - strengths[a]));
                slope[row] += wins(a, b) - games * chance;
                information(row, row) += games * chance * (1 - chance);
            }
            for (std::size_t column = 0; column < free.size(); ++column) {
                if (column == row) continue;
                const std::size_t b = free[column];
                const double chance = 1 / (1 + std::exp(strengths[b] - strengths[a]));
                information(row, column) = -(wins(a, b) + wins(b, a)) * chance * (1 - chance);
            }
        }
    }
};

Error wrong(const std::string& what) { return Error{"ratings: " + what}; }

Status add(const RatedGame& game, Matrix& wins) {
    const std::size_t players = game.participants.size();
    if (players != game.scores.size())
        return wrong("a game must have one score for each participant");
    for (std::size_t i = 0; i < players; ++i) {
        const std::size_t a = game.participants[i];
        if (a >= wins.size()) return wrong("unknown participant " + std::to_string(a));
        if (!std::isfinite(game.scores[i])) return wrong("a score must be a finite number");
        for (std::size_t j = 0; j < i; ++j) {
            const std::size_t b = game.participants[j];
            if (a == b) return wrong(std::to_string(a) + " cannot play against itself");
            const double weight = 2.0 / static_cast<double>(players);
            const double mine = game.scores[i];
            const double other = game.scores[j];
            if (mine == other && mine <= 0) continue;
            const double share = mine > other ? 1 : mine < other ? 0 : 0.5;
            wins(a, b) += weight * share;
            wins(b, a) += weight * (1 - share);
        }
    }
    return Done{};
}

/// Adds to everyone's games the drawn ones of the prior.
void add_prior(Matrix& wins) {
    const Matrix played = wins;
    for (std::size_t a = 0; a < wins.size(); ++a) {
        double games = 0;
        for (std::size_t b = 0; b < wins.size(); ++b) games += played(a, b) + played(b, a);
        if (games == 0) continue;
        for (std::size_t b = 0; b < wins.size(); ++b) {
            const double drawn = prior_draws * (played(a, b) + played(b, a)) / games;
            wins(a, b) += drawn / 2;
            wins(b, a) += drawn / 2;
        }
    }
}

/// Moves the free strengths to the maximum of the likelihood, by Newton's method.
void maximise(Likelihood& likelihood, std::vector<double>& slope, Matrix& information) {
    const std::vector<std::size_t>& free = likelihood.free;
    for (int step = 0; step < most_steps; ++step) {
        likelihood.differentiate(slope, information);
        const std::vector<double> way = solve(decompose(information), slope);
        double farthest = 0;
        for (const double each : way) farthest = std::max(farthest, std::abs(each));
        // The likelihood is concave: a step that is short enough always gains.
        const std::vector<double> before = likelihood.strengths;
        const double value = likelihood.value();
        for (double part = std::min(1.0, 3 / farthest); part > 1e-6; part /= 2) {
            for (std::size_t i = 0; i < free.size(); ++i) {
                likelihood.strengths[free[i]] = before[free[i]] + part * way[i];
            }
            if (likelihood.value() >= value) break;
        }
        if (farthest < 1e-7) return;
    }
}

double rounded(double elo) {
    const double tenth = std::round(10 * elo) / 10;
    return tenth == 0 ? 0 : tenth;  // no minus zero
}

}  // namespace

Result<std::vector<Rating>> rate(std::size_t participants, std::span<const RatedGame> games,
                                 std::span<const Anchor> anchors) {
    Likelihood likelihood(participants);
    std::vector<std::optional<double>> known(participants);
    for (const Anchor& anchor : anchors) {
        if (anchor.participant >= participants) {
            return wrong("unknown participant " + std::to_string(anchor.participant));
        }
        if (!(std::abs(anchor.elo) <= 10'000)) return wrong("Elo must be from -10000 to 10000");
        known[anchor.participant] = anchor.elo;
        likelihood.centre += anchor.elo / elo_per_unit / static_cast<double>(anchors.size());
    }
    for (const RatedGame& game : games) {
        if (const Status status = add(game, likelihood.wins); !status) return status.error();
    }
    add_prior(likelihood.wins);
    for (std::size_t each = 0; each < participants; ++each) {
        likelihood.strengths[each] = known[each] ? *known[each] / elo_per_unit : likelihood.centre;
        if (!known[each]) likelihood.free.push_back(each);
    }

    const std::size_t count = likelihood.free.size();
    std::vector<double> slope(count);
    Matrix information(count);
    if (count > 0) maximise(likelihood, slope, information);

    std::vector<Rating> ratings(participants);
    for (std::size_t each = 0; each < participants; ++each) {
        const double elo = rounded(likelihood.strengths[each] * elo_per_unit);
        ratings[each] = {elo, elo, elo};
    }
    const Matrix lower = decompose(information);
    for (std::size_t i = 0; i < count; ++i) {
        // The variance of this strength; without anchors, of its difference from the mean.
        std::vector<double> direction(count,
                                      anchors.empty() ? -1.0 / static_cast<double>(count) : 0);
        direction[i] += 1;
        const std::vector<double> solved = solve(lower, direction);
        const double variance =
            std::inner_product(direction.begin(), direction.end(), solved.begin(), 0.0);
        const double half =
            two_sided_95_percent * std::sqrt(std::max(variance, 0.0)) * elo_per_unit;
        const double elo = likelihood.strengths[likelihood.free[i]] * elo_per_unit;
        ratings[likelihood.free[i]] = {rounded(elo), rounded(elo - half), rounded(elo + half)};
    }
    return ratings;
}

}  // namespace quintet
