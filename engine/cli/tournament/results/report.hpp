#pragma once

#include <filesystem>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/tournament/results/results.hpp"

namespace quintet::cli {

/// Files that a teacher may want in addition.
struct ReportExtras {
    bool leaderboard = false;  ///< `leaderboard.html` without names, `leaderboard-codes.csv`
    bool gradescope = false;   ///< `gradescope/NAME.json` for each submission
};

/// Throws an `InputError` if the file does not exist.
void check_template(const std::filesystem::path& file);

/// Prints the table of a tournament and writes `results.json`, `results.csv` and `report.html` to a
/// folder. The page is `given` with the results, or the template that the build of the page has
/// made, if there is one. Throws an `InputError` if `given` is no template.
void write_report(const std::filesystem::path& folder, const Json& settings,
                  const GamesByNumber& games, const std::filesystem::path& given,
                  const ReportExtras& extras, const Streams& streams);

}  // namespace quintet::cli
