#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"

namespace quintet {

/// Reads a text from left to right. Every reading function takes what it names and moves on, or
/// takes nothing and says so; none reads past the end whatever the bytes are.
class TextCursor {
  public:
    explicit TextCursor(std::string_view text) : text_(text) {}

    bool at_end() const { return position_ == text_.size(); }
    /// The number of bytes read so far.
    std::size_t position() const { return position_; }
    std::string_view rest() const { return text_.substr(position_); }

    bool accept(char wanted);
    bool accept(std::string_view wanted);

    /// One character, if there is one.
    std::optional<char> next();

    /// A decimal number of at most six digits in its one canonical form (no plus sign, no leading
    /// zero, no `-0`), so that two different texts never mean the same thing.
    std::optional<int> integer();

    /// The characters up to the next space or the end; may be empty.
    std::string_view word();

    /// `<what> expected at character N, found "..."`, for the present place.
    Error expected(std::string_view what) const;

  private:
    std::string_view text_;
    std::size_t position_ = 0;
};

/// A text from outside in a form that is safe to repeat in a message: in double quotes, unprintable
/// bytes as `\xNN`, cut after `limit` characters.
std::string in_quotes(std::string_view text, std::size_t limit = 40);

/// The pieces of `text` between the separators; always at least one, which may be empty.
template <class Take>
void split(std::string_view text, char separator, Take&& take) {
    for (;;) {
        const std::size_t end = text.find(separator);
        take(text.substr(0, end));
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

}  // namespace quintet
