#pragma once

#include <string>
#include <vector>

#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"

// Describes requests about opening books.

namespace quintet::fields {

/// An object with the keys, because only objects can be read.
struct BookKeys {
    std::vector<std::string> keys;
};

namespace limit {

inline constexpr Limit book_keys{limits::name_text, 1000, "key"};

}  // namespace limit

template <>
struct Described<BookKeys> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(BookKeys, keys)("keys", "Each has 12 hexadecimal digits.")
            .required()
            .within(limit::book_keys),
    };
    static constexpr Shape shape{fields, "BookKeys", "Names of positions of an opening book."};
};

}  // namespace quintet::fields
