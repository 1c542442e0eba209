#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"

namespace quintet {

// Letters and digits of ASCII, whatever the locale is.
inline char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c & ~0x20) : c; }
inline char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }
inline bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Reads a text from left to right. Each function either consumes the text that it accepts, or
/// consumes nothing and reports failure. No function reads past the end, whatever the bytes are.
class TextCursor {
  public:
    explicit TextCursor(std::string_view text) : text_(text) {}

    bool at_end() const { return position_ == text_.size(); }
    /// The number of bytes read so far.
    std::size_t position() const { return position_; }
    std::string_view rest() const { return text_.substr(position_); }

    /// Consumes `wanted` if it comes next; returns whether it did.
    bool accept(char wanted);
    bool accept(std::string_view wanted);

    /// Reads one character; `nullopt` at the end.
    std::optional<char> next();

    /// Reads a decimal number of at most six digits in canonical form (no plus sign, no leading
    /// zero, no `-0`), so that each number has exactly one text; `nullopt` for anything else.
    std::optional<int> integer();

    /// Reads the characters up to the next space or the end; may be empty.
    std::string_view word();

    /// Returns the error `character N: must be <what> (found "...")` for the current position.
    Error expected(std::string_view what) const;

  private:
    std::string_view text_;
    std::size_t position_ = 0;
};

/// Returns untrusted text in a safe form for messages: in double quotes, with bytes outside
/// printable ASCII as `\xNN`, cut after `limit` bytes.
std::string in_quotes(std::string_view text, std::size_t limit = 40);

/// Returns the text without white space before and after it.
std::string_view trimmed(std::string_view text);

/// Whether two texts are equal apart from the case of ASCII letters.
bool same_letters(std::string_view a, std::string_view b);

/// A letter in the rows of a position text: its player and its place.
struct RowLetter {
    std::size_t player = 0;
    int row = 0;
    int column = 0;
};

/// Reads rows of cells joined by `/`: `.` for an empty cell, or the letter of a player. Returns the
/// letters in reading order.
Result<std::vector<RowLetter>> read_rows(TextCursor& cursor, int rows, int columns,
                                         std::string_view letters);

/// Reads `LETTER N` at the end of a position text: the player to move, and the number of actions
/// played, from 0 to `last_ply`. Returns the number. For two players who alternate: fails if the
/// letter contradicts the number. `names`: the players in error messages.
Result<int> read_turn(TextCursor& cursor, std::string_view letters,
                      const std::array<std::string_view, 2>& names, int last_ply);

/// Calls `take` with each part of `text` between separators; at least once, possibly with an empty
/// part.
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
