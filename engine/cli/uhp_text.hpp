#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quintet::cli {

/// Milliseconds in a time `hh:mm:ss` of the Universal Hive Protocol, fractions of a second allowed
/// (`00:00:00.25`); nothing if it is not one, is zero, or is a day or longer.
std::optional<int> uhp_time_ms(std::string_view text);

/// The same backwards, with a fraction only where there is one.
std::string uhp_time(int milliseconds);

}  // namespace quintet::cli
