#pragma once

#include <emscripten/val.h>

#include <string>

#include "engine/fields/all_fields.hpp"

namespace quintet::wasm {

using namespace fields;

/// An object of values that have descriptions. It goes to JavaScript as one text in JSON: a call
/// for every field takes twice as long where a position has thousands of legal actions.
class Answer {
  public:
    Answer();
    ~Answer();
    template <class Value>
    Answer& with(const char* name, const Value& value) {
        return with(name, TypeOf<Value>::type, &value);
    }
    operator emscripten::val();

  private:
    Answer& with(const char* name, const Type& type, const void* value);

    std::string json_;
};

/// Converts a value to JavaScript according to its description.
emscripten::val write(const Type& type, const void* value);

template <class Value>
emscripten::val to_js(const Value& value) {
    return write(TypeOf<Value>::type, &value);
}

}  // namespace quintet::wasm
