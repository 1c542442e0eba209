#pragma once

#include <emscripten/val.h>

#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.hpp"
#include "engine/fields/all_fields.hpp"

// Converts JavaScript values of unknown type to values of the engine. Embind's own conversions
// throw or guess; these functions check the type first and return an error that names the field.

namespace quintet::wasm {

using namespace fields;

/// Reads a string of at most `longest` UTF-16 units.
Result<std::string> read_text(const emscripten::val& value, std::string_view name, int longest);

/// Reads a whole number from `least` to `most`.
Result<int> read_int(const emscripten::val& value, std::string_view name, int least, int most);

/// Reads an object into `target` according to its description. Ignores fields without a
/// description. A missing field that is not required leaves its part of `target` unchanged. Errors
/// call the object `name`.
Status read_object(const emscripten::val& value, const Shape& shape, std::string_view name,
                   void* target);

/// Reads a struct that has a description. Errors call it `name`.
template <class Struct>
Result<Struct> read(const emscripten::val& value, std::string_view name) {
    Struct target;
    const Status status = read_object(value, Described<Struct>::shape, name, &target);
    if (!status) return status.error();
    return target;
}

/// Reads a `GameRecord` and opens its game. `near` as in `open_game` of the engine.
Result<std::unique_ptr<RunningGame>> open_record(const emscripten::val& value,
                                                 const RunningGame* near = nullptr);

}  // namespace quintet::wasm
