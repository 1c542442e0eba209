#include "engine/cli/base/printable.hpp"

#include <algorithm>

#include "engine/base/text.hpp"
#include "engine/base/utf8.hpp"

namespace quintet::cli {

namespace {

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

std::string printable_lines(std::string_view text) {
    std::string out;
    const char* separator = "";
    split(text, '\n', [&](std::string_view line) {
        out.append(separator).append(printable(line));
        separator = "\n";
    });
    return out;
}

}  // namespace quintet::cli
