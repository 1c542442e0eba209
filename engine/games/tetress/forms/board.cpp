#include "engine/games/tetress/forms/comp30024.hpp"

#include <optional>
#include <string>

#include "engine/base/text.hpp"
#include "engine/core/foreign/foreign_board.hpp"
#include "engine/core/foreign/game_log.hpp"
#include "engine/games/tetress/game.hpp"

namespace quintet::tetress {

namespace {

constexpr std::string_view separators = ",;\t";
constexpr std::string_view in_cells = "rRbB.-_ \"\r";

bool is_comment(std::string_view line) { return line.starts_with('#'); }
bool is_blank(std::string_view line) {
    return line.find_first_not_of(" \r") == std::string_view::npos;
}

/// The separator of the cells: the first one in the text.
std::optional<char> separator_of(std::string_view text) {
    std::optional<char> found;
    any_line(text, [&](std::string_view line) {
        const std::size_t at =
            is_comment(line) ? std::string_view::npos : line.find_first_of(separators);
        if (at != std::string_view::npos) found = line[at];
        return found.has_value();
    });
    return found;
}

/// The letter in a cell, or a dot. Nothing if the cell holds something else.
std::optional<char> letter_in(std::string_view cell) {
    char letter = '.';
    const std::size_t first = cell.find_first_not_of(" \"\r");
    if (first == std::string_view::npos) return letter;
    cell = cell.substr(first, cell.find_last_not_of(" \"\r") + 1 - first);
    if (same_letters(cell, "red") || same_letters(cell, "blue")) cell = cell.substr(0, 1);
    if (cell == "." || cell == "-" || cell == "_") return letter;
    for (const char c : cell) {
        if (letter != '.' || std::string_view("rRbB").find(c) == std::string_view::npos) {
            return std::nullopt;
        }
        letter = c;
    }
    return letter;
}

Error row_error(int line, const std::string& why) {
    return Error{why, line};  // the line takes the place of the action
}

/// The cells of one line as letters, filled up with dots.
Result<std::string> read_row(std::string_view line, int number, char separator, ForeignGame& game) {
    std::string row;
    std::optional<Error> wrong;
    split(line, separator, [&](std::string_view cell) {
        const std::optional<char> letter = letter_in(cell);
        if (!letter) {
            if (!wrong)
                wrong = row_error(number,
                                  "a cell must be r, b or empty (found " + in_quotes(cell) + ")");
            return;
        }
        if (*letter == 'B' || *letter == 'R') {
            FormNote note{.code = "read_as", .text = {}};
            note.line = number;
            note.found = std::string(1, *letter);
            note.used = std::string(1, *letter == 'B' ? 'b' : 'r');
            note.text = "\"" + note.found + "\" was read as \"" + note.used + "\"";
            game.notes.push_back(std::move(note));
        }
        row += *letter == 'R' ? 'r' : *letter == 'B' ? 'b' : *letter;
    });
    if (wrong) return *wrong;
    // Spreadsheets may write further empty cells, or leave out those at the end.
    while (row.size() > std::size_t{side} && row.back() == '.') row.pop_back();
    if (row.size() > std::size_t{side}) {
        return row_error(number, "a row must have " + std::to_string(side) + " cells (found " +
                                     std::to_string(row.size()) + ")");
    }
    row.resize(std::size_t{side}, '.');
    return row;
}

}  // namespace

bool claims_board(std::string_view text, std::string_view) {
    int rows = 0;
    const std::optional<char> separator = separator_of(text);
    if (!separator) return false;
    const std::string allowed = std::string(in_cells) + *separator;
    const bool other = any_line(text, [&](std::string_view line) {
        if (is_comment(line) || is_blank(line)) return false;
        ++rows;
        return line.find_first_not_of(allowed) != std::string_view::npos;
    });
    if (!other) return rows > 1;
    // A board with an error is still a board: most of its lines look like rows.
    int whole = 0;
    any_line(text, [&](std::string_view line) {
        int cells = 1;
        for (const char c : line) cells += c == *separator ? 1 : 0;
        if (cells == side && !is_comment(line)) ++whole;
        return false;
    });
    return whole >= side - 1 && text.size() < 2000;
}

std::vector<ForeignGame> read_boards(std::string_view text) {
    ForeignGame game;
    const char separator = separator_of(text).value_or(',');
    std::string rows;
    int count = 0;
    int number = 0;
    text = text.substr(0, text.find_last_not_of("\r\n") + 1);
    std::optional<FormNote> problem;
    any_line(text, [&](std::string_view line) {
        ++number;
        if (is_comment(line)) return false;
        // Blank lines are no rows, except in the middle of the board, where a row may be empty.
        if (is_blank(line) && (count == 0 || count >= side)) return false;
        const Result<std::string> row = read_row(line, number, separator, game);
        if (!row) {
            problem = bad_board(row.error().message, row.error().action);
            return true;
        }
        if (++count > side) {
            const bool is_empty = row.value() == std::string(std::size_t{side}, '.');
            if (!is_empty) {
                problem = bad_board(
                    "a board must have " + std::to_string(side) + " rows (found more)", number);
            }
            return !is_empty;
        }
        rows += (count == 1 ? "" : "/") + row.value();
        return false;
    });
    if (!problem && count < side) {
        problem = bad_board("a board must have " + std::to_string(side) + " rows (found " +
                                std::to_string(count) + ")",
                            number);
    }
    if (problem) {
        game.problem = std::move(problem);
        return {std::move(game)};
    }
    game.notes.push_back(assumed_turn(Game::spec().players[red]));
    set_up<Game>(game, red, 2, Position::last_ply - 2,
                 [&](int ply) { return rows + " r " + std::to_string(ply); });
    return {std::move(game)};
}

}  // namespace quintet::tetress
