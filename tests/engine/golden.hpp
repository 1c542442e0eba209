#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace quintet::golden {

/// Calls `check` with the lines of a file of tests/data, which must have at least one: with
/// sanitizers a sample of them. Failures are reported with the line's id.
void for_each_line(const std::string& file,
                   const std::function<void(const nlohmann::json& line)>& check);

}  // namespace quintet::golden
