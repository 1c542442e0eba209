#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/record.hpp"
#include "engine/core/weights.hpp"

namespace CLI {
class App;
}

namespace quintet::cli {

/// Reads weights from a file with one JSON object: `{"tempo": 120, "danger.3": 7}`, where an array
/// stands for the numbers in it: `{"danger": [1, 2, 3]}`. Throws an `InputError` if it cannot be
/// read or is anything else; whether a game has such weights is for the search to say.
WeightValues read_weights(const std::string& file);

/// Reads `tempo=120`. Throws an `InputError` on anything else.
std::pair<std::string, Score> parse_weight(std::string_view text);

/// Adds a weight, or changes it if it is there already.
void put_weight(WeightValues& weights, const std::string& name, Score value);

/// As `read_weights` takes it, by name in the given order.
Json json_of(const WeightValues& weights);

/// Which weights are not to have their usual values, as subcommands take it.
struct WeightChoice {
    std::string file;
    std::vector<std::string> single;  ///< each `name=value`

    /// Those of the file, then the single ones. Throws an `InputError`.
    WeightValues values() const;
};

/// Adds `--weights FILE` and `--weight NAME=VALUE`, which may come several times.
void add_weight_choice(CLI::App& command, WeightChoice& choice);

}  // namespace quintet::cli
