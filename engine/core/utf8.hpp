#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quintet {

/// A character of Unicode at the beginning of a text.
struct Utf8Point {
    std::size_t length = 0;  ///< in bytes; 0 if the text does not begin with UTF-8
    char32_t code = 0;
};

/// Decodes the beginning of a text that is not empty. Overlong sequences, surrogates and codes
/// beyond Unicode are not UTF-8.
Utf8Point first_point(std::string_view text);

void append_utf8(std::string& out, char32_t code);

/// The longest beginning of a UTF-8 text with at most `most_bytes` bytes, cut between characters.
std::string_view utf8_prefix(std::string_view text, std::size_t most_bytes);

}  // namespace quintet
