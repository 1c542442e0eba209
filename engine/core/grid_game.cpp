#include "engine/core/grid_game.hpp"

#include <utility>

#include "engine/base/text.hpp"
#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"

namespace quintet {

GridPosition::GridPosition(int width, int height)
    : columns(width), rows(height), owners(static_cast<std::size_t>(width * height), no_player) {}

namespace grid {

namespace {

/// The largest number of actions in a setup.
constexpr int last_ply = 9999;

std::string letters_of(const GameSpec& spec) {
    std::string letters;
    for (const std::string& player : spec.players) letters += player.front();
    return letters;
}

Point centre(Square square) {
    return {static_cast<double>(square.column), -static_cast<double>(square.row)};
}

/// Calls `visit(square)` for every square in reading order.
template <class Visit>
void for_each_square(const GridPosition& grid, Visit&& visit) {
    for (int row = grid.rows - 1; row >= 0; --row) {
        for (int column = 0; column < grid.columns; ++column) visit(Square{column, row});
    }
}

std::string turn_text(const GameSpec& spec, Player to_move, int ply, bool with_ply) {
    std::string text = " ";
    text += letters_of(spec)[to_move];
    if (with_ply) text.append(" ").append(std::to_string(ply));
    return text;
}

}  // namespace

std::string name(Square square) {
    std::string text(1, static_cast<char>('a' + square.column));
    return text.append(std::to_string(square.row + 1));
}

std::string format_action(const SquareAction& action) {
    return action.from ? name(*action.from).append("-").append(name(action.to)) : name(action.to);
}

std::string format(const GridPosition& grid, const GameSpec& spec, bool with_ply) {
    const std::string letters = letters_of(spec);
    std::string text;
    for_each_square(grid, [&](Square square) {
        if (square.column == 0 && !text.empty()) text += '/';
        const Player owner = grid.at(square);
        text += owner == no_player ? '.' : letters[owner];
    });
    return text + turn_text(spec, grid.to_move, grid.ply, with_ply);
}

Result<GridPosition> parse(std::string_view text, GridPosition empty, const GameSpec& spec,
                           bool with_ply) {
    const std::string letters = letters_of(spec);
    TextCursor cursor(text);
    const auto read = read_rows(cursor, empty.rows, empty.columns, letters);
    if (!read) return read.error();
    for (const auto& [player, row, column] : read.value()) {
        empty.at({column, empty.rows - 1 - row}) = static_cast<Player>(player);
    }
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const TextCursor before = cursor;
    const std::size_t player = letters.find(cursor.next().value_or(' '));
    if (player == std::string::npos) return before.expected("the letter of the player to move");
    empty.to_move = static_cast<Player>(player);
    if (with_ply) {
        if (!cursor.accept(' ')) return cursor.expected("a space");
        const TextCursor number = cursor;
        empty.ply = cursor.integer().value_or(-1);
        if (empty.ply < 0 || empty.ply > last_ply) {
            return number.expected("the number of actions played, at most " +
                                   std::to_string(last_ply));
        }
    }
    if (!cursor.at_end()) return cursor.expected("the end");
    return empty;
}

BoardLayout layout(const GridPosition& grid) {
    BoardLayout made;
    std::vector<LabelledLine> columns, rows;
    for (int column = 0; column < grid.columns; ++column) {
        columns.push_back({std::string(1, static_cast<char>('a' + column)), {}});
    }
    for (int row = 0; row < grid.rows; ++row) rows.push_back({std::to_string(row + 1), {}});
    for_each_square(grid, [&](Square square) {
        made.cells.push_back({name(square), centre(square), name(square)});
        columns[static_cast<std::size_t>(square.column)].cells.push_back(name(square));
        rows[static_cast<std::size_t>(square.row)].cells.push_back(name(square));
    });
    made.lines = std::move(columns);
    made.lines.insert(made.lines.end(), rows.begin(), rows.end());
    return made;
}

BoardState board(const GridPosition& grid, std::string_view kind) {
    BoardState state;
    for_each_square(grid, [&](Square square) {
        const Player owner = grid.at(square);
        if (owner == no_player) return;
        state.tokens.push_back({name(square), centre(square), 0, owner, std::string(kind), ""});
    });
    return state;
}

ActionView view(std::string text, const SquareAction& action) {
    ActionView made;
    made.text = std::move(text);
    made.kind = action.from ? "move" : "place";
    if (action.from) made.from = name(*action.from);
    made.to = name(action.to);
    return made;
}

BoardSetup setup(const GridPosition& grid, const GameSpec& spec, std::string_view kind,
                 bool with_ply) {
    BoardSetup made = setup_from(board(grid, kind), grid.to_move);
    for (std::size_t player = 0; player < spec.players.size(); ++player) {
        made.kinds.push_back(
            {static_cast<Player>(player), std::string(kind), grid.columns * grid.rows});
    }
    if (with_ply) made.numbers.push_back({"ply", no_player, 0, last_ply, grid.ply});
    return made;
}

Result<std::string> setup_text(const BoardSetup& setup, const GridPosition& empty,
                               const GameSpec& spec, std::string_view kind, bool with_ply) {
    std::vector<std::vector<std::string>> cells;
    for_each_square(empty, [&](Square square) {
        if (square.column == 0) cells.emplace_back();
        cells.back().push_back(name(square));
    });
    const Result<std::string> text = rows_text(setup, cells, letters_of(spec), kind);
    if (!text) return text;
    const int ply = setup.number("ply").value_or(setup.to_move);
    return text.value() + turn_text(spec, setup.to_move, ply, with_ply);
}

}  // namespace grid

}  // namespace quintet
