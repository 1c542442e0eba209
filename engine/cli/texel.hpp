#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/player.hpp"
#include "engine/play/position_set.hpp"

namespace quintet::cli {

/// The result of the game that a position of the set is from.
struct GameResult {
    /// The share of the point of each player: 1 for a win, equal shares for a draw.
    std::array<double, max_players> shares{};
    bool held_out = false;  ///< not to be learnt from, but to see whether what was learnt is true
};

/// The loss: the mean cross entropy of results and chances, in nats.
struct Loss {
    double training = 0;
    double held_out = 0;
};

struct FitOptions {
    std::vector<std::string> chosen;  ///< names of the weights that may change
    double unit = 0;   ///< as `PositionSet::unit`; 0 for the one that suits the first weights best
    double prior = 1;  ///< how many positions the belief in the first weights is worth
    int rounds = 8;
    int jobs = 1;  ///< threads that evaluate
    /// Called after each improvement, and with the part of a round that is done, from 0 to 1.
    std::function<void(int round, double share, const Loss& loss)> news;
};

struct Fit {
    WeightValues weights;
    double unit = 0;
    Loss before;
    Loss after;
};

/// Finds the weights with the smallest loss: logistic regression on quiet positions, for more than
/// two players with a softmax (Oesterlund, "Texel's Tuning Method", 2014). Each round treats the
/// scores as linear in the weights, with slopes from finite differences. Newton's method finds the
/// best weights of that model, and the step towards them is shortened until the true loss falls. At
/// the end small weights are tried one up and one down. Stops early when nothing improves, or when
/// the loss of the held-out positions rises.
///
/// `results` has one entry for each position, some of which are for training. `first` are the
/// initial weights. Throws an `InputError` on unknown weights.
Fit fit_weights(const PositionSet& positions, const std::vector<GameResult>& results,
                const WeightValues& first, const FitOptions& options);

}  // namespace quintet::cli
