#include "engine/base/utf8.hpp"

namespace quintet {

namespace {

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

}  // namespace

Utf8Point first_point(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return {1, first};
    const std::size_t length = first >= 0xc2 && first < 0xe0   ? 2
                               : first >= 0xe0 && first < 0xf0 ? 3
                               : first >= 0xf0 && first < 0xf5 ? 4
                                                               : 0;
    if (length == 0 || length > text.size()) return {};
    char32_t code = first & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (!continues(text[i])) return {};
        code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3fu);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    if (code < least[length] || surrogate || code > 0x10ffff) return {};
    return {length, code};
}

void append_utf8(std::string& out, char32_t code) {
    const auto tail = [&](int shift) {
        out.push_back(static_cast<char>(0x80 | (code >> shift & 0x3f)));
    };
    if (code < 0x80) {
        out.push_back(static_cast<char>(code));
    } else if (code < 0x800) {
        out.push_back(static_cast<char>(0xc0 | code >> 6));
        tail(0);
    } else if (code < 0x10000) {
        out.push_back(static_cast<char>(0xe0 | code >> 12));
        tail(6);
        tail(0);
    } else {
        out.push_back(static_cast<char>(0xf0 | code >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::string_view utf8_prefix(std::string_view text, std::size_t most_bytes) {
    if (text.size() <= most_bytes) return text;
    while (most_bytes > 0 && continues(text[most_bytes])) --most_bytes;
    return text.substr(0, most_bytes);
}

}  // namespace quintet
