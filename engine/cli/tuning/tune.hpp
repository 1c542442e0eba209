#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/seats/seat.hpp"
#include "engine/core/game_record.hpp"
#include "engine/core/hooks/weights.hpp"

namespace quintet::cli {

struct TuneOptions {
    std::string game;
    GivenOptions options;             ///< of the game
    WeightValues first;               ///< all weights of the game, those to begin with
    std::vector<std::string> chosen;  ///< names of those that may change
    std::string out;                  ///< file for the result; empty for standard output
    std::uint64_t seed = 0;
    int jobs = 1;
    bool quiet = false;

    std::string algorithm;
    ThinkingLimits limits;
    std::uint64_t iterations = 1000;
    double step = 0.2;
    double rate = 0.02;
    int least_opening_plies = 0;
    int most_opening_plies = 0;
};

/// Tunes by playing and returns all weights of the game. Reports on `err`; throws an `InputError`
/// if the options do not fit the game.
WeightValues tune_by_play(const TuneOptions& options, const Streams& streams);

/// Writes weights as JSON to a file, or to `out` if no file is named.
void save_weights(const WeightValues& weights, const std::string& file, std::ostream& out);

}  // namespace quintet::cli
