#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/player.hpp"
#include "engine/match/position_set.hpp"

namespace quintet::cli {

/// How the game ended in which a position of a set occurred.
struct GameResult {
    /// What each player got of the point: 1 for a win, equal shares for a draw.
    std::array<double, max_players> shares{};
    bool held_out = false;  ///< not to be learnt from, but to see whether what was learnt is true
};

/// The mean surprise at the results, in nats: the cross entropy of results and chances.
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
    /// Hears of each change for the better, and of how much of a round is done, from 0 to 1.
    std::function<void(int round, double share, const Loss& loss)> news;
};

struct Fit {
    WeightValues weights;
    double unit = 0;
    Loss before;
    Loss after;
};

/// Finds the weights under which the results of games are least surprising: logistic regression on
/// quiet positions, for more than two players with a softmax (Oesterlund, "Texel's Tuning Method",
/// 2014). In each round the scores are taken as linear in the weights, with slopes from finite
/// differences; Newton's method finds the best weights of that model, and as long a step towards
/// them is made as makes the true loss smaller. At last small weights are tried one up and down.
/// Ends early when nothing gets better, or when it gets worse where nothing was learnt from.
///
/// `results` belong to the positions in turn, some of them to be learnt from; `first` are the
/// weights to begin with. Throws an `InputError` on weights that there are not.
Fit fit_weights(const PositionSet& positions, const std::vector<GameResult>& results,
                const WeightValues& first, const FitOptions& options);

}  // namespace quintet::cli
