#include "engine/cli/records/link.hpp"

#include <zlib.h>

#include <algorithm>

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

/// Most characters of packed actions, as on the page: a few hundred bytes can unpack to gigabytes.
constexpr std::size_t most_unpacked = 200'000;

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// What follows `#`, otherwise what follows `?`; empty if the text is no address.
std::string_view query_of(std::string_view text) {
    text = trimmed(text);
    if (text.empty() || text[0] == '{' || text[0] == '[') return {};
    if (text.find_first_of(" \t\r\n") != std::string_view::npos) return {};
    const std::size_t mark = std::min(text.find('#'), text.size());
    const std::size_t start = mark < text.size() ? mark : text.find('?');
    return start == std::string_view::npos ? std::string_view() : text.substr(start + 1);
}

int hex_digit(char c) {
    if (is_digit(c)) return c - '0';
    return lower(c) >= 'a' && lower(c) <= 'f' ? lower(c) - 'a' + 10 : -1;
}

/// Decodes `+` and `%XX`.
std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool coded = text[at] == '%' && at + 2 < text.size();
        const int high = coded ? hex_digit(text[at + 1]) : -1;
        const int low = coded ? hex_digit(text[at + 2]) : -1;
        if (high >= 0 && low >= 0) {
            out += static_cast<char>(16 * high + low);
            at += 2;
        } else {
            out += text[at] == '+' ? ' ' : text[at];
        }
    }
    return out;
}

Pairs pairs_of(std::string_view query) {
    Pairs pairs;
    split(query, '&', [&](std::string_view part) {
        const std::size_t sign = std::min(part.find('='), part.size());
        pairs.emplace_back(decoded(part.substr(0, sign)),
                           decoded(part.substr(std::min(sign + 1, part.size()))));
    });
    return pairs;
}

const std::string* value_of(const Pairs& pairs, std::string_view name) {
    const auto found = std::find_if(pairs.begin(), pairs.end(),
                                    [&](const auto& pair) { return pair.first == name; });
    return found == pairs.end() ? nullptr : &found->second;
}

/// Decodes base64 for addresses, without padding.
std::string from_base64(std::string_view text) {
    static constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos) throw InputError("z isn't base64");
        bits = bits << 6 | static_cast<unsigned>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 0xFF);
    }
    return bytes;
}

std::string unpacked(std::string_view packed) {
    const std::string bytes = from_base64(packed);
    std::string text(most_unpacked, '\0');
    uLongf length = text.size();
    if (uncompress(reinterpret_cast<Bytef*>(text.data()), &length,
                   reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()) != Z_OK) {
        throw InputError("z is damaged, or longer than " + std::to_string(most_unpacked) +
                         " characters");
    }
    text.resize(length);
    return text;
}

std::vector<std::string> actions_of(std::string_view text) {
    std::vector<std::string> actions;
    split(text, ';', [&](std::string_view action) {
        if (!trimmed(action).empty()) actions.emplace_back(trimmed(action));
    });
    return actions;
}

void add_option(Record& record, std::string_view name, std::string_view value) {
    const auto given = [&](const auto& option) { return option.first == trimmed(name); };
    if (std::any_of(record.options.begin(), record.options.end(), given)) return;
    record.options.emplace_back(trimmed(name), trimmed(value));
}

/// Adds `size=5,limits=text`.
void add_options(Record& record, std::string text) {
    std::replace(text.begin(), text.end(), ';', ',');
    split(text, ',', [&](std::string_view pair) {
        if (trimmed(pair).empty()) return;
        const std::size_t sign = pair.find_first_of("=:");
        if (sign == std::string_view::npos || trimmed(pair.substr(0, sign)).empty()) {
            throw InputError("options must be name=value, joined by commas (found " +
                             in_quotes(pair) + ")");
        }
        add_option(record, pair.substr(0, sign), pair.substr(sign + 1));
    });
}

int ply_in(const std::string& text) {
    TextCursor cursor(text);
    const std::optional<int> ply = cursor.integer();
    if (!ply || !cursor.at_end() || *ply < 0) {
        throw InputError("ply must be a whole number (found " + in_quotes(text) + ")");
    }
    return *ply;
}

/// `within`: whether this is the `record` of another link.
Record record_of_query(std::string_view query, bool within) {
    const Pairs pairs = pairs_of(query);
    Record record;
    if (const std::string* whole = value_of(pairs, "record")) {
        if (within) throw InputError("record must not be a link to another record");
        record =
            trimmed(*whole).starts_with('{') ? parse_record(*whole) : record_of_query(*whole, true);
    } else {
        if (const std::string* game = value_of(pairs, "game")) record.game = *game;
        if (record.game.empty()) throw InputError("game is required");
        for (const auto& [name, value] : pairs) {
            if (name.starts_with("o.")) add_option(record, name.substr(2), value);
            if (name == "options") add_options(record, value);
        }
        if (const std::string* setup = value_of(pairs, "setup")) record.setup = *setup;
        const std::string* packed = value_of(pairs, "z");
        const std::string* plain = value_of(pairs, "actions");
        if (packed)
            record.actions = actions_of(unpacked(*packed));
        else if (plain)
            record.actions = actions_of(*plain);
    }
    if (const std::string* ply = value_of(pairs, "ply")) record.others["ply"] = ply_in(*ply);
    return record;
}

}  // namespace

bool is_link(std::string_view text) {
    const Pairs pairs = pairs_of(query_of(text));
    return value_of(pairs, "game") || value_of(pairs, "record");
}

Record record_of_link(std::string_view text) { return record_of_query(query_of(text), false); }

}  // namespace quintet::cli
