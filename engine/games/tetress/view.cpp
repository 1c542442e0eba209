#include <vector>

#include "engine/games/tetress/game.hpp"
#include "engine/games/tetress/text/notation.hpp"

namespace quintet::tetress {

namespace {

Point centre_of(int cell) {
    return {static_cast<double>(column_of(cell)), static_cast<double>(row_of(cell))};
}

}  // namespace

BoardLayout Game::layout(const Position&) {
    BoardLayout made;
    made.shape = CellShape::square;
    for (int cell = 0; cell < cell_count; ++cell) {
        made.cells.push_back({format_cell(cell), centre_of(cell), format_cell(cell)});
    }
    for (int i = 0; i < side; ++i) {
        LabelledLine row{std::to_string(i), {}}, column{std::to_string(i), {}};
        for (int j = 0; j < side; ++j) {
            row.cells.push_back(format_cell(cell_at(i, j)));
            column.cells.push_back(format_cell(cell_at(j, i)));
        }
        made.lines.push_back(row);
        made.lines.push_back(column);
    }
    made.capabilities = {"torus", "polyomino"};
    return made;
}

BoardState Game::board(const Position& position) {
    BoardState state;
    for (const Player player : {red, blue}) {
        position.tokens(player).for_each([&](int cell) {
            Token token;
            token.cell = format_cell(cell);
            token.centre = centre_of(cell);
            token.player = player;
            token.kind = "token";
            state.tokens.push_back(token);
        });
        state.tallies.push_back({player, "tokens", position.tokens(player).count(), 0});
    }
    return state;
}

ActionView Game::view(Action action, const Position& position) {
    ActionView made;
    made.text = format_action(action, position);
    made.kind = "place";
    for (const std::uint8_t cell : action.cells()) made.cells.push_back(format_cell(cell));
    // Placements are numbered by shape and anchor; see `board/torus.hpp`.
    const std::size_t shape = action.code() / cell_count;
    const int centre = static_cast<int>(action.code() % cell_count);
    const Offset first = shapes[shape].front();
    made.shape = shape_letters[shape];
    made.anchor = format_cell(cell_at((row_of(centre) + first.r + side) % side,
                                      (column_of(centre) + first.c + side) % side));
    return made;
}

std::vector<Mark> Game::effects(Action action, const Position& before) {
    Board occupied = before.tokens(red) | before.tokens(blue);
    for (const std::uint8_t cell : action.cells()) occupied.insert(cell);
    Mark cleared{"cleared", {}};
    const Board lines = full_lines(occupied);
    lines.for_each([&](int cell) { cleared.cells.push_back(format_cell(cell)); });
    std::vector<Mark> marks;
    if (!cleared.cells.empty()) marks.push_back(cleared);
    Position after = before;
    after.play(action);
    if (after.outcome() == Outcome::win(before.to_move(), "no_legal_action")) {
        Mark winning{"winning", {}};
        for (const std::uint8_t cell : action.cells()) {
            if (!lines.contains(cell)) winning.cells.push_back(format_cell(cell));
        }
        if (!winning.cells.empty()) marks.push_back(winning);
    }
    return marks;
}

BoardSetup Game::setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (const Player player : {red, blue}) made.kinds.push_back({player, "token", cell_count});
    made.numbers.push_back({"ply", no_player, 0, Position::last_ply, position.ply()});
    return made;
}

Result<std::string> Game::setup_text(const BoardSetup& setup, const OptionValues&) {
    std::vector<std::vector<std::string>> rows(side);
    for (int cell = 0; cell < cell_count; ++cell) {
        rows[static_cast<std::size_t>(row_of(cell))].push_back(format_cell(cell));
    }
    const Result<std::string> text = rows_text(setup, rows, letters, "token");
    if (!text) return text;
    return text.value() + " " + letters[setup.to_move] + " " +
           std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::tetress
