#include "engine/cli/printable.hpp"

#include <algorithm>
#include <utility>

namespace quintet::cli {

namespace {

/// The length of the UTF-8 sequence that a text begins with, and its code point; length 0 if the
/// first byte begins none.
std::pair<std::size_t, char32_t> first_point(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) return {1, byte(0)};
    const std::size_t length = byte(0) < 0xc2   ? 0
                               : byte(0) < 0xe0 ? 2
                               : byte(0) < 0xf0 ? 3
                               : byte(0) < 0xf5 ? 4
                                                : 0;
    if (length == 0 || length > text.size()) return {0, 0};
    char32_t point = byte(0) & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return {0, 0};
        point = point << 6 | (byte(i) & 0x3fu);
    }
    return {length, point};
}

bool is_control(char32_t point) {
    return point < 0x20 || (point >= 0x7f && point < 0xa0) || point == 0x61c || point == 0x200e ||
           point == 0x200f || (point >= 0x2028 && point <= 0x202e) ||
           (point >= 0x2066 && point <= 0x2069) || point == 0xfeff;
}

std::string in_hex(char32_t value, int digits) {
    static constexpr char hex[] = "0123456789abcdef";
    std::string out;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += hex[value >> shift & 15];
    return out;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto [length, point] = first_point(text);
        if (length == 0) {
            out += "\\x" + in_hex(static_cast<unsigned char>(text[0]), 2);
        } else if (is_control(point)) {
            out += point < 0x100 ? "\\x" + in_hex(point, 2) : "\\u" + in_hex(point, 4);
        } else {
            out += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

}  // namespace quintet::cli
