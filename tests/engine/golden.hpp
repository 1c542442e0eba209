#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace quintet::golden {

/// Calls `check` with the lines of a file of tests/data, which must have at least one: with
/// sanitizers a sample of them. Failures are reported with the line's id.
void for_each_line(const std::string& file,
                   const std::function<void(const nlohmann::json& line)>& check);

/// The CRC-32 of the texts joined by semicolons: the form in which golden data hold the legal
/// actions of a ply.
std::uint32_t checksum(const std::vector<std::string>& texts);

}  // namespace quintet::golden
