#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/cli/tournament/results/results.hpp"

// Results for other places than the folder of a tournament.

namespace quintet::cli {

/// Copies results without what tells whose they are: submissions have the code of their files
/// (`code_of`) as their name, and there are no games, classes or messages.
Json anonymous(const Json& settings, const Json& results);

/// The code of a submission on a leaderboard: six hexadecimal digits that depend on
/// its files and the seed. An engine has its name.
std::string code_of(const Json& participant, std::uint64_t seed);

/// The names and codes of all submissions as CSV, with a heading.
std::string codes_csv(const Json& settings);

/// Writes `NAME.json` for each submission to a folder: results as Gradescope's autograder reads
/// them. Each engine is a test, whose score is the share of the points that the submission won in
/// games with it; one more test is the share of games that it finished without a fault. The
/// leaderboard has its Elo. A submission that could not start has the reason instead.
void write_gradescope(const std::filesystem::path& folder, const Json& settings,
                      const std::vector<ResultRow>& table);

}  // namespace quintet::cli
