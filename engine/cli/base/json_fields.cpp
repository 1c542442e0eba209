#include "engine/cli/base/json_fields.hpp"

#include <cstddef>
#include <string>

namespace quintet::cli {

namespace {

using fields::Kind;
using fields::Type;

template <class Value>
const Value& as(const void* value) {
    return *static_cast<const Value*>(value);
}

std::string name_in_json(const char* name, FieldNames names) {
    if (names == FieldNames::stated) return name;
    std::string out;
    for (; *name; ++name) {
        const bool upper = *name >= 'A' && *name <= 'Z';
        if (upper) out += '_';
        out += upper ? static_cast<char>(*name - 'A' + 'a') : *name;
    }
    return out;
}

Json options_in_json(const GivenOptions& options) {
    Json out = Json::object();
    for (const auto& [name, text] : options) out[name] = text;
    return out;
}

Json object_in_json(const fields::Shape& shape, const void* value, FieldNames names) {
    Json out = Json::object();
    for (const fields::Field& field : shape.fields) {
        const void* part = field.in(value);
        if (field.is_optional && fields::is_empty(*field.type, part)) continue;
        out[name_in_json(field.name, names)] = json_of(*field.type, part, names);
    }
    return out;
}

Json list_in_json(const fields::ListType& type, const void* value, FieldNames names) {
    Json out = Json::array();
    const std::size_t size = type.size(value);
    for (std::size_t i = 0; i < size; ++i) {
        out.push_back(json_of(*type.element, type.at(value, i), names));
    }
    return out;
}

}  // namespace

Json json_of(const Type& type, const void* value, FieldNames names) {
    switch (type.kind) {
        case Kind::text: return as<std::string>(value);
        case Kind::word: return std::string(static_cast<const fields::WordType&>(type).text(value));
        case Kind::flag: return as<bool>(value);
        case Kind::integer: return as<int>(value);
        case Kind::whole: return as<std::uint64_t>(value);
        case Kind::real: return as<double>(value);
        case Kind::player:
            return as<Player>(value) == no_player ? Json() : Json(int{as<Player>(value)});
        case Kind::options: return options_in_json(as<GivenOptions>(value));
        case Kind::object:
            return object_in_json(*static_cast<const fields::ObjectType&>(type).shape, value,
                                  names);
        case Kind::list:
            return list_in_json(static_cast<const fields::ListType&>(type), value, names);
        case Kind::optional: {
            const auto& list = static_cast<const fields::ListType&>(type);
            return fields::is_empty(type, value) ? Json()
                                                 : json_of(*list.element, list.at(value, 0), names);
        }
    }
    return {};
}

}  // namespace quintet::cli
