#pragma once

#include <filesystem>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/tournament/results.hpp"

namespace quintet::cli {

/// Prints the table of a tournament and writes `results.json`, `results.csv` and `report.html` to a
/// folder. The page is `given` with the results, or the template that the build of the page has
/// made, if there is one. Throws an `InputError` if `given` is no template.
void write_report(const std::filesystem::path& folder, const Json& settings,
                  const GamesByNumber& games, const std::filesystem::path& given,
                  const Streams& streams);

}  // namespace quintet::cli
