#pragma once

#include <emscripten/val.h>

#include "engine/fields/all_fields.hpp"

namespace quintet::wasm {

using namespace fields;

/// Converts a value to JavaScript according to its description.
emscripten::val write(const Type& type, const void* value);

template <class Value>
emscripten::val to_js(const Value& value) {
    return write(TypeOf<Value>::type, &value);
}

}  // namespace quintet::wasm
