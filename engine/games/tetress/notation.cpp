#include "engine/games/tetress/notation.hpp"

#include <algorithm>
#include <bitset>
#include <optional>

#include "engine/core/text.hpp"

namespace quintet::tetress {

namespace {

constexpr std::array<char, 2> letters = {'r', 'b'};
constexpr std::array<std::string_view, 2> names = {"red", "blue"};

/// The four cells of an action text, in the order of the text.
Result<std::array<std::uint8_t, 4>> parse_cells(TextCursor& cursor) {
    const auto coordinate = [&]() -> std::optional<int> {
        const std::optional<int> value = TextCursor(cursor.rest()).integer();
        if (!value || *value < 0 || *value >= side) return std::nullopt;
        return cursor.integer();
    };
    if (!cursor.accept("PLACE")) return cursor.expected("`PLACE r,c r,c r,c r,c`");
    std::array<std::uint8_t, 4> cells{};
    for (std::uint8_t& cell : cells) {
        if (!cursor.accept(' ')) return cursor.expected("a space");
        const std::optional<int> r = coordinate();
        if (!r) return cursor.expected("a row from 0 to 10");
        if (!cursor.accept(',')) return cursor.expected("`,`");
        const std::optional<int> c = coordinate();
        if (!c) return cursor.expected("a column from 0 to 10");
        cell = static_cast<std::uint8_t>(cell_at(*r, *c));
    }
    if (!cursor.at_end()) return cursor.expected("the end");
    return cells;
}

std::optional<Action> find_placement(std::array<std::uint8_t, 4> cells) {
    std::sort(cells.begin(), cells.end());
    const auto found = std::find(placements.begin(), placements.end(), cells);
    if (found == placements.end()) return std::nullopt;
    return Action::from_code(static_cast<std::uint32_t>(found - placements.begin()));
}

/// Why these cells cannot be taken; empty if they can.
std::string objection(const std::array<std::uint8_t, 4>& cells, const Position& position) {
    Board taken;
    for (const std::uint8_t cell : cells) {
        if (taken.contains(cell)) return format_cell(cell) + " is named twice";
        taken.insert(cell);
    }
    if (!find_placement(cells)) return "the four cells are no tetromino";
    for (const std::uint8_t cell : cells) {
        if (!position.empty_cells().contains(cell)) return format_cell(cell) + " is occupied";
    }
    if ((taken & position.contact_cells(position.to_move())).none()) {
        return "no cell is next to a " + std::string(names[position.to_move()]) + " token";
    }
    return {};
}

Result<std::array<Board, 2>> parse_tokens(TextCursor& cursor) {
    std::array<Board, 2> tokens;
    for (int r = 0; r < side; ++r) {
        if (r > 0 && !cursor.accept('/')) return cursor.expected("`/`");
        for (int c = 0; c < side; ++c) {
            if (cursor.accept('.')) continue;
            if (cursor.accept(letters[red])) {
                tokens[red].insert(cell_at(r, c));
            } else if (cursor.accept(letters[blue])) {
                tokens[blue].insert(cell_at(r, c));
            } else {
                return cursor.expected("`.`, `r` or `b`");
            }
        }
    }
    return tokens;
}

/// Whether clears can have taken so many tokens: a tetromino fills at most `rows` + `columns` = 5
/// lines at once, each row of which meets each column in one cell.
bool can_be_cleared(int tokens) {
    std::bitset<4 * Position::last_ply + 1> sums;
    sums[0] = true;
    for (std::size_t sum = 0; sum < sums.size(); ++sum) {
        if (!sums[sum]) continue;
        for (std::size_t rows = 0; rows <= 4; ++rows) {
            for (std::size_t columns = 0; columns <= 4 && rows + columns <= 5; ++columns) {
                const std::size_t next = sum + 11 * (rows + columns) - rows * columns;
                if (next < sums.size()) sums[next] = true;
            }
        }
    }
    return sums[static_cast<std::size_t>(tokens)];
}

bool connected(const Board& set) {
    Board reached = set.any() ? Board::bit(set.first()) : Board{};
    for (;;) {
        const Board grown = reached | (neighbours(reached) & set);
        if (grown == reached) return reached == set;
        reached = grown;
    }
}

Status check_tokens(const std::array<Board, 2>& tokens, int ply) {
    if (full_lines(tokens[red] | tokens[blue]).any()) {
        return Error{"a full row or column cannot be left on the board"};
    }
    int missing = 0;
    for (const Player player : {red, blue}) {
        const int placed = 4 * ((ply + (player == red ? 1 : 0)) / 2);
        const int count = tokens[player].count();
        if (count > placed) {
            return Error{std::to_string(count) + " " + std::string(names[player]) +
                         " tokens, but only " + std::to_string(placed) + " have been placed"};
        }
        missing += placed - count;
    }
    if (!can_be_cleared(missing)) {
        return Error{"clears cannot have taken " + std::to_string(missing) + " of " +
                     std::to_string(4 * ply) + " tokens"};
    }
    for (const Player player : {red, blue}) {
        if (missing == 0 && !connected(tokens[player])) {
            return Error{"the " + std::string(names[player]) +
                         " tokens hang together until something is cleared"};
        }
    }
    return Done{};
}

}  // namespace

const GameSpec& spec() {
    static const GameSpec made = {
        .id = "tetress",
        .players = {"red", "blue"},
        .options = {{.name = "limits",
                     .kind = OptionSpec::Kind::choice,
                     .standard = "text",
                     .choices = {"text", "referee"},
                     .minimum = 0,
                     .maximum = 0}},
    };
    return made;
}

Limits limits_of(const OptionValues& options) {
    return options.choice("limits") == "referee" ? Limits::referee : Limits::text;
}

std::string format_cell(int cell) {
    return std::to_string(row_of(cell)) + "," + std::to_string(column_of(cell));
}

std::string format_action(Action action) {
    std::string text = "PLACE";
    for (const std::uint8_t cell : action.cells()) text += ' ' + format_cell(cell);
    return text;
}

Result<Action> parse_action(std::string_view text, const Position& position) {
    TextCursor cursor(text);
    const Result<std::array<std::uint8_t, 4>> cells = parse_cells(cursor);
    if (!cells) return cells.error();
    if (const std::string why = objection(cells.value(), position); !why.empty()) {
        return Error{std::string(text) + ": " + why};
    }
    return *find_placement(cells.value());
}

std::string format_position(const Position& position) {
    std::string text;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (cell > 0 && column_of(cell) == 0) text += '/';
        char letter = '.';
        for (const Player player : {red, blue}) {
            if (position.tokens(player).contains(cell)) letter = letters[player];
        }
        text += letter;
    }
    text += ' ';
    text += letters[position.to_move()];
    return text + ' ' + std::to_string(position.ply());
}

Result<Position> parse_position(std::string_view text, Limits limits) {
    TextCursor cursor(text);
    const Result<std::array<Board, 2>> tokens = parse_tokens(cursor);
    if (!tokens) return tokens.error();
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const bool blue_to_move = cursor.accept(letters[blue]);
    if (!blue_to_move && !cursor.accept(letters[red])) return cursor.expected("`r` or `b`");
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const std::optional<int> ply = cursor.integer();
    if (!ply) return cursor.expected("the number of actions played");
    if (!cursor.at_end()) return cursor.expected("the end");

    if (*ply < 0 || *ply > Position::last_ply) {
        return Error{"the number of actions played must be from 0 to " +
                     std::to_string(Position::last_ply)};
    }
    const Player to_move = *ply % 2 == 0 ? red : blue;
    if (blue_to_move != (to_move == blue)) {
        return Error{std::string(names[to_move]) + " is to move after " + std::to_string(*ply) +
                     (*ply == 1 ? " action" : " actions")};
    }
    if (Status status = check_tokens(tokens.value(), *ply); !status) return status.error();
    return Position(limits, tokens.value(), *ply);
}

}  // namespace quintet::tetress
