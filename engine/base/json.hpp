#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.hpp"

// A JSON parser without exceptions, for games and positions of other programs.

namespace quintet {

/// A JSON value. Members of an object keep their order in the text.
struct JsonValue {
    enum class Kind { null, boolean, number, text, array, object };

    Kind kind = Kind::null;
    bool truth = false;
    double number = 0;
    std::string text = {};
    std::vector<JsonValue> items = {};                            ///< of an array
    std::vector<std::pair<std::string, JsonValue>> members = {};  ///< of an object

    bool is(Kind wanted) const { return kind == wanted; }
    /// Returns the first member with this name; null without such a member and for other kinds.
    const JsonValue* find(std::string_view name) const;
    /// Returns the value as an integer of at most nine digits; `nullopt` for anything else.
    std::optional<int> integer() const;
};

/// Parses a complete JSON text. The error names the line: `line 3: must be a colon (found "}")`.
Result<JsonValue> parse_json(std::string_view text);

/// Returns a text as a JSON string, in double quotes. Reads bytes that are not UTF-8 as Latin-1.
std::string json_text(std::string_view text);

}  // namespace quintet
