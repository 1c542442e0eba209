#pragma once

#include "engine/cli/base/files.hpp"
#include "engine/fields/all_fields.hpp"

namespace quintet::cli {

/// Converts a value to JSON according to its description. An empty optional field is left out.
Json json_of(const fields::Type& type, const void* value);

template <class Value>
requires requires { fields::TypeOf<Value>::type; }
Json described_json(const Value& value) { return json_of(fields::TypeOf<Value>::type, &value); }

/// Reads a value according to its description. A field that is missing keeps its value, and fields
/// that the description lacks are ignored. Throws an exception of the JSON library or an
/// `InputError` if a field has another type or range, or if a required one is missing.
void read_json(const Json& json, const fields::Type& type, void* value);

template <class Value>
requires requires { fields::TypeOf<Value>::type; }
Value described_value(const Json& json) {
    Value value;
    read_json(json, fields::TypeOf<Value>::type, &value);
    return value;
}

}  // namespace quintet::cli
