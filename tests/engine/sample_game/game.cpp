#include "tests/engine/sample_game/game.hpp"

namespace quintet::sample_game {

namespace {

constexpr std::string_view letters = "rb";

std::string column_name(int column) { return std::string(1, static_cast<char>('a' + column)); }
std::string cell_name(int column, int row) {
    return column_name(column).append(std::to_string(row + 1));
}
Point centre_of(int column, int row) {
    return {static_cast<double>(column), -static_cast<double>(row)};
}

/// Calls `visit(column, row)` for every cell in reading order.
template <class Visit>
void for_each_cell(Visit&& visit) {
    for (int row = rows - 1; row >= 0; --row) {
        for (int column = 0; column < columns; ++column) visit(column, row);
    }
}

/// Returns why no game leads to a position; empty if a game may lead to it.
std::string fault_in(const Position& position) {
    const int lead = std::popcount(position.discs(0)) - std::popcount(position.discs(1));
    if (lead != 0 && lead != 1) return "red must have as many discs as blue, or one more";
    Cells settled = 0;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < position.height(column); ++row) settled |= cell_at(column, row);
    }
    if (position.occupied() != settled) return "a disc hangs in the air";
    if (count_fours(position.discs(position.to_move())) > 0) return "the game was over before";
    return "";
}

}  // namespace

const GameSpec& Game::spec() {
    static const GameSpec spec{.id = "four_in_a_row", .players = {"red", "blue"}};
    return spec;
}

std::string Game::format_action(Action action, const Position&) {
    return "DROP " + column_name(action.column);
}

std::string Game::format_position(const Position& position) {
    std::string text;
    for_each_cell([&](int column, int row) {
        if (column == 0 && row < rows - 1) text += '/';
        const Player player = position.owner(cell_at(column, row));
        text += player == no_player ? '.' : letters[player];
    });
    return text + ' ' + letters[position.to_move()];
}

Result<Position> Game::parse_position(std::string_view text, const OptionValues&) {
    TextCursor cursor(text);
    const Result<std::vector<RowLetter>> letters_read = read_rows(cursor, rows, columns, letters);
    if (!letters_read) return letters_read.error();
    std::array<Cells, 2> discs{};
    for (const auto& [player, line, column] : letters_read.value()) {
        discs[player] |= cell_at(column, rows - 1 - line);
    }
    const Position position(discs);
    if (const std::string fault = fault_in(position); !fault.empty()) return Error{fault};
    // The number of discs says who is to move.
    if (text != format_position(position)) return cursor.expected("a space and the player to move");
    return position;
}

BoardSetup Game::setup(const Position& position) {
    BoardSetup made;
    made.kinds = {{0, "disc", columns * rows}, {1, "disc", columns * rows}};
    for (const Token& token : board(position).tokens) {
        made.tokens.push_back({token.cell, token.player, token.kind, ""});
    }
    made.to_move = position.to_move();
    return made;
}

Result<std::string> Game::setup_text(const BoardSetup& setup, const OptionValues&) {
    std::vector<std::vector<std::string>> cells(rows);
    for_each_cell([&](int column, int row) {
        cells[static_cast<std::size_t>(rows - 1 - row)].push_back(cell_name(column, row));
    });
    const Result<std::string> text = rows_text(setup, cells, letters, "disc");
    if (!text) return text;
    return text.value() + ' ' + letters[setup.to_move];
}

BoardLayout Game::layout(const Position&) {
    BoardLayout made;
    for_each_cell([&](int column, int row) {
        made.cells.push_back(
            {cell_name(column, row), centre_of(column, row), cell_name(column, row)});
    });
    for (int column = 0; column < columns; ++column) {
        LabelledLine line{column_name(column), {}};
        for (int row = 0; row < rows; ++row) line.cells.push_back(cell_name(column, row));
        made.lines.push_back(line);
    }
    return made;
}

BoardState Game::board(const Position& position) {
    BoardState state;
    for_each_cell([&](int column, int row) {
        const Player player = position.owner(cell_at(column, row));
        if (player == no_player) return;
        state.tokens.push_back(
            {cell_name(column, row), centre_of(column, row), 0, player, "disc", ""});
    });
    return state;
}

ActionView Game::view(Action action, const Position& position) {
    ActionView made;
    made.text = format_action(action, position);
    made.kind = "place";
    made.to = cell_name(action.column, position.height(action.column));
    return made;
}

}  // namespace quintet::sample_game
