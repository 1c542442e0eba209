#include "engine/cli/texel.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <thread>

#include "engine/cli/cli.hpp"
#include "engine/cli/linear.hpp"

namespace quintet::cli {

namespace {

using Chances = std::array<double, max_players>;

/// Chances of winning, and their cross entropy with the results.
double surprise(const double* scores, std::size_t players, const Chances& shares, double unit,
                Chances& chances) {
    const double best = *std::max_element(scores, scores + players);
    double sum = 0;
    for (std::size_t player = 0; player < players; ++player) {
        chances[player] = std::exp((scores[player] - best) / unit);
        sum += chances[player];
    }
    double loss = 0;
    for (std::size_t player = 0; player < players; ++player) {
        chances[player] /= sum;
        if (shares[player] > 0) {
            loss -= shares[player] * std::log(std::max(chances[player], 1e-12));
        }
    }
    return loss;
}

class Fitter {
  public:
    Fitter(const PositionSet& positions, const std::vector<GameResult>& results,
           const WeightValues& first, const FitOptions& options)
        : positions_(positions),
          results_(results),
          options_(options),
          players_(positions.players()),
          first_(first),
          weights_(first) {
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto& names = options.chosen;
            if (std::find(names.begin(), names.end(), first[i].first) != names.end()) {
                chosen_.push_back(i);
            }
        }
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (!results[i].held_out) training_.push_back(i);
        }
        if (training_.empty()) throw InputError("the games have no positions to learn from");
    }

    Fit run() {
        std::vector<Score> scores = evaluate(weights_);
        unit_ = options_.unit > 0 ? options_.unit : best_unit(scores);
        Fit fit{weights_, unit_, loss(scores), {}};
        Loss now = fit.before;
        fit.after = now;
        const auto better = [&](int round) {
            now = loss(scores);
            // Overfitting shows in the positions that were held out.
            if (now.held_out > fit.after.held_out + 1e-5) return false;
            fit.weights = weights_;
            fit.after = now;
            tell(round, 1, now);
            return true;
        };
        int round = 1;
        for (; round <= options_.rounds; ++round) {
            tell(round, 0, now);
            if (!make_step(scores, now.training, round) || !better(round)) break;
        }
        weights_ = fit.weights;
        scores = evaluate(weights_);
        if (polish(scores, fit.after.training)) better(round);
        return fit;
    }

  private:
    /// An improvement must be larger than rounding errors.
    static constexpr double least_gain = 1e-7;

    void tell(int round, double share, const Loss& loss) const {
        if (options_.news) options_.news(round, share, loss);
    }

    std::vector<Score> evaluate(const WeightValues& weights) const {
        const std::size_t count = positions_.size();
        std::vector<Score> scores(count * players_);
        const auto jobs = static_cast<std::size_t>(std::max(options_.jobs, 1));
        std::vector<std::optional<Error>> errors(jobs);
        std::vector<std::thread> threads;
        const auto work = [&](std::size_t job) {
            const std::size_t begin = count * job / jobs;
            const Status status = positions_.evaluate(weights, begin, count * (job + 1) / jobs,
                                                      scores.data() + begin * players_);
            if (!status) errors[job] = status.error();
        };
        for (std::size_t job = 1; job < jobs; ++job) threads.emplace_back(work, job);
        work(0);
        for (std::thread& thread : threads) thread.join();
        for (const auto& error : errors) {
            if (error) throw InputError(error->message);
        }
        return scores;
    }

    double surprise_at(const std::vector<Score>& scores, std::size_t position, double unit) const {
        std::array<double, max_players> own{};
        std::copy_n(scores.begin() + static_cast<std::ptrdiff_t>(position * players_), players_,
                    own.begin());
        Chances chances{};
        return surprise(own.data(), players_, results_[position].shares, unit, chances);
    }

    Loss loss(const std::vector<Score>& scores) const {
        Loss sum;
        for (std::size_t i = 0; i < results_.size(); ++i) {
            (results_[i].held_out ? sum.held_out : sum.training) += surprise_at(scores, i, unit_);
        }
        sum.training /= static_cast<double>(training_.size());
        const std::size_t held_out = results_.size() - training_.size();
        if (held_out > 0) sum.held_out /= static_cast<double>(held_out);
        return sum;
    }

    /// Finds the scale with the smallest training loss by golden-section search.
    double best_unit(const std::vector<Score>& scores) const {
        const auto loss_at = [&](double logarithm) {
            double sum = 0;
            for (const std::size_t i : training_)
                sum += surprise_at(scores, i, std::exp(logarithm));
            return sum;
        };
        constexpr double golden = 0.6180339887498949;
        double low = std::log(positions_.unit() / 20);
        double high = std::log(positions_.unit() * 20);
        for (int i = 0; i < 25; ++i) {
            const double left = high - golden * (high - low);
            const double right = low + golden * (high - low);
            if (loss_at(left) < loss_at(right)) {
                high = right;
            } else {
                low = left;
            }
        }
        return std::exp((low + high) / 2);
    }

    /// The step of a weight for finite differences, also the limit for a large change.
    double size_of(std::size_t weight) const {
        return std::max(
            {1.0, std::abs(static_cast<double>(first_[weight].second)) / 4, unit_ / 50});
    }

    /// The slopes of the training positions' scores: for each position and player, one for each
    /// chosen weight.
    std::vector<float> slopes(int round, double training_loss) const {
        const std::size_t count = chosen_.size();
        std::vector<float> all(training_.size() * players_ * count);
        for (std::size_t k = 0; k < count; ++k) {
            WeightValues shifted = weights_;
            Score& weight = shifted[chosen_[k]].second;
            const Score middle = weight;
            const auto step = static_cast<Score>(std::lround(size_of(chosen_[k])));
            weight = middle + step;
            const std::vector<Score> above = evaluate(shifted);
            weight = middle - step;
            const std::vector<Score> below = evaluate(shifted);
            for (std::size_t i = 0; i < training_.size(); ++i) {
                for (std::size_t player = 0; player < players_; ++player) {
                    const std::size_t from = training_[i] * players_ + player;
                    all[(i * players_ + player) * count + k] =
                        static_cast<float>(above[from] - below[from]) /
                        static_cast<float>(2 * step);
                }
            }
            tell(round, static_cast<double>(k + 1) / static_cast<double>(count),
                 {training_loss, 0});
        }
        return all;
    }

    /// The change of the chosen weights that minimises the loss of the linear model.
    std::vector<double> newton(const std::vector<Score>& scores,
                               const std::vector<float>& slope) const {
        const std::size_t count = chosen_.size();
        std::vector<double> change(count, 0.0);
        double loss = model_loss(scores, slope, change);
        for (int iteration = 0; iteration < 12; ++iteration) {
            std::vector<double> gradient(count, 0.0);
            std::vector<double> hessian(count * count, 0.0);
            for (std::size_t i = 0; i < training_.size(); ++i) {
                add_position(scores, slope, change, i, gradient, hessian);
            }
            for (std::size_t k = 0; k < count; ++k) {
                const double size = size_of(chosen_[k]);
                const double moved = weights_[chosen_[k]].second + change[k] -
                                     static_cast<double>(first_[chosen_[k]].second);
                gradient[k] += options_.prior * moved / (size * size);
                // A little regularisation even without a prior keeps weights that no position uses.
                hessian[k * count + k] += std::max(options_.prior, 1e-6) / (size * size);
            }
            if (!solve(hessian, gradient)) break;
            // Far from the best weights a full Newton step overshoots.
            double length = 1;
            for (; length > 1e-3; length /= 2) {
                std::vector<double> next = change;
                for (std::size_t k = 0; k < count; ++k) next[k] -= length * gradient[k];
                const double other = model_loss(scores, slope, next);
                if (!(other < loss)) continue;
                loss = other;
                change = std::move(next);
                break;
            }
            double largest = 0;
            for (std::size_t k = 0; k < count; ++k) {
                largest = std::max(largest, length * std::abs(gradient[k]) / size_of(chosen_[k]));
            }
            if (length <= 1e-3 || largest < 1e-3) break;
        }
        return change;
    }

    /// What the linear model says of a change, prior included.
    double model_loss(const std::vector<Score>& scores, const std::vector<float>& slope,
                      const std::vector<double>& change) const {
        const std::size_t count = chosen_.size();
        double sum = 0;
        for (std::size_t i = 0; i < training_.size(); ++i) {
            std::array<double, max_players> model{};
            for (std::size_t player = 0; player < players_; ++player) {
                const float* row = &slope[(i * players_ + player) * count];
                model[player] = scores[training_[i] * players_ + player];
                for (std::size_t k = 0; k < count; ++k) {
                    model[player] += static_cast<double>(row[k]) * change[k];
                }
            }
            Chances chances{};
            sum += surprise(model.data(), players_, results_[training_[i]].shares, unit_, chances);
        }
        for (std::size_t k = 0; k < count; ++k) {
            const double moved = weights_[chosen_[k]].second + change[k] -
                                 static_cast<double>(first_[chosen_[k]].second);
            const double size = size_of(chosen_[k]);
            sum += options_.prior * moved * moved / (2 * size * size);
        }
        return sum;
    }

    void add_position(const std::vector<Score>& scores, const std::vector<float>& slope,
                      const std::vector<double>& change, std::size_t place,
                      std::vector<double>& gradient, std::vector<double>& hessian) const {
        const std::size_t count = chosen_.size();
        const std::size_t position = training_[place];
        std::array<double, max_players> model{};
        std::array<const float*, max_players> rows{};
        for (std::size_t player = 0; player < players_; ++player) {
            rows[player] = &slope[(place * players_ + player) * count];
            model[player] = scores[position * players_ + player];
            for (std::size_t k = 0; k < count; ++k) {
                model[player] += static_cast<double>(rows[player][k]) * change[k];
            }
        }
        Chances chances{};
        surprise(model.data(), players_, results_[position].shares, unit_, chances);
        // Subtracts the mean of the players: a change that is the same for all changes no chance.
        std::vector<double> mean(count, 0.0);
        for (std::size_t player = 0; player < players_; ++player) {
            for (std::size_t k = 0; k < count; ++k) {
                mean[k] += chances[player] * static_cast<double>(rows[player][k]);
            }
        }
        for (std::size_t player = 0; player < players_; ++player) {
            const double error = (chances[player] - results_[position].shares[player]) / unit_;
            const double bend = chances[player] / (unit_ * unit_);
            for (std::size_t k = 0; k < count; ++k) {
                const double own = static_cast<double>(rows[player][k]);
                gradient[k] += error * own;
                const double apart = bend * (own - mean[k]);
                if (apart == 0) continue;
                for (std::size_t j = 0; j <= k; ++j) {
                    hessian[k * count + j] +=
                        apart * (static_cast<double>(rows[player][j]) - mean[j]);
                }
            }
        }
    }

    /// Runs one round. Returns false if nothing improves.
    bool make_step(std::vector<Score>& scores, double training_loss, int round) {
        const std::vector<double> change = newton(scores, slopes(round, training_loss));
        for (double length = 1; length > 0.1; length /= 2) {
            WeightValues next = weights_;
            for (std::size_t k = 0; k < chosen_.size(); ++k) {
                Score& weight = next[chosen_[k]].second;
                // Farther away the scores are no longer close to linear.
                const double most = 8 * size_of(chosen_[k]);
                weight +=
                    static_cast<Score>(std::lround(length * std::clamp(change[k], -most, most)));
            }
            if (next == weights_) return false;
            std::vector<Score> found = evaluate(next);
            if (loss(found).training < training_loss - least_gain) {
                weights_ = std::move(next);
                scores = std::move(found);
                return true;
            }
        }
        return false;
    }

    /// Tries small weights one up and one down: they lose most by rounding.
    bool polish(std::vector<Score>& scores, double training_loss) {
        bool changed = false;
        for (const std::size_t weight : chosen_) {
            if (std::abs(weights_[weight].second) >= 32) continue;
            for (const Score step : {1, -1}) {
                WeightValues next = weights_;
                next[weight].second += step;
                std::vector<Score> found = evaluate(next);
                const double other = loss(found).training;
                if (other >= training_loss - least_gain) continue;
                training_loss = other;
                weights_ = std::move(next);
                scores = std::move(found);
                changed = true;
                break;
            }
        }
        return changed;
    }

    const PositionSet& positions_;
    const std::vector<GameResult>& results_;
    const FitOptions& options_;
    const std::size_t players_;
    const WeightValues first_;
    WeightValues weights_;
    std::vector<std::size_t> chosen_;    // places in `weights_`
    std::vector<std::size_t> training_;  // places in `results_`
    double unit_ = 1;
};

}  // namespace

Fit fit_weights(const PositionSet& positions, const std::vector<GameResult>& results,
                const WeightValues& first, const FitOptions& options) {
    return Fitter(positions, results, first, options).run();
}

}  // namespace quintet::cli
