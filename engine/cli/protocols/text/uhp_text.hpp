#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quintet::cli {

/// Parses a time `hh:mm:ss` of the Universal Hive Protocol, with or without a fraction
/// (`00:00:00.25`), and returns milliseconds. Returns nothing if the text is not a time, or the
/// time is zero or a day or longer.
std::optional<int> uhp_time_ms(std::string_view text);

/// Formats milliseconds as such a time, with a fraction only if there is one.
std::string uhp_time(int milliseconds);

}  // namespace quintet::cli
