#pragma once

#include "engine/cli/base/files.hpp"
#include "engine/fields/all_fields.hpp"

namespace quintet::cli {

/// How JSON writes the names of fields: as the descriptions state them, `provenPlies`, or as
/// records and reports of the program have them, `proven_plies`.
enum class FieldNames { stated, snake_case };

/// Converts a value to JSON according to its description. An empty optional field is left out.
Json json_of(const fields::Type& type, const void* value, FieldNames names);

template <class Value>
requires requires { fields::TypeOf<Value>::type; }
Json described_json(const Value& value, FieldNames names = FieldNames::stated) {
    return json_of(fields::TypeOf<Value>::type, &value, names);
}

}  // namespace quintet::cli
