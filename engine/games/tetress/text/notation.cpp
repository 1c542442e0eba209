#include "engine/games/tetress/text/notation.hpp"

#include <algorithm>
#include <bitset>
#include <functional>

#include "engine/base/insertion_sort.hpp"
#include "engine/base/text.hpp"
#include "engine/games/tetress/game.hpp"

namespace quintet::tetress {

namespace {

constexpr std::array<std::string_view, 2> names = {"red", "blue"};

/// Parses the four cells of an action, in the order of the text.
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

/// Whether clears can have removed this many tokens. A tetromino fills at most `rows` + `columns` =
/// 5 lines at once, and each of the rows meets each of the columns in one cell.
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
        return Error{.message = "full rows and columns must be cleared", .reason = "full_lines"};
    }
    int missing = 0;
    for (const Player player : {red, blue}) {
        const int placed = 4 * ((ply + (player == red ? 1 : 0)) / 2);
        const int count = tokens[player].count();
        if (count > placed) {
            return Error{.message = std::to_string(count) + " " + std::string(names[player]) +
                                    " tokens, but only " + std::to_string(placed) +
                                    " have been placed",
                         .reason = "wrong_counts"};
        }
        missing += placed - count;
    }
    if (!can_be_cleared(missing)) {
        return Error{.message = "clears cannot have taken " + std::to_string(missing) + " of " +
                                std::to_string(4 * ply) + " tokens",
                     .reason = "wrong_counts"};
    }
    for (const Player player : {red, blue}) {
        if (missing == 0 && !connected(tokens[player])) {
            return Error{.message = "the " + std::string(names[player]) +
                                    " tokens must be connected until a line is cleared",
                         .reason = "squares_apart"};
        }
    }
    return Done{};
}

}  // namespace

const GameSpec& Game::spec() {
    static const GameSpec made = {
        .id = "tetress",
        .players = {"red", "blue"},
        .options = {{.name = "limits",
                     .kind = OptionSpec::Kind::choice,
                     .standard = "text",
                     .choices = {"text", "referee"},
                     .minimum = 0,
                     .maximum = 0}},
        .reads = {"COMP30024 2024 game.log", "COMP30024 2024 part A"},
        .emblem = "M4.5 8h5v5h-5zm5 0h5v5h-5zm5 0h5v5h-5zm-5 5h5v5h-5z",
        .has_rules_page = true,
        .course_clock = {.seconds = 180},
        .practice = {.least_opening_plies = 2, .most_opening_plies = 2, .opening_balance = 81},
    };
    return made;
}

Limits limits_of(const OptionValues& options) {
    return options.choice("limits") == "referee" ? Limits::referee : Limits::text;
}

Position Game::start(const OptionValues& options) { return Position(limits_of(options)); }

std::string format_cell(int cell) {
    return std::to_string(row_of(cell)) + "," + std::to_string(column_of(cell));
}

std::string Game::format_action(Action action, const Position&) {
    std::string text = "PLACE";
    for (const std::uint8_t cell : action.cells()) text += ' ' + format_cell(cell);
    return text;
}

std::optional<Action> find_placement(std::array<std::uint8_t, 4> cells) {
    insertion_sort(cells.begin(), cells.end(), std::less<>());
    const auto found = std::find(placements.begin(), placements.end(), cells);
    if (found == placements.end()) return std::nullopt;
    return Action::from_code(static_cast<std::uint32_t>(found - placements.begin()));
}

namespace {

/// Returns why these cells cannot be filled now; they may be in any order.
Refusal objection(const std::array<std::uint8_t, 4>& cells, const Position& position) {
    Board taken;
    for (const std::uint8_t cell : cells) {
        if (taken.contains(cell)) return {"named_twice", format_cell(cell) + " is named twice"};
        taken.insert(cell);
    }
    if (!find_placement(cells)) return {"no_tetromino", "the four cells are not a tetromino"};
    for (const std::uint8_t cell : cells) {
        if (!position.empty_cells().contains(cell)) {
            return {"occupied", format_cell(cell) + " is occupied"};
        }
    }
    if ((taken & position.contact_cells(position.to_move())).none()) {
        return {"must_touch",
                "a cell must be next to a " + Game::spec().players[position.to_move()] + " token"};
    }
    return {};
}

}  // namespace

Refusal Game::why_not(const Attempt& attempt, const Position& position) {
    std::array<std::uint8_t, 4> cells{};
    if (attempt.cells.size() != cells.size()) return {};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        int cell = 0;
        while (cell < cell_count && format_cell(cell) != attempt.cells[i]) ++cell;
        if (cell == cell_count) return {};
        cells[i] = static_cast<std::uint8_t>(cell);
    }
    return objection(cells, position);
}

Result<Action> Game::parse_action(std::string_view text, const Position& position) {
    TextCursor cursor(text);
    const Result<std::array<std::uint8_t, 4>> cells = parse_cells(cursor);
    if (!cells) return cells.error();
    if (const Refusal why = objection(cells.value(), position)) {
        return Error{.message = std::string(text) + ": " + why.text, .reason = why.key};
    }
    return *find_placement(cells.value());
}

std::string Game::format_position(const Position& position) {
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

Result<Position> Game::parse_position(std::string_view text, const OptionValues& options) {
    const Limits limits = limits_of(options);
    TextCursor cursor(text);
    const Result<std::vector<RowLetter>> rows = read_rows(cursor, side, side, letters);
    if (!rows) return rows.error();
    std::array<Board, 2> tokens;
    for (const auto& [player, r, c] : rows.value()) tokens[player].insert(cell_at(r, c));
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const Result<int> ply = read_turn(cursor, letters, names, Position::last_ply);
    if (!ply) return ply.error();
    if (Status status = check_tokens(tokens, ply.value()); !status) return status.error();
    return Position(limits, tokens, ply.value());
}

}  // namespace quintet::tetress
