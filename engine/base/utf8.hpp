#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quintet {

/// The first Unicode code point of a text.
struct Utf8Point {
    std::size_t length = 0;  ///< in bytes; 0 if the text does not begin with valid UTF-8
    char32_t code = 0;
};

/// Decodes the first code point of a non-empty text. Overlong sequences, surrogates and values
/// above U+10FFFF are invalid (RFC 3629).
Utf8Point first_point(std::string_view text);

void append_utf8(std::string& out, char32_t code);

/// Returns the longest prefix of a UTF-8 text that has at most `most_bytes` bytes and ends between
/// code points.
std::string_view utf8_prefix(std::string_view text, std::size_t most_bytes);

}  // namespace quintet
