#include "engine/cli/base/json_fields.hpp"

#include <cstddef>
#include <cstdlib>
#include <string>

#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

namespace {

using fields::Kind;
using fields::Type;

template <class Value>
const Value& as(const void* value) {
    return *static_cast<const Value*>(value);
}

Json options_in_json(const GivenOptions& options) {
    Json out = Json::object();
    for (const auto& [name, text] : options) out[name] = text;
    return out;
}

Json object_in_json(const fields::Shape& shape, const void* value) {
    Json out = Json::object();
    for (const fields::Field& field : shape.fields) {
        const void* part = field.in(value);
        if (field.is_optional && fields::is_empty(*field.type, part)) continue;
        out[field.name] = json_of(*field.type, part);
    }
    return out;
}

Json list_in_json(const fields::ListType& type, const void* value) {
    Json out = Json::array();
    const std::size_t size = type.size(value);
    for (std::size_t i = 0; i < size; ++i) {
        out.push_back(json_of(*type.element, type.at(value, i)));
    }
    return out;
}

}  // namespace

Json json_of(const Type& type, const void* value) {
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
            return object_in_json(*static_cast<const fields::ObjectType&>(type).shape, value);
        case Kind::list: return list_in_json(static_cast<const fields::ListType&>(type), value);
        case Kind::optional: {
            const auto& list = static_cast<const fields::ListType&>(type);
            return fields::is_empty(type, value) ? Json()
                                                 : json_of(*list.element, list.at(value, 0));
        }
    }
    return {};
}

void read_json(const Json& json, const Type& type, void* value) {
    switch (type.kind) {
        case Kind::text: json.get_to(*static_cast<std::string*>(value)); return;
        case Kind::flag: json.get_to(*static_cast<bool*>(value)); return;
        case Kind::integer: *static_cast<int*>(value) = integer_of<int>(json); return;
        case Kind::whole:
            *static_cast<std::uint64_t*>(value) = integer_of<std::uint64_t>(json);
            return;
        case Kind::real: json.get_to(*static_cast<double*>(value)); return;
        case Kind::optional: {
            const auto& list = static_cast<const fields::ListType&>(type);
            if (!json.is_null()) read_json(json, *list.element, list.add(value));
            return;
        }
        case Kind::object:
            if (!json.is_object()) throw InputError("must be an object");
            for (const fields::Field& field :
                 static_cast<const fields::ObjectType&>(type).shape->fields) {
                if (field.is_required || json.contains(field.name)) {
                    read_json(json.at(field.name), *field.type, field.in(value));
                }
            }
            return;
        default: std::abort();  // files have no values of the other kinds
    }
}

}  // namespace quintet::cli
