#include "engine/fields/field.hpp"

namespace quintet::fields {

bool is_empty(const Type& type, const void* value) {
    switch (type.kind) {
        case Kind::text: return static_cast<const std::string*>(value)->empty();
        case Kind::word: return static_cast<const WordType&>(type).text(value).empty();
        case Kind::flag: return !*static_cast<const bool*>(value);
        case Kind::integer: return *static_cast<const int*>(value) == 0;
        case Kind::whole: return *static_cast<const std::uint64_t*>(value) == 0;
        case Kind::optional: return static_cast<const ListType&>(type).size(value) == 0;
        default: return false;
    }
}

}  // namespace quintet::fields
