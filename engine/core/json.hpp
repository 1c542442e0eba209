#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"

// JSON without exceptions, for the forms in which other programs write games.

namespace quintet {

/// A JSON value. Members of objects stay in their order.
struct JsonValue {
    enum class Kind { null, boolean, number, text, array, object };

    Kind kind = Kind::null;
    bool truth = false;
    double number = 0;
    std::string text = {};
    std::vector<JsonValue> items = {};                            ///< of an array
    std::vector<std::pair<std::string, JsonValue>> members = {};  ///< of an object

    bool is(Kind wanted) const { return kind == wanted; }
    /// The first member with a name; null if there is none or this isn't an object.
    const JsonValue* find(std::string_view name) const;
    /// The value as a whole number of at most nine digits; nothing if it is something else.
    std::optional<int> integer() const;
};

/// Parses a whole text. The error names the line: `line 3: must be a comma (found "}")`.
Result<JsonValue> parse_json(std::string_view text);

/// A text in double quotes, as JSON writes it. Bytes that are not UTF-8 are taken for Latin-1.
std::string json_text(std::string_view text);

}  // namespace quintet
