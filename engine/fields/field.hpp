#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/board/player.hpp"
#include "engine/core/game_record.hpp"

// Describes C++ types. A description is a table of fields: one loop writes every shape as a
// JavaScript value (wasm/writing.cpp), one as JSON (engine/cli/base/json_fields.cpp), one reads it
// (wasm/reading.cpp), and one prints its TypeScript (wasm/print_types.cpp). A table takes less
// space in the module than code for each shape.

namespace quintet::fields {

/// Text that only the TypeScript contains. The module is built without it.
class Doc {
  public:
#ifdef QUINTET_DOCS
    constexpr Doc(const char* text = "") : text_(text) {}
    constexpr const char* text() const { return text_; }

  private:
    const char* text_;
#else
    constexpr Doc(const char* = "") {}
#endif
};

enum class Kind : std::uint8_t {
    text,      ///< `std::string`
    word,      ///< one of a few texts, such as the name of an enumerator
    flag,      ///< `bool`
    integer,   ///< `int`
    whole,     ///< `std::uint64_t`, at most 2^53 - 1
    real,      ///< `double`
    player,    ///< `Player`; null for `no_player`
    options,   ///< pairs of name and value; an object
    object,    ///< a struct with its own description
    list,      ///< `std::vector`; an array
    optional,  ///< `std::optional`; null, or left out if the field is optional
};

struct Shape;

/// A C++ type as a reader of the data sees it. The kind says which of the derived types it is.
struct Type {
    Kind kind;
};

struct WordType : Type {
    std::string_view (*text)(const void*);
    [[no_unique_address]] Doc words = {};  ///< all possible words, as a TypeScript type
};

struct ObjectType : Type {
    const Shape* shape;
};

/// A list or an optional, with the functions that access its elements.
struct ListType : Type {
    const Type* element;
    std::size_t (*size)(const void*);
    const void* (*at)(const void*, std::size_t);
    void* (*add)(void*);  ///< adds an element; null if such lists are never read
};

/// Whether a value is empty, zero or false: an optional field with it is not written.
bool is_empty(const Type& type, const void* value);

/// Describes the C++ type `T`: `TypeOf<T>::type`.
template <class T>
struct TypeOf;

/// The limits within which a value is read.
struct Limit {
    int most = 0;                ///< the largest number, or length of a text
    int count = 0;               ///< the largest number of elements or options
    const char* each = nullptr;  ///< the word for an element in errors
    bool is_signed = false;      ///< the smallest number is `-most`, not 0
    bool is_numbered = false;    ///< errors have the element's number in `Error::action`
};

/// One field of a struct, with its name in JavaScript and JSON.
struct Field {
    const char* name;
    const Type* type;
    const Limit* limit = nullptr;     ///< for a field that is read
    std::uint16_t offset;             ///< of the field in the struct, in bytes
    bool is_optional : 1 = false;     ///< may be missing
    bool is_required : 1 = false;     ///< must not be missing where a value is read
    bool is_output_only : 1 = false;  ///< is written, but never read
    bool is_nullable : 1 = false;     ///< a player that may be null
    [[no_unique_address]] Doc doc;
    [[no_unique_address]] Doc typescript = {};  ///< its type, if not that of `type`

    /// Returns a field that may be missing. It is not written if it is empty, zero or
    /// false.
    constexpr Field optional() const {
        Field changed = *this;
        changed.is_optional = true;
        return changed;
    }
    /// Returns a field that input must have. Other fields keep their default if they are
    /// missing.
    constexpr Field required() const {
        Field changed = *this;
        changed.is_required = true;
        return changed;
    }
    /// Returns a field that is written, but never read.
    constexpr Field output_only() const {
        Field changed = *this;
        changed.is_output_only = true;
        return changed;
    }
    /// Returns a player that may be null.
    constexpr Field nullable() const {
        Field changed = *this;
        changed.is_nullable = true;
        return changed;
    }
    /// Returns a field that is read within this limit.
    constexpr Field within(const Limit& bound) const {
        Field changed = *this;
        changed.limit = &bound;
        return changed;
    }
    /// Returns a field with this type in TypeScript.
    constexpr Field as(Doc text) const {
        Field changed = *this;
        changed.typescript = text;
        return changed;
    }

    void* in(void* object) const { return static_cast<char*>(object) + offset; }
    const void* in(const void* object) const { return static_cast<const char*>(object) + offset; }
};

/// A struct as an object with these fields.
struct Shape {
    std::span<const Field> fields;
    [[no_unique_address]] Doc name = {};
    [[no_unique_address]] Doc doc = {};
    [[no_unique_address]] Doc others = {};  ///< further members, in TypeScript
};

/// Specialised, with a member `shape`, for every struct that leaves the engine or comes in.
template <class Struct>
struct Described;

namespace detail {

/// Whether values of this type are read as elements.
template <class T>
concept ReadAsElement = std::is_same_v<T, std::string> || std::is_same_v<T, int> ||
    std::is_same_v<T, double> || requires {
    Described<T>::is_element;
};

template <class List>
std::size_t size(const void* list) {
    return static_cast<const List*>(list)->size();
}
template <class List>
const void* at(const void* list, std::size_t place) {
    return &(*static_cast<const List*>(list))[place];
}
template <class Optional>
std::size_t has(const void* optional) {
    return static_cast<const Optional*>(optional)->has_value() ? 1 : 0;
}
template <class Optional>
const void* get(const void* optional, std::size_t) {
    return &**static_cast<const Optional*>(optional);
}
/// Returns the function that adds an element, or null if such elements are never read.
template <class T, class List>
constexpr auto adder() -> void* (*)(void*) {
    if constexpr (!ReadAsElement<T>) {
        return nullptr;
    } else if constexpr (requires(List list) { list.emplace_back(); }) {
        return [](void* list) -> void* { return &static_cast<List*>(list)->emplace_back(); };
    } else {
        return [](void* optional) -> void* { return &static_cast<List*>(optional)->emplace(); };
    }
}

}  // namespace detail

template <class Value>
struct FieldAt {
    std::size_t offset;

    constexpr Field operator()(const char* name, Doc doc = {}) const {
        return {.name = name,
                .type = &TypeOf<Value>::type,
                .offset = static_cast<std::uint16_t>(offset),
                .doc = doc};
    }
};

/// A field of a struct, or of a part of it: `QUINTET_FIELD(Token, centre.x)("x", "comment")`. It is
/// a macro because only `offsetof` gives the offset of a member at compile time.
#define QUINTET_FIELD(Struct, member) \
    FieldAt<decltype(Struct::member)> { offsetof(Struct, member) }

template <>
struct TypeOf<std::string> {
    static constexpr Type type{Kind::text};
};
template <>
struct TypeOf<std::string_view> {
    static constexpr WordType type{
        {Kind::word}, [](const void* text) { return *static_cast<const std::string_view*>(text); }};
};
template <>
struct TypeOf<bool> {
    static constexpr Type type{Kind::flag};
};
template <>
struct TypeOf<int> {
    static constexpr Type type{Kind::integer};
};
template <>
struct TypeOf<std::uint64_t> {
    static constexpr Type type{Kind::whole};
};
template <>
struct TypeOf<double> {
    static constexpr Type type{Kind::real};
};
template <>
struct TypeOf<Player> {
    static constexpr Type type{Kind::player};
};
template <>
struct TypeOf<GivenOptions> {
    static constexpr Type type{Kind::options};
};

template <class T>
requires requires { Described<T>::shape; }
struct TypeOf<T> {
    static constexpr ObjectType type{{Kind::object}, &Described<T>::shape};
};

template <class T>
struct TypeOf<std::vector<T>> {
    using List = std::vector<T>;
    static constexpr ListType type{{Kind::list},
                                   &TypeOf<T>::type,
                                   &detail::size<List>,
                                   &detail::at<List>,
                                   detail::adder<T, List>()};
};

template <class T>
struct TypeOf<std::optional<T>> {
    using Optional = std::optional<T>;
    static constexpr ListType type{{Kind::optional},
                                   &TypeOf<T>::type,
                                   &detail::has<Optional>,
                                   &detail::get<Optional>,
                                   detail::adder<T, Optional>()};
};

}  // namespace quintet::fields
