#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "engine/session/running_game.hpp"

namespace CLI {
class Validator;
}

namespace quintet::cli {

/// A game with its options, as several subcommands take it: `--game G --option k=v`.
struct GameChoice {
    std::string game;
    std::vector<std::string> options;  ///< each `name=value`

    /// Returns the options as pairs. Throws an `InputError` if one has no `=`.
    GivenOptions pairs() const;
};

/// Adds `--game` and `--option`, which may be repeated.
void add_game_choice(CLI::App& command, GameChoice& choice, bool required);

/// Adds `--time`, `--nodes` and `--depth`. `each` ends their descriptions: ` for an action`.
void add_search_limits(CLI::App& command, int& time_ms, std::uint64_t& nodes, int& depth,
                       const std::string& each);

void add_threads(CLI::App& command, int& threads);

void add_sandbox(CLI::App& command, bool& sandboxed);

/// Throws an `InputError` that lists the levels if there is no level of this name. Names are in
/// lower case.
void check_level(std::string_view name);

/// The `index`-th, from 0, of `count` parts.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;
};
/// Parses `i/n` with i from 1 to n. Throws an `InputError` that names `--shard` on anything else.
Shard parse_shard(const std::string& text);

/// Validators for `check()`: return an error message, or nothing if the text is a whole number from
/// 0 or from 1 on. (CLI11's own validators accept fractions and print their range with 300 digits.)
std::string whole_number(const std::string& text);
std::string positive_number(const std::string& text);

/// Validators for numbers from `least` to `most`, both included.
CLI::Validator whole_number_from(std::int64_t least, std::int64_t most);
CLI::Validator number_from(double least, double most);

/// Validators for a file and for a folder that exist.
CLI::Validator existing_file();
CLI::Validator existing_folder();

/// Validator for one of some names.
CLI::Validator one_of(const std::vector<std::string>& names);

/// Parses a finite decimal number such as `0.25` or `1e-3`. Nothing may follow it.
std::optional<double> decimal(std::string_view text);

/// Formats `1234567` as `1,234,567`.
std::string grouped(std::uint64_t number);

/// Formats a rate with three digits and k, M or G: `per_second(3'200'000, 2)` is `1.60 M`.
std::string per_second(std::uint64_t count, double seconds);

}  // namespace quintet::cli
