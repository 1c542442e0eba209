#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/cli.hpp"
#include "engine/cli/seat.hpp"
#include "engine/core/weights.hpp"

namespace quintet::cli {

/// The options of `quintet tune`.
struct TuneOptions {
    std::string game;
    std::vector<std::pair<std::string, std::string>> options;  ///< of the game; spsa
    WeightValues first;               ///< all weights of the game, those to begin with
    std::vector<std::string> chosen;  ///< names of those that may change
    std::string out;                  ///< file for the result; empty for standard output
    std::uint64_t seed = 0;
    int jobs = 1;
    bool quiet = false;

    // texel
    std::vector<std::string> files;
    int skip_first = 6;
    int skip_last = 4;
    int per_game = 12;
    int held_out = 10;  ///< percent
    double unit = 0;
    double prior = 1;
    int rounds = 8;

    // spsa
    std::string algorithm;
    ThinkingLimits limits;
    std::uint64_t iterations = 1000;
    double step = 0.2;
    double rate = 0.02;
    int least_opening_plies = 0;
    int most_opening_plies = 0;
};

/// The methods of tuning. Each reports on `err` and returns all weights of the game. Throw an
/// `InputError` if the options do not fit the game. `status` tells whether all records were good.
WeightValues tune_by_results(const TuneOptions& options, const Streams& streams, Exit& status);
WeightValues tune_by_play(const TuneOptions& options, const Streams& streams);

/// Writes weights as JSON to a file, or to `out` if no file is named.
void save_weights(const WeightValues& weights, const std::string& file, std::ostream& out);

}  // namespace quintet::cli
