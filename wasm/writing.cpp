#include "wasm/writing.hpp"

#include <cmath>
#include <cstddef>
#include <string_view>

namespace quintet::wasm {

namespace {

using emscripten::val;

template <class Value>
const Value& as(const void* value) {
    return *static_cast<const Value*>(value);
}

const ListType& list(const Type& type) { return static_cast<const ListType&>(type); }

void append_text(std::string& json, std::string_view text) {
    json += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') json += '\\';
        if (static_cast<unsigned char>(c) >= ' ') {
            json += c;
        } else {
            json.append(c < 16 ? "\\u000" : "\\u001") += "0123456789abcdef"[c % 16];
        }
    }
    json += '"';
}

/// JavaScript writes the shortest text that reads as the same number.
void append_real(std::string& json, double number) {
    if (std::isfinite(number)) {
        json += val(number).call<std::string>("toString");
    } else {
        json += "null";
    }
}

/// Ends a list or an object, whose parts all end with a comma so far.
void close(std::string& json, char end) {
    if (json.back() == ',') json.pop_back();
    json += end;
}

void append(std::string& json, const Type& type, const void* value);

void append_field(std::string& json, std::string_view name, const Type& type, const void* value) {
    append_text(json, name);
    json += ':';
    append(json, type, value);
    json += ',';
}

void append_options(std::string& json, const GivenOptions& options) {
    json += '{';
    for (const auto& [name, text] : options) {
        append_field(json, name, TypeOf<std::string>::type, &text);
    }
    close(json, '}');
}

void append_object(std::string& json, const Shape& shape, const void* value) {
    json += '{';
    for (const Field& field : shape.fields) {
        const void* part = field.in(value);
        if (field.is_optional && is_empty(*field.type, part)) continue;
        append_field(json, field.name, *field.type, part);
    }
    close(json, '}');
}

void append_list(std::string& json, const ListType& type, const void* value) {
    json += '[';
    const std::size_t size = type.size(value);
    for (std::size_t i = 0; i < size; ++i) {
        append(json, *type.element, type.at(value, i));
        json += ',';
    }
    close(json, ']');
}

void append(std::string& json, const Type& type, const void* value) {
    switch (type.kind) {
        case Kind::text: append_text(json, as<std::string>(value)); return;
        case Kind::word: append_text(json, static_cast<const WordType&>(type).text(value)); return;
        case Kind::flag: json += as<bool>(value) ? "true" : "false"; return;
        case Kind::integer: json += std::to_string(as<int>(value)); return;
        case Kind::whole: append_real(json, static_cast<double>(as<std::uint64_t>(value))); return;
        case Kind::real: append_real(json, as<double>(value)); return;
        case Kind::player:
            if (as<Player>(value) == no_player) {
                json += "null";
            } else {
                json += std::to_string(static_cast<int>(as<Player>(value)));
            }
            return;
        case Kind::options: append_options(json, as<GivenOptions>(value)); return;
        case Kind::object:
            append_object(json, *static_cast<const ObjectType&>(type).shape, value);
            return;
        case Kind::list: append_list(json, list(type), value); return;
        case Kind::optional:
            if (is_empty(type, value)) {
                json += "null";
            } else {
                append(json, *list(type).element, list(type).at(value, 0));
            }
            return;
    }
}

}  // namespace

Answer::Answer() : json_("{") {}
Answer::~Answer() = default;

Answer& Answer::with(const char* name, const Type& type, const void* value) {
    append_field(json_, name, type, value);
    return *this;
}

static val parsed(const std::string& json) { return val::global("JSON").call<val>("parse", json); }

Answer::operator val() {
    close(json_, '}');
    return parsed(json_);
}

val write(const Type& type, const void* value) {
    std::string json;
    append(json, type, value);
    return parsed(json);
}

}  // namespace quintet::wasm
