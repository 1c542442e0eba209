#include "wasm/writing.hpp"

#include <cstddef>
#include <string>

namespace quintet::wasm {

namespace {

using emscripten::val;

template <class Value>
const Value& as(const void* value) {
    return *static_cast<const Value*>(value);
}

const ListType& list(const Type& type) { return static_cast<const ListType&>(type); }

val write_options(const GivenOptions& options) {
    val out = val::object();
    for (const auto& [name, text] : options) out.set(name, text);
    return out;
}

val write_object(const Shape& shape, const void* value) {
    val out = val::object();
    for (const Field& field : shape.fields) {
        const void* part = field.in(value);
        if (field.is_optional && is_empty(*field.type, part)) continue;
        out.set(field.name, write(*field.type, part));
    }
    return out;
}

val write_list(const ListType& type, const void* value) {
    val out = val::array();
    const std::size_t size = type.size(value);
    for (std::size_t i = 0; i < size; ++i) out.set(i, write(*type.element, type.at(value, i)));
    return out;
}

}  // namespace

val write(const Type& type, const void* value) {
    switch (type.kind) {
        case Kind::text: return val(as<std::string>(value));
        case Kind::word: return val(std::string(static_cast<const WordType&>(type).text(value)));
        case Kind::flag: return val(as<bool>(value));
        case Kind::integer: return val(as<int>(value));
        case Kind::whole: return val(static_cast<double>(as<std::uint64_t>(value)));
        case Kind::real: return val(as<double>(value));
        case Kind::player:
            return as<Player>(value) == no_player ? val::null()
                                                  : val(static_cast<int>(as<Player>(value)));
        case Kind::options: return write_options(as<GivenOptions>(value));
        case Kind::object: return write_object(*static_cast<const ObjectType&>(type).shape, value);
        case Kind::list: return write_list(list(type), value);
        case Kind::optional:
            return is_empty(type, value) ? val::null()
                                         : write(*list(type).element, list(type).at(value, 0));
    }
    return val::undefined();
}

}  // namespace quintet::wasm
