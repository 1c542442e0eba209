#pragma once

#include "engine/cli/base/files.hpp"
#include "engine/fields/all_fields.hpp"

namespace quintet::cli {

/// Converts a value to JSON according to its description. An empty optional field is left out.
Json json_of(const fields::Type& type, const void* value);

template <class Value>
requires requires { fields::TypeOf<Value>::type; }
Json described_json(const Value& value) { return json_of(fields::TypeOf<Value>::type, &value); }

}  // namespace quintet::cli
