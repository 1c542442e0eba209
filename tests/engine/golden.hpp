#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "engine/core/game_record.hpp"

namespace quintet::golden {

/// Calls `check` with the lines of a file of tests/data, which must have at least one: with
/// sanitizers a sample of them. Failures are reported with the line's id.
void for_each_line(const std::string& file,
                   const std::function<void(const nlohmann::json& line)>& check);

/// The record in such a line.
GameRecord record_of(const nlohmann::json& line);

}  // namespace quintet::golden
