#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/cli.hpp"
#include "engine/match/match.hpp"

namespace quintet::cli {

/// What a new game is made from, as several subcommands take it: `--game G --option k=v`.
struct GameChoice {
    std::string game;
    std::vector<std::string> options;  ///< each `name=value`

    /// The options as pairs. Throws an `InputError` on one without `=`.
    std::vector<std::pair<std::string, std::string>> pairs() const;
};

/// Adds `--game`, which must name a game, and `--option`, which may come several times.
void add_game_choice(CLI::App& command, GameChoice& choice, bool required);

/// Adds `--threads`, for commands that search.
void add_threads(CLI::App& command, int& threads);

/// For `check()`: what is wrong with a text that should be a whole number, not negative or at least
/// 1; empty if it is one. (CLI11's own check takes fractions and shows its range in 300 digits.)
std::string whole_number(const std::string& text);
std::string positive_number(const std::string& text);

/// A decimal number such as `0.25` or `1e-3`, neither infinite nor followed by anything else.
std::optional<double> decimal(std::string_view text);

/// `1234567` as `1,234,567`.
std::string grouped(std::uint64_t number);

/// `per_second(3'200'000, 2)` is `1.6 M`: three digits with a unit of k, M or G.
std::string per_second(std::uint64_t count, double seconds);

}  // namespace quintet::cli
