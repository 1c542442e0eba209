#include "engine/base/json.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/base/text.hpp"
#include "engine/base/utf8.hpp"

namespace quintet {

namespace {

/// Maximum nesting depth. The parser is recursive, so the limit protects the stack.
constexpr int max_nesting = 64;

class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text), cursor_(text) {}

    Result<JsonValue> whole() {
        JsonValue value;
        if (!read(value, 0)) return failure("a value");
        skip_space();
        if (!cursor_.at_end()) return failure("the end");
        return value;
    }

  private:
    Error failure(const char* otherwise) const {
        const std::string_view before = text_.substr(0, cursor_.position());
        const auto line = std::count(before.begin(), before.end(), '\n') + 1;
        const std::string_view rest = cursor_.rest();
        return Error{"line " + std::to_string(line) + ": must be " +
                     (expected_.empty() ? otherwise : expected_) + " (found " +
                     (rest.empty() ? "the end" : in_quotes(rest.substr(0, rest.find('\n')), 12)) +
                     ")"};
    }

    bool wanted(const char* what) {
        if (expected_.empty()) expected_ = what;
        return false;
    }

    void skip_space() {
        while (cursor_.accept(' ') || cursor_.accept('\n') || cursor_.accept('\r') ||
               cursor_.accept('\t')) {
        }
    }

    bool read(JsonValue& value, int depth) {
        if (depth > max_nesting) return wanted("a value nested at most 64 deep");
        skip_space();
        if (cursor_.accept('{')) return read_object(value, depth);
        if (cursor_.accept('[')) return read_array(value, depth);
        if (cursor_.accept('"')) {
            value.kind = JsonValue::Kind::text;
            return read_text(value.text);
        }
        if (cursor_.accept("null")) return true;
        value.kind = JsonValue::Kind::boolean;
        value.truth = cursor_.accept("true");
        if (value.truth || cursor_.accept("false")) return true;
        return read_number(value);
    }

    bool read_array(JsonValue& value, int depth) {
        value.kind = JsonValue::Kind::array;
        skip_space();
        if (cursor_.accept(']')) return true;
        do {
            if (!read(value.items.emplace_back(), depth + 1)) return wanted("a value");
            skip_space();
        } while (cursor_.accept(','));
        return cursor_.accept(']') || wanted("a comma or ]");
    }

    bool read_object(JsonValue& value, int depth) {
        value.kind = JsonValue::Kind::object;
        skip_space();
        if (cursor_.accept('}')) return true;
        do {
            auto& [name, content] = value.members.emplace_back(std::string(), JsonValue());
            skip_space();
            if (!cursor_.accept('"') || !read_text(name)) return wanted("a name in quotes");
            skip_space();
            if (!cursor_.accept(':')) return wanted("a colon");
            if (!read(content, depth + 1)) return wanted("a value");
            skip_space();
        } while (cursor_.accept(','));
        return cursor_.accept('}') || wanted("a comma or }");
    }

    bool read_number(JsonValue& value) {
        value.kind = JsonValue::Kind::number;
        std::string digits;
        const std::string_view rest = cursor_.rest();
        const std::size_t end = rest.find_first_not_of("+-.0123456789eE");
        digits = std::string(rest.substr(0, std::min(end, rest.size())));
        if (digits.empty() || digits[0] == '+') return wanted("a value");
        char* stopped = nullptr;
        value.number = std::strtod(digits.c_str(), &stopped);
        if (stopped != digits.c_str() + digits.size()) return wanted("a number");
        cursor_.accept(digits);
        return true;
    }

    std::optional<std::uint32_t> four_digits() {
        std::uint32_t code = 0;
        for (int i = 0; i < 4; ++i) {
            const std::optional<char> digit = cursor_.next();
            if (!digit) return std::nullopt;
            const std::size_t found = std::string_view("0123456789abcdef").find(*digit);
            const std::size_t upper = std::string_view("0123456789ABCDEF").find(*digit);
            if (found == upper && found == std::string_view::npos) return std::nullopt;
            code = code * 16 + static_cast<std::uint32_t>(std::min(found, upper));
        }
        return code;
    }

    bool read_escape(std::string& out) {
        constexpr std::string_view letters = "\"\\/bfnrt";
        constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        const std::optional<char> letter = cursor_.next();
        if (!letter) return false;
        if (const std::size_t at = letters.find(*letter); at != std::string_view::npos) {
            out.push_back(meanings[at]);
            return true;
        }
        if (*letter != 'u') return false;
        std::optional<std::uint32_t> code = four_digits();
        if (!code) return false;
        if (*code >= 0xd800 && *code < 0xdc00 && cursor_.accept("\\u")) {
            const std::optional<std::uint32_t> low = four_digits();
            if (!low) return false;
            code = 0x10000 + ((*code - 0xd800) << 10) + ((*low - 0xdc00) & 0x3ff);
        }
        append_utf8(out, *code >= 0xd800 && *code < 0xe000 ? 0xfffd : *code);
        return true;
    }

    /// Reads the rest of a string after its opening quote, and decodes its escapes.
    bool read_text(std::string& out) {
        while (!cursor_.accept('"')) {
            const std::optional<char> next = cursor_.next();
            if (!next) return wanted("a closing quote");
            if (*next != '\\') {
                out.push_back(*next);
            } else if (!read_escape(out)) {
                return wanted("an escape such as \\n");
            }
        }
        return true;
    }

    std::string_view text_;
    TextCursor cursor_;
    std::string expected_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view name) const {
    for (const auto& [each, value] : members) {
        if (each == name) return &value;
    }
    return nullptr;
}

std::optional<int> JsonValue::integer() const {
    constexpr double most = 999'999'999;
    if (kind != Kind::number || !(number >= -most && number <= most)) return std::nullopt;
    const int whole = static_cast<int>(number);
    if (static_cast<double>(whole) != number) return std::nullopt;
    return whole;
}

Result<JsonValue> parse_json(std::string_view text) { return Parser(text).whole(); }

std::string json_text(std::string_view text) {
    std::string out = "\"";
    while (!text.empty()) {
        const std::size_t length = first_point(text).length;
        const auto byte = static_cast<unsigned char>(text[0]);
        if (byte == '"' || byte == '\\') {
            out.append("\\").append(text.substr(0, 1));
        } else if (byte < 0x20) {
            constexpr std::string_view digits = "0123456789abcdef";
            out.append("\\u00").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
        } else if (length == 0) {
            append_utf8(out, byte);
        } else {
            out.append(text.substr(0, length));
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out + "\"";
}

}  // namespace quintet
