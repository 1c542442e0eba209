#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/cli/base/options.hpp"
#include "engine/cli/match/plan.hpp"

namespace quintet::cli {

/// The options that `match` and `tournament` share.
struct MatchOptions {
    GameChoice game;
    std::string openings;  ///< as `parse_openings` takes it
    int balance = 0;       ///< 0 for the balance that the game states
    std::string shard = "1/1";
    std::string out;
    std::vector<std::string> merge;
    bool force = false;
    bool quiet = false;
    Match match;
};

/// Adds `--openings`, `--balance`, `--seed` and `--max-plies`.
void add_openings(CLI::App& command, MatchOptions& options);

/// Adds `--shard`, `--jobs` and `--quiet`.
void add_work(CLI::App& command, MatchOptions& options);

/// Sets the game and the shard of the match, and returns the start of the game. Throws an
/// `InputError` if an option is missing or does not fit.
std::unique_ptr<RunningGame> open_start(MatchOptions& options);

/// Sets the plies and the balance of the openings; `from_start` says that games have none. Throws
/// an `InputError` if they are out of range.
void set_openings(MatchOptions& options, const GameSpec& game, bool from_start);

/// The number of random actions from the default start.
struct OpeningPlies {
    int least = 0;
    int most = 0;
};
/// Parses a number of plies or a range as in `3-6`. An empty text stands for the range that the
/// game states. Throws an `InputError` on anything else.
OpeningPlies parse_openings(const std::string& text, const GameSpec& game);

}  // namespace quintet::cli
