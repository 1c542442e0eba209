#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/core/hooks/weights.hpp"

namespace CLI {
class App;
}

namespace quintet::cli {

/// Reads weights from a file with one JSON object: `{"tempo": 120, "danger.3": 7}`. An array stands
/// for its numbers: `{"danger": [1, 2, 3]}`. Throws an `InputError` if the file cannot be read or
/// has anything else. The search checks whether the game has such weights.
WeightValues read_weights(const std::string& file);

/// Parses `tempo=120`. Throws an `InputError` on anything else.
std::pair<std::string, Score> parse_weight(std::string_view text);

/// Sets a weight, and adds it if it is not there.
void put_weight(WeightValues& weights, const std::string& name, Score value);

/// Returns weights in the format of `read_weights`, in the given order.
Json json_of(const WeightValues& weights);

/// Weights that differ from their default values, as subcommands take them.
struct WeightChoice {
    std::string file;
    std::vector<std::string> single;  ///< each `name=value`

    /// Returns the weights of the file, then the single ones. Throws an `InputError`.
    WeightValues values() const;
};

/// Adds `--weights FILE` and `--weight NAME=VALUE`, which may be repeated.
void add_weight_choice(CLI::App& command, WeightChoice& choice);

}  // namespace quintet::cli
