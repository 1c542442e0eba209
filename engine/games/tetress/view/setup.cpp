#include "engine/games/tetress/view/setup.hpp"

#include <vector>

#include "engine/games/tetress/text/notation.hpp"
#include "engine/games/tetress/view/layout.hpp"

namespace quintet::tetress {

BoardSetup setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (const Player player : {red, blue}) made.kinds.push_back({player, "token", cell_count});
    made.numbers.push_back({"ply", no_player, 0, Position::last_ply, position.ply()});
    return made;
}

Result<std::string> setup_text(const BoardSetup& setup, const OptionValues&) {
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
