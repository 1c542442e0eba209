#include "engine/cli/protocols/text/uhp_text.hpp"

#include <array>
#include <cstdio>

namespace quintet::cli {

namespace {

/// Reads two digits that make a number below `limit`, if they come next.
std::optional<int> two_digits(std::string_view& text, int limit) {
    if (text.size() < 2) return std::nullopt;
    const int tens = text[0] - '0';
    const int ones = text[1] - '0';
    if (tens < 0 || tens > 9 || ones < 0 || ones > 9 || 10 * tens + ones >= limit) {
        return std::nullopt;
    }
    text.remove_prefix(2);
    return 10 * tens + ones;
}

bool accept(std::string_view& text, char wanted) {
    if (text.empty() || text.front() != wanted) return false;
    text.remove_prefix(1);
    return true;
}

}  // namespace

std::optional<int> uhp_time_ms(std::string_view text) {
    const std::optional<int> hours = two_digits(text, 24);
    if (!hours || !accept(text, ':')) return std::nullopt;
    const std::optional<int> minutes = two_digits(text, 60);
    if (!minutes || !accept(text, ':')) return std::nullopt;
    const std::optional<int> seconds = two_digits(text, 60);
    if (!seconds) return std::nullopt;
    int milliseconds = ((*hours * 60 + *minutes) * 60 + *seconds) * 1000;
    if (accept(text, '.')) {
        if (text.empty() || text.size() > 7) return std::nullopt;
        int unit = 100;
        for (const char c : text) {
            if (c < '0' || c > '9') return std::nullopt;
            milliseconds += unit * (c - '0');
            unit /= 10;
        }
        text = {};
    }
    if (!text.empty() || milliseconds == 0) return std::nullopt;
    return milliseconds;
}

std::string uhp_time(int milliseconds) {
    const int seconds = milliseconds / 1000;
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60,
                  seconds % 60);
    std::string out = text.data();
    if (milliseconds % 1000 != 0) {
        std::snprintf(text.data(), text.size(), ".%03d", milliseconds % 1000);
        out += text.data();
    }
    return out;
}

}  // namespace quintet::cli
