#pragma once

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace quintet {

/// An error as one plain English sentence without a full stop, and its place.
struct Error {
    std::string message;
    int action = 0;  ///< number of the wrong action in a record, from 1; 0 if not about an action
    /// `Refusal::key` of an illegal action, or the same for a position; a string literal. Empty if
    /// there is no such reason.
    std::string_view reason = {};
};

/// A value, or an error that says why there is no value. The engine throws no exceptions: every
/// function that can fail returns a `Result`.
template <class Value>
class [[nodiscard]] Result {
  public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value; requires `ok()`.
    const Value& value() const& { return *checked(std::get_if<0>(&content_)); }
    Value& value() & { return *checked(std::get_if<0>(&content_)); }
    Value&& value() && { return std::move(*checked(std::get_if<0>(&content_))); }

    /// The error; requires `!ok()`.
    const Error& error() const { return *checked(std::get_if<1>(&content_)); }

  private:
    template <class Held>
    static Held* checked(Held* held) {
        assert(held && "Result does not hold what was requested");
        return held;
    }

    std::variant<Value, Error> content_;
};

/// Success without a value.
struct Done {};
using Status = Result<Done>;

}  // namespace quintet
