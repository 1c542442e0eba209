#pragma once

#include <filesystem>
#include <string>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// Returns the template of the report: `given`, or the one that the build of the page has made:
/// `report-template.html` beside the program, in `../site` or in `../share/quintet`. Empty if there
/// is none. Throws an `InputError` if `given` does not exist.
std::filesystem::path report_template(const std::filesystem::path& given);

/// Returns the page of a report: the template with the results in its element
/// `<script type="application/json" id="results">`. Throws an `InputError` if it has none.
std::string report_page(const std::filesystem::path& file, const Json& results);

}  // namespace quintet::cli
