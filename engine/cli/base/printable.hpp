#pragma once

#include <string>
#include <string_view>

namespace quintet::cli {

/// Text from outside, made safe for a terminal and a table: control characters of every kind, line
/// ends and marks that turn the direction of text become `\xNN` or `\uNNNN`, and bytes that are no
/// UTF-8 `\xNN`.
std::string printable(std::string_view text);

/// The same, but line ends stay.
std::string printable_lines(std::string_view text);

}  // namespace quintet::cli
