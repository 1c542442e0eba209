#pragma once

#include <string>
#include <vector>

#include "wasm/descriptions/limit_descriptions.hpp"
#include "wasm/shape.hpp"

// Types that the class `Book` receives.

namespace quintet::wasm {

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

}  // namespace quintet::wasm
