#pragma once

#include "engine/base/result.hpp"
#include "wasm/writing.hpp"

// Plain objects that the methods of the bound classes return.

namespace quintet::wasm {

/// `{name: value}`.
template <class Value>
emscripten::val answer(const char* name, const Value& value) {
    emscripten::val out = emscripten::val::object();
    out.set(name, value);
    return out;
}

/// `{error: {message, action?}}`.
inline emscripten::val failure(const Error& error) { return Answer().with("error", error); }

}  // namespace quintet::wasm
