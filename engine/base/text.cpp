#include "engine/base/text.hpp"

#include <algorithm>

namespace quintet {

bool TextCursor::accept(char wanted) {
    if (at_end() || text_[position_] != wanted) return false;
    ++position_;
    return true;
}

bool TextCursor::accept(std::string_view wanted) {
    if (rest().substr(0, wanted.size()) != wanted) return false;
    position_ += wanted.size();
    return true;
}

std::optional<char> TextCursor::next() {
    if (at_end()) return std::nullopt;
    return text_[position_++];
}

std::optional<int> TextCursor::integer() {
    std::size_t cursor = position_;
    const bool negative = cursor < text_.size() && text_[cursor] == '-';
    if (negative) ++cursor;
    const std::size_t first = cursor;
    int value = 0;
    while (cursor < text_.size() && is_digit(text_[cursor])) {
        if (cursor - first == 6) return std::nullopt;
        value = value * 10 + (text_[cursor] - '0');
        ++cursor;
    }
    const std::size_t digits = cursor - first;
    const bool leading_zero = digits > 1 && text_[first] == '0';
    if (digits == 0 || leading_zero || (negative && value == 0)) return std::nullopt;
    position_ = cursor;
    return negative ? -value : value;
}

std::string_view TextCursor::word() {
    const std::string_view found = rest().substr(0, rest().find(' '));
    position_ += found.size();
    return found;
}

Error TextCursor::expected(std::string_view what) const {
    std::string message = "character " + std::to_string(position_ + 1) + ": must be ";
    message.append(what).append(" (found ");
    message.append(at_end() ? "the end" : in_quotes(rest(), 12)).append(")");
    return {message};
}

Result<std::vector<RowLetter>> read_rows(TextCursor& cursor, int rows, int columns,
                                         std::string_view letters) {
    std::vector<RowLetter> read;
    for (int row = 0; row < rows; ++row) {
        if (row > 0 && !cursor.accept('/')) return cursor.expected("`/`");
        for (int column = 0; column < columns; ++column) {
            if (cursor.accept('.')) continue;
            std::size_t player = 0;
            while (player < letters.size() && !cursor.accept(letters[player])) ++player;
            if (player < letters.size()) {
                read.push_back({player, row, column});
                continue;
            }
            std::string wanted = "`.`";
            for (std::size_t i = 0; i < letters.size(); ++i) {
                wanted += i + 1 < letters.size() ? ", `" : " or `";
                wanted += letters[i];
                wanted += '`';
            }
            return cursor.expected(wanted);
        }
    }
    return read;
}

Result<int> read_turn(TextCursor& cursor, std::string_view letters,
                      const std::array<std::string_view, 2>& names, int last_ply) {
    const bool second = cursor.accept(letters[1]);
    if (!second && !cursor.accept(letters[0])) {
        return cursor.expected(std::string("`") + letters[0] + "` or `" + letters[1] + '`');
    }
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const std::optional<int> ply = cursor.integer();
    if (!ply) return cursor.expected("the number of actions played");
    if (!cursor.at_end()) return cursor.expected("the end");

    if (*ply < 0 || *ply > last_ply) {
        return Error{"the number of actions played must be from 0 to " + std::to_string(last_ply) +
                     " (found " + std::to_string(*ply) + ")"};
    }
    const int to_move = *ply % 2;
    if (second != (to_move == 1)) {
        return Error{"the player to move after " + std::to_string(*ply) +
                     (*ply == 1 ? " action" : " actions") + " must be " +
                     std::string(names[static_cast<std::size_t>(to_move)])};
    }
    return *ply;
}

std::string in_quotes(std::string_view text, std::size_t limit) {
    static constexpr char hex[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text.substr(0, limit)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte > 0x7e) {
            out += "\\x";
            out += hex[byte >> 4];
            out += hex[byte & 15];
        } else {
            out += c;
        }
    }
    out += text.size() > limit ? "…\"" : "\"";
    return out;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    return text.substr(0, text.find_last_not_of(space) + 1);
}

bool same_letters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace quintet
